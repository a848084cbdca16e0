import type { TransactionStatus } from '@portal/shared/domain/enumerations';
import { sql } from 'kysely';
import type { Executor, Tx } from '../db/client.ts';
import { PREPARED } from '../db/preparingPool.ts';
import { entryQuery, walletEntryQuery } from './entryQuery.ts';
import type { AccountKey } from './Journal.ts';
import type { Movement, MovementSource } from './MovementSource.ts';
import { foundMovements } from './movementSearch.ts';
import type { WalletKey } from './wallets.ts';

/** Costs for lists, whose pages are in memory: with the default costs the planner walks the wrong index (docs/decisions/0008). */
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
  entryQuery(executor, platformId)
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
    .select([sql<TransactionStatus>`'POSTED'`.as('status'), sql<null>`null`.as('reasonCode')]);

/** Returns the entries in wallets of the journal with that identifier. */
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

/** Returns the identifier of a journal, and the balance that it left in the wallet of an account; minor units. */
export async function findPosting(
  executor: Executor,
  account: AccountKey,
  journalId: bigint,
): Promise<{ readonly identifier: string; readonly balanceMinor: bigint }> {
  const { identifier, balance_after_minor } = await walletEntryQuery(executor, account)
    .modifyFront(PREPARED)
    .select(['ledger_journals.identifier', 'ledger_entries.balance_after_minor'])
    .where('ledger_journals.id', '=', journalId)
    .orderBy('ledger_entries.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { identifier, balanceMinor: balance_after_minor ?? 0n };
}

/** Returns the entries of a wallet between two times, oldest first, at most `limit`. */
export const listEntries = (
  tx: Tx,
  { platformId, walletId }: WalletKey,
  { from, before, limit }: { readonly from: Date; readonly before: Date; readonly limit: number },
) =>
  entryQuery(tx, platformId)
    .select([
      'ledger_entries.created_at as at',
      'ledger_entries.amount_minor as amount',
      'ledger_journals.type',
      'ledger_journals.identifier as reference',
      'ledger_journals.description',
      'orders.reference_order_id as order',
    ])
    .where('ledger_entries.ledger_account_id', '=', walletId)
    .where('ledger_entries.journal_type', 'is not', null)
    .where('ledger_entries.created_at', '>=', from)
    .where('ledger_entries.created_at', '<', before)
    .orderBy('ledger_entries.created_at')
    .orderBy('ledger_entries.id')
    .limit(limit)
    .execute();
