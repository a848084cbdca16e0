import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { sql } from 'kysely';
import type { Db, Executor } from '../../db/client.ts';

export interface FailureKey {
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly version: string;
  readonly module: string;
  readonly code: string;
}

/** Counts a failure. Nobody signs in to tell of one, so a day has no more than `kindsOfDay` kinds; what is beyond is dropped. */
export const countFailure = (
  executor: Executor,
  { day, version, module, code }: FailureKey,
  { at, kindsOfDay }: { readonly at: Date; readonly kindsOfDay: number },
): Promise<unknown> =>
  sql`
    insert into remote_failures (day, version, module, code, count, last_at)
    select ${day}, ${version}, ${module}, ${code}, 1, ${at}::timestamptz
    where (select count(*) from remote_failures where day = ${day}) < ${kindsOfDay}
      or exists (select from remote_failures
        where day = ${day} and version = ${version} and module = ${module} and code = ${code})
    on conflict (day, version, module, code)
    do update set count = remote_failures.count + 1, last_at = excluded.last_at`.execute(executor);

export const listFailures = (executor: Executor, limit: number) =>
  executor
    .selectFrom('remote_failures')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('version')
    .orderBy('module')
    .orderBy('code')
    .limit(limit)
    .execute();

/** Deletes the failures that are kept no longer. */
export const deleteOldFailures = (db: Db, now: Date) =>
  db
    .deleteFrom('remote_failures')
    .where('last_at', '<=', new Date(now.getTime() - SERVER_SETTINGS.remotes.keptMs))
    .execute();
