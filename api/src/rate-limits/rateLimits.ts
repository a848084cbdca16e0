import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Executor } from '../db/client.ts';
import { PREPARED } from '../db/preparingPool.ts';

/** State of a counter after counting this call. */
export interface Count {
  readonly hits: number;
  readonly resetsAt: Date;
}

/** Counts a call under `key` in a window of `windowMs`; stored in the database and shared by all processes. */
export async function countHit(executor: Executor, key: string, windowMs: number, now: Date): Promise<Count> {
  const row = await executor
    .insertInto('rate_limits')
    .modifyEnd(PREPARED)
    .values({ key, hits: 1, resets_at: new Date(now.getTime() + windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
        resets_at: sql<Date>`case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, resetsAt: row.resets_at };
}

/** Uncounts a call. */
export const uncountHit = (db: Db, key: string) =>
  db
    .updateTable('rate_limits')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('key', '=', key)
    .execute();

/** State of a counter in the current window; null when no call was counted. */
export async function readCount(executor: Executor, key: string, now: Date): Promise<Count | null> {
  const row = await executor
    .selectFrom('rate_limits')
    .select(['hits', 'resets_at'])
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { hits: row.hits, resetsAt: row.resets_at };
}

/** True when a call under `key` was counted in the current window. */
export const isCounted = async (executor: Executor, key: string, now: Date): Promise<boolean> =>
  (await readCount(executor, key, now)) !== null;

/** The seconds until a window ends, at least 1. */
export const secondsUntil = (resetsAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));

export interface AttemptLimit {
  /** Attempts allowed before the pause. */
  readonly attempts: number;
  readonly pauseMs: number;
  /** The count is reset after this time without an attempt. */
  readonly forgetMs: number;
}

/** Result of counting a guess: seconds to wait, 0 when it may be checked; `beginsPause`: the first rejected one. */
export interface CountedAttempt {
  readonly seconds: number;
  readonly beginsPause: boolean;
}

/**
 * Counts a guess under `key` before it is checked, so that concurrent guesses count too. After a pause one guess is
 * allowed, then the next pause begins.
 */
export async function countAttempt(db: Db, key: string, limit: AttemptLimit, now: Date): Promise<CountedAttempt> {
  const { attempts, pauseMs, forgetMs } = limit;
  const forgotten = new Date(now.getTime() - forgetMs);
  const row = await db
    .insertInto('rate_limits')
    .values({ key, hits: 1, resets_at: new Date(now.getTime() + pauseMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when rate_limits.resets_at <= ${forgotten} then 1
          when rate_limits.resets_at <= ${now} then least(rate_limits.hits + 1, ${attempts}::int)
          else least(rate_limits.hits + 1, 1000000) end`,
        resets_at: sql<Date>`case when rate_limits.resets_at > ${now} and rate_limits.hits >= ${attempts}::int
          then rate_limits.resets_at else excluded.resets_at end`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
  return {
    seconds: row.hits > attempts ? secondsUntil(row.resets_at, now) : 0,
    beginsPause: row.hits === attempts + 1,
  };
}

/** Attempts counted under each key and not forgotten since; keys without any are absent. */
export async function attemptsOf(
  db: Db,
  keys: readonly string[],
  forgetMs: number,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('rate_limits')
    .select(['key', 'hits'])
    .where('key', 'in', keys)
    .where('resets_at', '>', new Date(now.getTime() - forgetMs))
    .execute();
  return new Map(rows.map(({ key, hits }) => [key, hits]));
}

/** Uncounts one attempt that was not a wrong guess; other attempts stay counted. */
export const refundAttempt = (db: Db, key: string) =>
  db
    .updateTable('rate_limits')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute();

/** Resets the counter of `key`. */
export const clearCount = (db: Db, key: string) => db.deleteFrom('rate_limits').where('key', '=', key).execute();

/** Deletes the counters that count for nothing any more. */
export const deleteForgottenCounts = (db: Db, now: Date) =>
  db
    .deleteFrom('rate_limits')
    .where('resets_at', '<=', new Date(now.getTime() - SERVER_SETTINGS.signIn.forgetMs))
    .execute();

/** The statement that counts a hit under `key` and returns `hits` and `resets_at`, for one that tells more beside. */
export const countedHit = (
  key: string,
  resetsAt: Date,
  now: Date,
): RawBuilder<{ hits: number; resets_at: Date }> => sql`
  insert into rate_limits as r (key, hits, resets_at)
  values (${key}, 1, ${resetsAt}::timestamptz)
  on conflict (key) do update set
    hits = case when r.resets_at <= ${now}::timestamptz then 1 else least(r.hits + 1, 1000000) end,
    resets_at = case when r.resets_at <= ${now}::timestamptz then excluded.resets_at else r.resets_at end
  returning hits, resets_at`;

const MINUTE_MS = 60_000;

/** Counts a writing call of a caller in this minute. */
export const countWrite = (db: Db, caller: string, now: Date): Promise<Count> =>
  countHit(db, `writes:${caller}`, MINUTE_MS, now);

/**
 * The statement that does so beside the reading of a session. Its transaction, which writes nothing else, commits without waiting for
 * the disk: what a crash loses is a count.
 */
export const countedWrite = (caller: string, now: Date): RawBuilder<{ hits: number; resets_at: Date }> => sql`
  ${countedHit(`writes:${caller}`, new Date(now.getTime() + MINUTE_MS), now)}, set_config('synchronous_commit', 'off', true)`;
