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

interface Limits {
  readonly at: Date;
  readonly kindsOfDay: number;
  readonly browsersOfKind: number;
}

/** Counts a failure. Nobody signs in to tell of one, so a day has no more than `kindsOfDay` kinds; what is beyond is dropped. */
export const countFailure = (
  executor: Executor,
  { day, version, module, code }: FailureKey,
  { serial, browser }: { readonly serial: number | null; readonly browser: string | null },
  { at, kindsOfDay, browsersOfKind }: Limits,
): Promise<unknown> =>
  sql`
    with counted as (
      insert into remote_failures (day, version, module, code, count, serial, last_at)
      select ${day}, ${version}, ${module}, ${code}, 1, ${serial}::bigint, ${at}::timestamptz
      where (select count(*) from remote_failures where day = ${day}) < ${kindsOfDay}
        or exists (select from remote_failures
          where day = ${day} and version = ${version} and module = ${module} and code = ${code})
      on conflict (day, version, module, code)
      do update set count = remote_failures.count + 1, last_at = excluded.last_at,
        serial = coalesce(excluded.serial, remote_failures.serial)
      returning day, version, module, code
    )
    insert into remote_failure_browsers (day, version, module, code, browser)
    select day, version, module, code, ${browser}::text from counted
    where ${browser}::text is not null
      and (select count(*) from remote_failure_browsers
        where day = ${day} and version = ${version} and module = ${module} and code = ${code}) < ${browsersOfKind}
    on conflict do nothing`.execute(executor);

export const listFailures = (executor: Executor, limit: number) =>
  executor
    .selectFrom('remote_failures')
    .selectAll()
    .select((failures) =>
      failures
        .selectFrom('remote_failure_browsers')
        .whereRef('remote_failure_browsers.day', '=', 'remote_failures.day')
        .whereRef('remote_failure_browsers.version', '=', 'remote_failures.version')
        .whereRef('remote_failure_browsers.module', '=', 'remote_failures.module')
        .whereRef('remote_failure_browsers.code', '=', 'remote_failures.code')
        .select(failures.fn.countAll<string>().as('count'))
        .as('browsers'),
    )
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
