import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { ReportFiles, Reports } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { waitsInQueue } from '../../jobs/waitsInQueue.ts';

/** Names a report. */
export interface ReportKey {
  readonly platform_id: bigint;
  readonly id: string;
}

export type ReportRow = Selectable<Reports>;

/** A start of the job of a report. */
export interface ReportRun extends ReportKey {
  readonly run: number;
}

export const insertReport = (tx: Tx, report: Insertable<Reports>) => tx.insertInto('reports').values(report).execute();

/** Locks the reports of an organisation that are made or wait, the oldest press first. */
const lockMaking = (tx: Tx, platformId: bigint) =>
  tx
    .selectFrom('reports')
    .select(['id', 'started_at'])
    .where('platform_id', '=', platformId)
    .where('status', '=', 'GENERATING')
    .orderBy('as_of')
    .orderBy('id')
    .forUpdate()
    .execute();

export const countMaking = async (tx: Tx, platformId: bigint): Promise<number> =>
  (await lockMaking(tx, platformId)).length;

/** Starts the reports of an organisation that waited longest, as many as may be made at once. Returns their ids. */
export async function startWaiting(tx: Tx, platformId: bigint, now: Date): Promise<readonly string[]> {
  const making = await lockMaking(tx, platformId);
  const waiting = making.filter(({ started_at }) => started_at === null).map(({ id }) => id);
  const free = REPORT_LIMITS.atOnce - (making.length - waiting.length);
  const next = waiting.slice(0, Math.max(0, free));
  if (next.length > 0)
    await tx
      .updateTable('reports')
      .set({ started_at: now })
      .where('platform_id', '=', platformId)
      .where('id', 'in', next)
      .execute();
  return next;
}

/** Begins a run, which overtakes every earlier one. Undefined for a report that is not made any more. */
export const beginRun = (executor: Executor, { platform_id, id }: ReportKey) =>
  executor
    .updateTable('reports')
    .set((eb) => ({ run: eb('run', '+', 1), rows_done: 0 }))
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .where('status', '=', 'GENERATING')
    .where('started_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();

const making = (executor: Executor, { platform_id, id, run }: ReportKey & { readonly run?: number }) =>
  executor
    .updateTable('reports')
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .where('status', '=', 'GENERATING')
    .$if(run !== undefined, (query) => query.where('run', '=', run ?? 0));

/** Changes a report that is still made by a start. Returns if it was. */
export const changeMaking = async (
  executor: Executor,
  report: ReportRun,
  changes: Updateable<Reports>,
): Promise<boolean> => (await making(executor, report).set(changes).returning('id').execute()).length > 0;

/** Ends a report that is still made, by a start where one is named, without files. Returns if it was. */
export const stopMaking = async (
  executor: Executor,
  report: ReportKey & { readonly run?: number },
  changes: Pick<Updateable<Reports>, 'failure' | 'finished_at' | 'seen_at'>,
): Promise<boolean> =>
  (
    await making(executor, report)
      // The start that may still write is overtaken.
      .set((eb) => ({ ...changes, status: 'FAILED', run: eb('run', '+', 1) }))
      .returning('id')
      .execute()
  ).length > 0;

/** Makes a report anew. Returns if it was over. */
export async function restartReport(
  tx: Tx,
  { platform_id, id }: ReportKey,
  { asOf, changes }: { readonly asOf: Date; readonly changes: Updateable<Reports> },
): Promise<boolean> {
  const changed = await tx
    .updateTable('reports')
    .set({
      ...changes,
      status: 'GENERATING',
      as_of: asOf,
      failure: null,
      started_at: null,
      finished_at: null,
      expires_at: null,
      seen_at: null,
      figures: null,
      rows_done: 0,
    })
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .where((is) =>
      is.or([is('status', '=', 'FAILED'), is.and([is('status', '=', 'AVAILABLE'), is('expires_at', '<=', asOf)])]),
    )
    .returning('id')
    .execute();
  return changed.length > 0;
}

/** Notes that a user has looked at own reports that are over; null: at all of them. */
export const markSeen = (
  executor: Executor,
  { platformId, id }: TenantKey,
  { reportIds, at }: { readonly reportIds: readonly string[] | null; readonly at: Date },
) =>
  executor
    .updateTable('reports')
    .set({ seen_at: at })
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('seen_at', 'is', null)
    .where('status', '<>', 'GENERATING')
    .$if(reportIds !== null, (query) => query.where('id', 'in', reportIds ?? []))
    .execute();

export const countUnseen = async (executor: Executor, { platformId, id }: TenantKey): Promise<number> => {
  const { count } = await executor
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('seen_at', 'is', null)
    .where('status', '<>', 'GENERATING')
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Reports that have a place, and no job that waits. */
export const listUnfinishedReports = (db: Db) =>
  db
    .selectFrom('reports')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('status', '=', 'GENERATING')
    .where('started_at', 'is not', null)
    .where((eb) => eb.not(waitsInQueue('make-report', 'reportId', 'reports.id')))
    .orderBy('as_of')
    .execute();

/** Returns the reports that are made or wait since before a time. */
export const listLateReports = (db: Db, before: Date) =>
  db
    .selectFrom('reports')
    .modifyFront(EVERY_TENANT)
    .selectAll()
    .where('status', '=', 'GENERATING')
    .where('as_of', '<=', before)
    .execute();

/** Returns the files that nobody needs: of reports that failed, that are over, and of starts that another one has overtaken. */
export const listUselessFiles = (db: Db, now: Date) =>
  db
    .selectFrom('report_files')
    .modifyFront(EVERY_TENANT)
    .innerJoin('reports', (join) =>
      join
        .onRef('reports.platform_id', '=', 'report_files.platform_id')
        .onRef('reports.id', '=', 'report_files.report_id'),
    )
    .selectAll('report_files')
    .where((is) =>
      is.or([
        is('reports.status', '=', 'FAILED'),
        is('reports.expires_at', '<=', now),
        is('report_files.run', '<', is.ref('reports.run')),
      ]),
    )
    .execute();

export type ReportFileRow = Selectable<ReportFiles>;

export const insertReportFile = (executor: Executor, file: Insertable<ReportFiles>) =>
  executor.insertInto('report_files').values(file).execute();

const fileQuery = (executor: Executor, { platform_id, id }: ReportKey) =>
  executor.selectFrom('report_files').selectAll().where('platform_id', '=', platform_id).where('report_id', '=', id);

/** Returns the files of a start, in their order. */
export const listReportFiles = (executor: Executor, report: ReportRun): Promise<ReportFileRow[]> =>
  fileQuery(executor, report).where('run', '=', report.run).orderBy('part').execute();

/** Returns the files of earlier starts. */
export const listEarlierFiles = (executor: Executor, report: ReportRun): Promise<ReportFileRow[]> =>
  fileQuery(executor, report).where('run', '<', report.run).execute();

type FileKey = Pick<ReportFileRow, 'platform_id' | 'report_id' | 'run' | 'part'>;

/** Notes how long a file has become. */
export const updateReportFile = (
  executor: Executor,
  { platform_id, report_id, run, part }: FileKey,
  changes: Updateable<ReportFiles>,
) =>
  executor
    .updateTable('report_files')
    .set(changes)
    .where('platform_id', '=', platform_id)
    .where('report_id', '=', report_id)
    .where('run', '=', run)
    .where('part', '=', part)
    .execute();

export const deleteReportFile = (executor: Executor, { platform_id, report_id, run, part }: FileKey) =>
  executor
    .deleteFrom('report_files')
    .where('platform_id', '=', platform_id)
    .where('report_id', '=', report_id)
    .where('run', '=', run)
    .where('part', '=', part)
    .execute();
