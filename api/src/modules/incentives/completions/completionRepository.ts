import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import { EVERY_TENANT } from '../../../db/everyTenant.ts';
import type { IncentiveCompletions } from '../../../db/schema.generated.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import type { StoredIncentive } from '../incentiveRepository.ts';

export type CompletionRow = Selectable<IncentiveCompletions>;

/** Ends the transaction when it waits too long for others that count on the same incentive. */
export const limitLockWait = (tx: Tx) =>
  sql`select set_config('lock_timeout', ${String(SERVER_SETTINGS.completions.lockMs)}, true)`.execute(tx);

const completions = (executor: Executor, { platform_id, id }: StoredIncentive) =>
  executor
    .selectFrom('incentive_completions')
    .selectAll()
    .where('platform_id', '=', platform_id)
    .where('incentive_id', '=', id);

/** Returns what became of a response. */
export const findByResponse = (executor: Executor, incentive: StoredIncentive, responseId: string) =>
  completions(executor, incentive).where('response_id', '=', responseId).executeTakeFirst();

/** Returns the completion that has waited longest among those whose time to be tried has come. */
export const findDue = (tx: Tx, incentive: StoredIncentive, now: Date) =>
  completions(tx, incentive).where('next_try_at', '<=', now).orderBy('id').limit(1).executeTakeFirst();

/** True while a completion of the incentive waits to be tried again. */
export const hasWaiting = async (tx: Tx, incentive: StoredIncentive): Promise<boolean> =>
  (await completions(tx, incentive).where('next_try_at', 'is not', null).limit(1).executeTakeFirst()) !== undefined;

export const insertCompletion = (tx: Tx, row: Insertable<IncentiveCompletions>): Promise<CompletionRow> =>
  tx.insertInto('incentive_completions').values(row).returningAll().executeTakeFirstOrThrow();

export const updateCompletion = (
  tx: Tx,
  { platform_id, id }: CompletionRow,
  changes: Updateable<IncentiveCompletions>,
): Promise<CompletionRow> =>
  tx
    .updateTable('incentive_completions')
    .set(changes)
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Puts off the completions whose time has come; `status`: those of it alone. Those that are older than `since` wait no longer. */
export async function putOff(
  tx: Tx,
  { platform_id, id }: StoredIncentive,
  { status, now, until, since }: PutOff,
): Promise<void> {
  await tx
    .updateTable('incentive_completions')
    .set((eb) => ({
      next_try_at: eb.case().when('created_at', '<', since).then(null).else(until).end(),
    }))
    .where('platform_id', '=', platform_id)
    .where('incentive_id', '=', id)
    .where('next_try_at', '<=', now)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .execute();
}

interface PutOff {
  readonly status?: string;
  readonly now: Date;
  readonly until: Date;
  readonly since: Date;
}

/** Counts a response, a reward or both. */
export async function count(
  tx: Tx,
  { platform_id, id }: StoredIncentive,
  { isTaken, issuedAt }: { readonly isTaken: boolean; readonly issuedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('incentives')
    .set((eb) => ({
      responses_taken: eb('responses_taken', '+', isTaken ? 1 : 0),
      ...(issuedAt !== null && { rewards_issued: eb('rewards_issued', '+', 1), last_completed_at: issuedAt }),
    }))
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .execute();
}

/** Marks that the mail of a day (ISO, UTC) about failures is sent; false when it was before. */
export async function markMailed(tx: Tx, { platform_id, id }: StoredIncentive, day: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('incentives')
    .set({ failures_mailed_on: day })
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .where('failures_mailed_on', 'is distinct from', day)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the incentives with completions that wait to be tried again. */
export const listWaitingIncentives = (executor: Executor): Promise<TenantKey[]> =>
  executor
    .selectFrom('incentive_completions')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id as platformId', 'incentive_id as id'])
    .where('next_try_at', 'is not', null)
    .distinct()
    .execute();
