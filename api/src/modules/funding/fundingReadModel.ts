import type { TransactionStatus } from '@portal/shared/domain/enumerations';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import { PREPARED } from '../../db/preparingPool.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import { isAccountVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Movement, MovementSource } from '../../ledger/MovementSource.ts';
import { foundMovements } from './movementSearch.ts';
import type { Wallet } from '../../ledger/MovementSource.ts';

const wallets = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('accounts')
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
    ])
    .where('accounts.platform_id', '=', user.platformId)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user));

/** The wallets of all accounts that the user sees, or of those among the identifiers. */
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

/** What lists read is in memory; with the default costs the planner walks the wrong index (docs/decisions/0008). */
const LOW_PAGE_COSTS = sql`select set_config('seq_page_cost', '0.15', true), set_config('random_page_cost', '0.2', true)`;

/** Entries of wallets, as they were booked. */
export const bookedEntries: MovementSource = {
  async find(db, filter, { direction, limit, offset }, cap) {
    if (filter.wallets.length === 0) return { ids: [], total: 0 };
    return db.transaction().execute(async (tx) => {
      await LOW_PAGE_COSTS.execute(tx);
      const { rows } = await sql<{ ids: bigint[]; total: number }>`
        select coalesce((array_agg(id))[${offset + 1}::int:${offset + limit}::int], '{}') as ids, count(*)::int as total
        from (${foundMovements(filter, direction, cap)}) as found`.execute(tx);
      return rows[0] ?? { ids: [], total: 0 };
    });
  },

  list: (executor, platformId, ids, direction) =>
    movements(executor, platformId)
      .modifyFront(PREPARED)
      .where(sql<boolean>`ledger_entries.id = any(${ids}::bigint[])`)
      .orderBy('ledger_entries.created_at', direction)
      .orderBy('ledger_entries.id', direction)
      .execute(),
};

const movements = (executor: Executor, platformId: bigint) =>
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
    .leftJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'ledger_journals.platform_id')
        .onRef('users.id', '=', 'ledger_journals.created_by_user_id'),
    )
    .select([
      'ledger_entries.id',
      'ledger_entries.ledger_account_id as walletId',
      'ledger_entries.created_at as createdAt',
      'ledger_entries.amount_minor as amountMinor',
      'ledger_entries.balance_after_minor as balanceAfterMinor',
      'ledger_entries.currency_code as currencyCode',
      'ledger_journals.type',
      'ledger_journals.identifier',
      'ledger_journals.description',
      'orders.reference_order_id as referenceOrderId',
      'users.first_name as firstName',
      'users.last_name as lastName',
    ])
    .select([sql<TransactionStatus>`'POSTED'`.as('status'), sql<null>`null`.as('reasonCode')])
    .where('ledger_entries.platform_id', '=', platformId);

/** The entries in wallets of the journal with that identifier. */
export const listMovementsOfJournal = (
  executor: Executor,
  platformId: bigint,
  identifier: string,
): Promise<Movement[]> =>
  movements(executor, platformId)
    .where('ledger_journals.identifier', '=', identifier)
    .where('ledger_entries.journal_type', 'is not', null)
    .orderBy('ledger_entries.id')
    .execute();

/** What a journal is called, and what it has left in the wallet of an account; minor units. */
export async function findPosting(
  executor: Executor,
  { platformId, accountId }: AccountKey,
  journalId: bigint,
): Promise<{ readonly identifier: string; readonly balanceMinor: bigint }> {
  const { identifier, balance_after_minor } = await executor
    .selectFrom('ledger_journals')
    .modifyFront(PREPARED)
    .innerJoin('ledger_entries', (join) =>
      join
        .onRef('ledger_entries.platform_id', '=', 'ledger_journals.platform_id')
        .onRef('ledger_entries.journal_id', '=', 'ledger_journals.id'),
    )
    .innerJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.platform_id', '=', 'ledger_entries.platform_id')
        .onRef('ledger_accounts.id', '=', 'ledger_entries.ledger_account_id'),
    )
    .select(['ledger_journals.identifier', 'ledger_entries.balance_after_minor'])
    .where('ledger_journals.platform_id', '=', platformId)
    .where('ledger_journals.id', '=', journalId)
    .where('ledger_accounts.account_id', '=', accountId)
    .where('ledger_accounts.kind', '=', 'WALLET')
    .orderBy('ledger_entries.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { identifier, balanceMinor: balance_after_minor ?? 0n };
}

/** The accounts among the identifiers that the user sees, with what a transfer asks about them. */
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

/** Every month (`YYYY-MM`) in which something moved in the wallet of an account, oldest first; minor units. */
export const listMonths = (executor: Executor, { platformId, accountId }: AccountKey) =>
  executor
    .selectFrom('ledger_accounts')
    .innerJoin('wallet_months', (join) =>
      join
        .onRef('wallet_months.platform_id', '=', 'ledger_accounts.platform_id')
        .onRef('wallet_months.ledger_account_id', '=', 'ledger_accounts.id'),
    )
    .select([
      sql<string>`to_char(wallet_months.month, 'YYYY-MM')`.as('month'),
      'wallet_months.in_minor as moneyIn',
      'wallet_months.out_minor as moneyOut',
    ])
    .where('ledger_accounts.platform_id', '=', platformId)
    .where('ledger_accounts.account_id', '=', accountId)
    .where('ledger_accounts.kind', '=', 'WALLET')
    .orderBy('wallet_months.month')
    .execute();
