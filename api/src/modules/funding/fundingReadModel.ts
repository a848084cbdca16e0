import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { AccountKey } from '../../ledger/Journal.ts';

/** Filter: one account's wallet, optionally one type. */
export interface MovementFilter extends AccountKey {
  readonly type?: string;
}

const movements = (executor: Executor, { platformId, accountId, type }: MovementFilter) =>
  executor
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.platform_id', '=', 'ledger_entries.platform_id')
        .onRef('ledger_accounts.id', '=', 'ledger_entries.ledger_account_id'),
    )
    .innerJoin('ledger_journals', (join) =>
      join
        .onRef('ledger_journals.platform_id', '=', 'ledger_entries.platform_id')
        .onRef('ledger_journals.id', '=', 'ledger_entries.journal_id'),
    )
    .where('ledger_entries.platform_id', '=', platformId)
    .where('ledger_accounts.kind', '=', 'WALLET')
    .where('ledger_accounts.account_id', '=', accountId)
    .$if(type !== undefined, (query) => query.where('ledger_journals.type', '=', type ?? ''));

export type Movement = Awaited<ReturnType<typeof listMovements>>[number];

/** A page of a wallet's entries. Entry ids ascend in write order, so they serve as the time order. */
export const listMovements = (
  executor: Executor,
  filter: MovementFilter,
  page: { direction: 'asc' | 'desc'; limit: number; offset: number },
) =>
  movements(executor, filter)
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.platform_id', '=', 'ledger_journals.platform_id')
        .onRef('orders.id', '=', 'ledger_journals.order_id'),
    )
    .select([
      'ledger_entries.created_at as createdAt',
      'ledger_entries.amount_minor as amountMinor',
      'ledger_entries.balance_after_minor as balanceAfterMinor',
      'ledger_entries.currency_code as currencyCode',
      'ledger_journals.type',
      'ledger_journals.identifier',
      'ledger_journals.description',
      'orders.reference_order_id as referenceOrderId',
    ])
    .orderBy('ledger_entries.id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Number of entries, counted up to `cap`. */
export async function countMovements(executor: Executor, filter: MovementFilter, cap: number): Promise<number> {
  const counted = movements(executor, filter)
    .select(sql<number>`1`.as('one'))
    .limit(cap);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The public identifier of a journal. */
export async function findJournalIdentifier(
  executor: Executor,
  platformId: bigint,
  journalId: bigint,
): Promise<string> {
  const { identifier } = await executor
    .selectFrom('ledger_journals')
    .select('identifier')
    .where('platform_id', '=', platformId)
    .where('id', '=', journalId)
    .executeTakeFirstOrThrow();
  return identifier;
}

/** The account of a row id, with the fields that its entries show. */
export const findIdentifier = async (
  executor: Executor,
  { platformId, accountId }: AccountKey,
): Promise<string | null> => {
  const account = await executor
    .selectFrom('accounts')
    .select('identifier')
    .where('platform_id', '=', platformId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.identifier ?? null;
};
