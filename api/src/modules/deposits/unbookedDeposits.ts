import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { TransactionStatus } from '@portal/shared/domain/enumerations';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Executor } from '../../db/client.ts';
import { isUuid } from '../../db/isUuid.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import type { Movement, MovementSource } from '../../ledger/MovementSource.ts';
import type { AmountRange, MovementFilter } from '../../ledger/MovementSource.ts';

/** Each as the index of such deposits says it. */
const PENDING = sql<boolean>`deposits.status = 'PENDING'`;
const FAILED = sql<boolean>`deposits.status in ('DECLINED', 'RETURNED', 'CANCELLED')`;

/** Deposits that are in no balance, of a group of states. */
const depositsWhich = (isInGroup: RawBuilder<boolean>): MovementSource => ({
  async find(db, filter, { direction, limit, offset }, cap) {
    if (filter.wallets.length === 0) return { ids: [], total: 0 };
    const order = sql.raw(`deposits.created_at ${direction}, deposits.id ${direction}`);
    const where = sql.join([isInGroup, ...conditions(filter)], sql` and `);
    const { rows } = await sql<{ ids: bigint[]; total: number }>`
      select coalesce((array_agg(id))[${offset + 1}::int:${offset + limit}::int], '{}') as ids, count(*)::int as total
      from (select deposits.id from deposits where ${where} order by ${order} limit ${cap}) as found`.execute(db);
    return rows[0] ?? { ids: [], total: 0 };
  },

  list: (executor, platformId, ids, direction) =>
    unbooked(executor, platformId)
      .where(isInGroup)
      .where(sql<boolean>`deposits.id = any(${ids}::bigint[])`)
      .orderBy('deposits.created_at', direction)
      .orderBy('deposits.id', direction)
      .execute(),
});

/** Deposits that were asked for and are in no balance yet. */
export const pendingDeposits = depositsWhich(PENDING);

/** Deposits that were asked for and came to nothing: no journal tells of them. */
export const failedDeposits = depositsWhich(FAILED);

/** The deposit of that identifier that is in no balance: one row, or none. */
export const findUnbooked = async (
  executor: Executor,
  platformId: bigint,
  identifier: string,
  { withPending }: { readonly withPending: boolean },
): Promise<Movement[]> =>
  isUuid(identifier)
    ? unbooked(executor, platformId)
        .where('deposits.identifier', '=', identifier)
        .where(withPending ? sql<boolean>`(${PENDING} or ${FAILED})` : FAILED)
        .execute()
    : [];

/** The identifier of the journal that credited the deposit of that identifier; null when none did. */
export async function findCreditOf(executor: Executor, platformId: bigint, identifier: string): Promise<string | null> {
  if (!isUuid(identifier)) return null;
  const journal = await executor
    .selectFrom('deposits')
    .innerJoin('ledger_journals', (join) =>
      join
        .onRef('ledger_journals.platform_id', '=', 'deposits.platform_id')
        .onRef('ledger_journals.id', '=', 'deposits.credit_journal_id'),
    )
    .select('ledger_journals.identifier')
    .where('deposits.platform_id', '=', platformId)
    .where('deposits.identifier', '=', identifier)
    .executeTakeFirst();
  return journal?.identifier ?? null;
}

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

const { failedShownMs, formMs } = SERVER_SETTINGS.deposits;

/** How many deposits of an account came to nothing of late, after whoever made them had left the page that would say so. */
export async function countFailedLate(db: Db, { platformId, accountId }: AccountKey, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('deposits')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where(FAILED)
    .where('status', '<>', 'CANCELLED')
    .where('credit_journal_id', 'is', null)
    .where('finished_at', '>=', new Date(now.getTime() - failedShownMs))
    .where(sql<boolean>`finished_at > created_at + make_interval(secs => ${formMs / 1_000})`)
    .executeTakeFirstOrThrow();
  return count;
}

const unbooked = (executor: Executor, platformId: bigint) =>
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
      'deposits.reason_code as reasonCode',
      'users.first_name as firstName',
      'users.last_name as lastName',
    ])
    .select([
      sql<string | null>`nullif(concat_ws(' · ', deposits.source_name, deposits.note), '')`.as('description'),
      sql<null>`null`.as('balanceAfterMinor'),
      sql<null>`null`.as('referenceOrderId'),
      sql<TransactionStatus>`deposits.status`.as('status'),
    ])
    .where('deposits.platform_id', '=', platformId)
    .where('deposits.credit_journal_id', 'is', null);

function conditions(filter: MovementFilter): RawBuilder<unknown>[] {
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
