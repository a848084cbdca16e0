import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import { PREPARED } from '../../db/preparingPool.ts';
import { isAccountVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Wallet } from '../../ledger/MovementSource.ts';

const wallets = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('accounts')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'accounts.platform_id')
        .onRef('customers.id', '=', 'accounts.customer_id'),
    )
    .innerJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.platform_id', '=', 'accounts.platform_id')
        .onRef('ledger_accounts.account_id', '=', 'accounts.id')
        .on('ledger_accounts.kind', '=', 'WALLET'),
    )
    .select([
      'ledger_accounts.id',
      'accounts.id as accountId',
      'ledger_accounts.currency_code as currencyCode',
      'accounts.account_number as accountNumber',
      'accounts.identifier as accountIdentifier',
      'accounts.display_name as accountDisplayName',
      'customers.display_name as groupDisplayName',
    ])
    .where('accounts.platform_id', '=', user.platformId)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user));

/** Returns the wallets of all accounts that the user sees, or of those among the identifiers. */
export const listWallets = (
  executor: Executor,
  user: SessionUser,
  identifiers: readonly string[] | null,
): Promise<Wallet[]> =>
  wallets(executor, user)
    .$if(identifiers !== null, (query) =>
      query.where(sql<boolean>`accounts.identifier = any(${identifiers ?? []}::text[])`),
    )
    .execute();

/** Returns those of the wallets, by row ids, whose accounts the user sees. */
export const listWalletsById = (executor: Executor, user: SessionUser, ids: readonly bigint[]): Promise<Wallet[]> =>
  wallets(executor, user)
    .where(sql<boolean>`ledger_accounts.id = any(${ids}::bigint[])`)
    .execute();

/** Returns the accounts among the identifiers that the user sees, with what a transfer asks about them. */
export const listParties = (tx: Tx, user: SessionUser, identifiers: readonly string[]) =>
  tx
    .selectFrom('accounts')
    .modifyFront(PREPARED)
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'accounts.platform_id')
        .onRef('customers.id', '=', 'accounts.customer_id'),
    )
    .innerJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.platform_id', '=', 'accounts.platform_id')
        .onRef('ledger_accounts.account_id', '=', 'accounts.id')
        .on('ledger_accounts.kind', '=', 'WALLET'),
    )
    .select([
      'accounts.id',
      'accounts.identifier',
      'accounts.currency_code',
      'accounts.active',
      'accounts.status',
      'customers.identifier as groupIdentifier',
      'ledger_accounts.balance_minor',
    ])
    .where('accounts.platform_id', '=', user.platformId)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user))
    .where(sql<boolean>`accounts.identifier = any(${identifiers}::text[])`)
    .execute();
