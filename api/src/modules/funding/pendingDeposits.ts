import type { TransactionStatus } from '@portal/shared/domain/enumerations';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Executor } from '../../db/client.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import type { Movement, MovementSource } from './MovementSource.ts';
import type { AmountRange, MovementFilter } from './movementSearch.ts';

/** Deposits that were asked for and are in no balance yet. */
export const pendingDeposits: MovementSource = {
  async find(db, filter, { direction, limit, offset }, cap) {
    if (filter.wallets.length === 0) return { ids: [], total: 0 };
    const order = sql.raw(`deposit.created_at ${direction}, deposit.id ${direction}`);
    const { rows } = await sql<{ ids: bigint[]; total: number }>`
      select coalesce((array_agg(id))[${offset + 1}::int:${offset + limit}::int], '{}') as ids, count(*)::int as total
      from (select deposit.id from deposits as deposit where ${conditions(filter)} order by ${order} limit ${cap}) as found`.execute(
      db,
    );
    return rows[0] ?? { ids: [], total: 0 };
  },

  list: (executor, platformId, ids, direction) =>
    pending(executor, platformId)
      .where(sql<boolean>`deposits.id = any(${ids}::bigint[])`)
      .orderBy('deposits.created_at', direction)
      .orderBy('deposits.id', direction)
      .execute(),
};

/** The pending deposit of that identifier: one row, or none. */
export const findPendingDeposit = async (
  executor: Executor,
  platformId: bigint,
  identifier: string,
): Promise<Movement[]> =>
  pending(executor, platformId)
    .where(sql<boolean>`deposits.identifier::text = ${identifier}`)
    .execute();

/** What is pending for an account: minor units, and of how many deposits. */
export const sumPending = (db: Db, { platformId, accountId }: AccountKey) =>
  db
    .selectFrom('deposits')
    .select([
      sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('amountMinor'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'PENDING')
    .where('credit_journal_id', 'is', null)
    .executeTakeFirstOrThrow();

const pending = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('deposits')
    .innerJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.platform_id', '=', 'deposits.platform_id')
        .onRef('ledger_accounts.account_id', '=', 'deposits.account_id')
        .on('ledger_accounts.kind', '=', 'WALLET'),
    )
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'deposits.platform_id')
        .onRef('users.id', '=', 'deposits.created_by_user_id'),
    )
    .select([
      'deposits.id',
      'ledger_accounts.id as walletId',
      'deposits.created_at as createdAt',
      'deposits.amount_minor as amountMinor',
      'deposits.currency_code as currencyCode',
      'deposits.kind as type',
      'deposits.identifier',
      'deposits.note as description',
      'users.first_name as firstName',
      'users.last_name as lastName',
    ])
    .select([
      sql<null>`null`.as('balanceAfterMinor'),
      sql<null>`null`.as('referenceOrderId'),
      sql<TransactionStatus>`'PENDING'`.as('status'),
    ])
    .where('deposits.platform_id', '=', platformId)
    .where('deposits.status', '=', 'PENDING')
    .where('deposits.credit_journal_id', 'is', null);

function conditions({ platformId, wallets, types, since, before, amounts, search }: MovementFilter) {
  const all: RawBuilder<unknown>[] = [
    sql`deposit.platform_id = ${platformId}`,
    sql`deposit.status = 'PENDING'`,
    sql`deposit.credit_journal_id is null`,
    sql`deposit.account_id = any(${wallets.map(({ accountId }) => accountId)}::bigint[])`,
  ];
  if (types) all.push(sql`deposit.kind = any(${types}::text[])`);
  if (since) all.push(sql`deposit.created_at >= ${since}`);
  if (before) all.push(sql`deposit.created_at < ${before}`);
  if (amounts) all.push(sql`(${sql.join(amounts.map(inRange), sql` or `)})`);
  if (search !== undefined)
    all.push(sql`(note_lexemes(${platformId}::bigint, deposit.note) @@ note_query(${platformId}::bigint, ${search}::text)
      or starts_with(deposit.identifier::text, ${search.toLowerCase()}))`);
  return sql.join(all, sql` and `);
}

const inRange = ({ currencyCode, minMinor, maxMinor }: AmountRange): RawBuilder<unknown> =>
  sql`(deposit.currency_code = ${currencyCode} and deposit.amount_minor between
    ${minMinor ?? 0n}::bigint and ${maxMinor ?? MOST}::bigint)`;

/** The largest `bigint` of the database. */
const MOST = 9_223_372_036_854_775_807n;
