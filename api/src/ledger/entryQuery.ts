import type { Executor } from '../db/client.ts';
import type { AccountKey } from './Journal.ts';

/** Entries of a platform, each with its journal, and with the order, its buyer and the author of the journal where it has them. */
export const entryQuery = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('ledger_entries')
    .innerJoin('ledger_journals', (join) =>
      join
        .onRef('ledger_journals.platform_id', '=', 'ledger_entries.platform_id')
        .onRef('ledger_journals.id', '=', 'ledger_entries.journal_id'),
    )
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.platform_id', '=', 'ledger_journals.platform_id')
        .onRef('orders.id', '=', 'ledger_journals.order_id'),
    )
    .leftJoin('users as buyers', (join) =>
      join.onRef('buyers.platform_id', '=', 'orders.platform_id').onRef('buyers.id', '=', 'orders.user_id'),
    )
    .leftJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'ledger_journals.platform_id')
        .onRef('users.id', '=', 'ledger_journals.created_by_user_id'),
    )
    .where('ledger_entries.platform_id', '=', platformId);

/** The same, in the wallet of one account. */
export const walletEntryQuery = (executor: Executor, { platformId, accountId }: AccountKey) =>
  entryQuery(executor, platformId).innerJoin('ledger_accounts', (join) =>
    join
      .onRef('ledger_accounts.platform_id', '=', 'ledger_entries.platform_id')
      .onRef('ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')
      .on('ledger_accounts.kind', '=', 'WALLET')
      .on('ledger_accounts.account_id', '=', accountId),
  );
