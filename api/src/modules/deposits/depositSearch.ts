import { sql, type RawBuilder } from 'kysely';
import type { AmountRange, Direction, MovementFilter } from '../../ledger/MovementSource.ts';

/** Each as the index of such deposits says it. */
export const PENDING = sql<boolean>`deposits.status = 'PENDING'`;
export const FAILED = sql<boolean>`deposits.status in ('DECLINED', 'RETURNED', 'CANCELLED')`;

/** Row ids and times of the matching deposits of a group of states in the list's order, at most `cap`. */
export function foundDeposits(
  isInGroup: RawBuilder<boolean>,
  filter: MovementFilter,
  direction: Direction,
  cap: number,
): RawBuilder<unknown> {
  const order = sql.raw(`deposits.created_at ${direction}, deposits.id ${direction}`);
  const where = sql.join([isInGroup, ...conditionsOf(filter)], sql` and `);
  return sql`select deposits.id, deposits.created_at from deposits where ${where} order by ${order} limit ${cap}`;
}

/** Conditions of deposits that are in no balance. */
function conditionsOf(filter: MovementFilter): RawBuilder<unknown>[] {
  const { platformId, wallets, types, since, before, amounts, search } = filter;
  const all: RawBuilder<unknown>[] = [
    sql`deposits.platform_id = ${platformId}`,
    sql`deposits.credit_journal_id is null`,
    sql`deposits.account_id = any(${wallets.map(({ accountId }) => accountId)}::bigint[])`,
  ];
  if (types) all.push(sql`deposits.kind = any(${types}::text[])`);
  if (since) all.push(sql`deposits.created_at >= ${since}`);
  if (before) all.push(sql`deposits.created_at < ${before}`);
  if (amounts) all.push(sql`(${sql.join(amounts.map(inRange), sql` or `)})`);
  if (search !== undefined)
    all.push(sql`(deposits.words @@ note_query(${platformId}::bigint, ${search}::text)
      or starts_with(deposits.identifier::text, ${search.toLowerCase()}))`);
  return all;
}

const inRange = ({ currencyCode, minMinor, maxMinor }: AmountRange): RawBuilder<unknown> =>
  sql`(deposits.currency_code = ${currencyCode} and deposits.amount_minor between
    ${minMinor ?? 0n}::bigint and ${maxMinor ?? MOST}::bigint)`;

/** The largest `bigint` of the database. */
const MOST = 9_223_372_036_854_775_807n;
