import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import { isUuid } from '../../db/isUuid.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { Deposits } from '../../db/schema.generated.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import type { DepositKey } from './depositReference.ts';
import { FAILED } from './depositSearch.ts';
import { PREPARED } from '../../db/preparingPool.ts';

const { failedShownMs, formMs } = SERVER_SETTINGS.deposits;

export type DepositRow = Selectable<Deposits>;

export type NewDeposit = Insertable<Deposits>;

export const insertDeposit = (tx: Tx, row: NewDeposit): Promise<DepositRow> =>
  tx.insertInto('deposits').modifyEnd(PREPARED).values(row).returningAll().executeTakeFirstOrThrow();

export const findDeposit = (executor: Executor, { platformId, id }: TenantKey): Promise<DepositRow> =>
  executor
    .selectFrom('deposits')
    .modifyFront(PREPARED)
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The same; others that change it wait for the end of the transaction. */
export const lockDeposit = (tx: Tx, { platformId, id }: TenantKey): Promise<DepositRow> =>
  tx
    .selectFrom('deposits')
    .modifyFront(PREPARED)
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const updateDeposit = (tx: Tx, { platform_id, id }: DepositRow, change: Updateable<Deposits>) =>
  tx
    .updateTable('deposits')
    .modifyEnd(PREPARED)
    .set(change)
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns what an account was funded with by one kind of deposit since then, in minor units, without what came to nothing. */
export async function depositedSince(
  tx: Tx,
  { platformId, accountId }: AccountKey,
  kind: string,
  since: Date,
): Promise<bigint> {
  const { total } = await tx
    .selectFrom('deposits')
    .modifyFront(PREPARED)
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('total'))
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .where('status', 'not in', ['DECLINED', 'CANCELLED', 'RETURNED'])
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns what is pending for an account: minor units, and of how many deposits. */
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

/** Returns how many deposits of an account came to nothing of late, after whoever made them had left the page that would say so. */
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

/** Returns what an account was funded with by bank since then, and what of it waits for the bank's page; minor units. */
export const fundedByBankSince = (
  executor: Executor,
  { platformId, accountId }: AccountKey,
  since: Date,
  formsSince: Date,
) =>
  executor
    .selectFrom('deposits')
    .select([
      sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('used'),
      sql<bigint>`coalesce(sum(amount_minor) filter (where status = 'CREATED'), 0)::bigint`.as('unfinished'),
      sql<Date | null>`max(created_at) filter (where status = 'CREATED')`.as('begunAt'),
    ])
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'BANK_DEPOSIT')
    .where('created_at', '>', since)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['PENDING', 'POSTED', 'RETURNED']),
        eb.and([eb('status', '=', 'CREATED'), eb('created_at', '>', formsSince)]),
      ]),
    )
    .executeTakeFirstOrThrow();

/** The deposit by bank of that public identifier. */
export const findBankDeposit = (executor: Executor, { platformId, identifier }: DepositKey) =>
  executor
    .selectFrom('deposits')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .where('kind', '=', 'BANK_DEPOSIT')
    .executeTakeFirst();

/** Deposits by bank of every organisation that have settled and are not credited yet. */
export const listSettled = (db: Db): Promise<Pick<DepositRow, 'platform_id' | 'id'>[]> =>
  db
    .selectFrom('deposits')
    .modifyEnd(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('kind', '=', 'BANK_DEPOSIT')
    .where('finished_at', 'is', null)
    .where('settled_at', 'is not', null)
    .execute();

/** Returns the deposits by card of an organisation that are not finished. */
export const listHeldCardDeposits = (tx: Tx, platformId: bigint): Promise<Pick<DepositRow, 'platform_id' | 'id'>[]> =>
  tx
    .selectFrom('deposits')
    .select(['platform_id', 'id'])
    .where('platform_id', '=', platformId)
    .where('kind', '=', 'CARD_DEPOSIT')
    .where('finished_at', 'is', null)
    .execute();

/** The wire of that public identifier, whatever became of it; others that change it wait for the end of the transaction. */
export const lockWire = async (tx: Tx, platformId: bigint, identifier: string): Promise<DepositRow | undefined> =>
  isUuid(identifier)
    ? tx
        .selectFrom('deposits')
        .selectAll()
        .where('platform_id', '=', platformId)
        .where('identifier', '=', identifier)
        .where('kind', '=', 'WIRE_DEPOSIT')
        .forUpdate()
        .executeTakeFirst()
    : undefined;

const expectedWires = (executor: Executor, { platformId, accountId }: AccountKey) =>
  executor
    .selectFrom('deposits')
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'WIRE_DEPOSIT')
    .where('status', '=', 'PENDING')
    // As the index of what is pending says it.
    .where('credit_journal_id', 'is', null);

/** Returns how many wires are expected for an account. */
export async function countExpectedWires(tx: Tx, account: AccountKey): Promise<number> {
  const { count } = await expectedWires(tx, account)
    .select((is) => is.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the wires that a user has announced for an account and that have not arrived, oldest first. */
export const listAnnouncedWires = (
  executor: Executor,
  account: AccountKey,
  { id }: SessionUser,
): Promise<DepositRow[]> =>
  expectedWires(executor, account)
    .selectAll()
    .where('created_by_user_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Returns the deposit into an account of that number or public identifier. */
export const findDepositOfAccount = (
  executor: Executor,
  { platformId, accountId }: AccountKey,
  deposit: { readonly id: bigint } | { readonly identifier: string },
): Promise<DepositRow | undefined> =>
  executor
    .selectFrom('deposits')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where((eb) => ('id' in deposit ? eb('id', '=', deposit.id) : eb('identifier', '=', deposit.identifier)))
    .executeTakeFirst();

/** Returns the deposit of an identifier. */
export const findDepositBy = (
  executor: Executor,
  { platformId, identifier }: DepositKey,
): Promise<DepositRow | undefined> =>
  executor
    .selectFrom('deposits')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .executeTakeFirst();

/** Returns the deposit that a journal credited, or took back. */
export const findDepositOfJournal = (
  executor: Executor,
  { platformId, journalId }: { readonly platformId: bigint; readonly journalId: bigint },
  journal: 'credit_journal_id' | 'reversal_journal_id',
): Promise<DepositRow | undefined> =>
  executor
    .selectFrom('deposits')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where(journal, '=', journalId)
    .executeTakeFirst();

const BATCH_ROWS = 500;

/** Yields every deposit of a kind, in the order in which they were begun. */
export async function* eachDeposit(db: Db, kind: string): AsyncGenerator<DepositRow> {
  for (let after = 0n; ;) {
    const rows = await db
      .selectFrom('deposits')
      .modifyEnd(EVERY_TENANT)
      .selectAll()
      .where('kind', '=', kind)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
