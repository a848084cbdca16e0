import type { TransactionStatus } from '@portal/shared/domain/enumerations';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Executor, Tx } from '../db/client.ts';
import { PREPARED } from '../db/preparingPool.ts';
import { entryQuery } from './entryQuery.ts';
import type { FoundPage, Movement, MovementSource, MovementWindow } from './MovementSource.ts';
import { foundMovements } from './movementSearch.ts';
import type { WalletKey } from './wallets.ts';

/** Costs for lists, whose pages are in memory: with the default costs the planner walks the wrong index (docs/decisions/0008). */
const LOW_PAGE_COSTS = sql`select set_config('seq_page_cost', '0.15', true), set_config('random_page_cost', '0.2', true)`;

/** Returns the row ids of one page of found movements, and how many were found. */
export const readPage = (
  db: Db,
  found: RawBuilder<unknown>,
  { offset, limit }: Pick<MovementWindow, 'offset' | 'limit'>,
): Promise<FoundPage> =>
  db.transaction().execute(async (tx) => {
    await LOW_PAGE_COSTS.execute(tx);
    const { rows } = await sql<FoundPage>`
      select coalesce((array_agg(id))[${offset + 1}::int:${offset + limit}::int], '{}') as ids, count(*)::int as total
      from (${found}) as found`.execute(tx);
    return rows[0] ?? { ids: [], total: 0 };
  });

/** Entries of wallets, as they were booked. */
export const bookedEntries: MovementSource = {
  async find(db, filter, { direction, limit, offset }, cap) {
    if (filter.wallets.length === 0) return { ids: [], total: 0 };
    return readPage(db, foundMovements(filter, direction, cap), { offset, limit });
  },

  async list(executor, platformId, ids, direction) {
    const rows = await movements(executor, platformId)
      .modifyFront(PREPARED)
      .where(sql<boolean>`ledger_entries.id = any(${ids}::bigint[])`)
      .orderBy('ledger_entries.created_at', direction)
      .orderBy('ledger_entries.id', direction)
      .execute();
    return rows.map(toMovement);
  },
};

const OTHER_WALLET = sql<bigint | null>`case when ledger_entries.journal_type = 'TRANSFER' then (
  select other.ledger_account_id from ledger_entries as other
  where other.platform_id = ledger_entries.platform_id and other.journal_id = ledger_entries.journal_id
    and other.journal_type = 'TRANSFER' and other.ledger_account_id <> ledger_entries.ledger_account_id limit 1) end`;

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
      'ledger_journals.created_by_user_id as authorId',
      'orders.reference_order_id as referenceOrderId',
      'orders.user_id as buyerId',
      'orders.line_count as lineCount',
      'orders.reward_names as rewardNames',
      'orders.recipient_summary as recipientSummary',
      'buyers.first_name as buyerFirstName',
      'buyers.last_name as buyerLastName',
      'users.first_name as firstName',
      'users.last_name as lastName',
    ])
    .select([
      OTHER_WALLET.as('otherWalletId'),
      sql<TransactionStatus>`'POSTED'`.as('status'),
      sql<null>`null`.as('reasonCode'),
    ]);

type MovementRow = Awaited<ReturnType<ReturnType<typeof movements>['execute']>>[number];

function toMovement(row: MovementRow): Movement {
  const { referenceOrderId, buyerId, lineCount, rewardNames, recipientSummary, ...movement } = row;
  const isOfOrder = referenceOrderId !== null && buyerId !== null && lineCount !== null;
  if (!isOfOrder || rewardNames === null || recipientSummary === null) return { ...movement, order: null };
  const { buyerFirstName: firstName, buyerLastName: lastName } = row;
  const order = { referenceOrderId, buyerId, lineCount, rewardNames, recipientSummary, firstName, lastName };
  return { ...movement, order };
}

/** Returns the entries in wallets of the journal with that identifier. */
export async function listMovementsOfJournal(
  executor: Executor,
  platformId: bigint,
  identifier: string,
): Promise<Movement[]> {
  const rows = await movements(executor, platformId)
    .where('ledger_journals.identifier', '=', identifier)
    .where('ledger_entries.journal_type', 'is not', null)
    .orderBy('ledger_entries.id')
    .execute();
  return rows.map(toMovement);
}

/** Returns the entries of a wallet between two times, oldest first, at most `limit`. */
export async function listMovements(
  tx: Tx,
  { platformId, walletId }: WalletKey,
  { from, before, limit }: { readonly from: Date; readonly before: Date; readonly limit: number },
): Promise<Movement[]> {
  const rows = await movements(tx, platformId)
    .where('ledger_entries.ledger_account_id', '=', walletId)
    .where('ledger_entries.journal_type', 'is not', null)
    .where('ledger_entries.created_at', '>=', from)
    .where('ledger_entries.created_at', '<', before)
    .orderBy('ledger_entries.created_at')
    .orderBy('ledger_entries.id')
    .limit(limit)
    .execute();
  return rows.map(toMovement);
}
