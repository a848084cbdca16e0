import { REPORT_FORMATS } from '@portal/shared/contract/reports';
import { isAllowed } from '@portal/shared/domain/access/permissions';
import { REPORT_TYPES, type ReportFailure } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import type { Db } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { JobData, JobOutcome, Worker } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import type { FileStore } from '../../providers/files/FileStore.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import { readJobUser } from '../identity/index.ts';
import { deleteReportFiles } from './deleteReportFiles.ts';
import { createReportFigures } from './figures/createReportFigures.ts';
import { listCoveredAccounts } from './readReportScope.ts';
import { findReport } from './reportReadModel.ts';
import {
  beginRun,
  changeMaking,
  listEarlierFiles,
  listLateReports,
  listReportFiles,
  listUnfinishedReports,
  type ReportKey,
  type ReportRow,
} from './reportRepository.ts';
import { createReportRows } from './rows/createReportRows.ts';
import type { RowBatch } from './rows/ReportRows.ts';
import { failReport, finishReport, type SettleDeps } from './settleReport.ts';
import { writeReportFiles } from './writeReportFiles.ts';

export interface MakeReportDeps extends SettleDeps {
  readonly db: Db;
  readonly store: FileStore;
}

type ReportJob = JobData<'make-report'>;

const LATE_MS = REPORT_LIMITS.latestHours * 60 * 60_000;

/** The report was cancelled or has failed, or another start has overtaken this one. */
class ReportOver extends Error {}

/** Nothing that a further try would change. */
class ReportRefused extends Error {
  readonly failure: ReportFailure;

  constructor(failure: ReportFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Makes reports: a start that was cut off begins anew, and what it had written is deleted. */
export const createMakeReportWorker = (deps: MakeReportDeps): Worker<'make-report'> => ({
  handle: (batch) => Promise.all(batch.map((job) => makeReport(deps, keyOfJob(job)).catch(toRetryOutcome))),
  onDead: async (job) => {
    const { platform_id, id } = keyOfJob(job);
    const report = await beginRun(deps.db, { platform_id, id });
    if (report === undefined) return;
    await fail(deps, report, 'BROKEN');
  },
  findUnfinished: async () =>
    (await listUnfinishedReports(deps.db)).map(({ platform_id, id }) => ({
      platformId: String(platform_id),
      reportId: id,
    })),
});

/** Gives up the reports that took too long. */
export async function failLateReports(deps: MakeReportDeps, now: Date): Promise<void> {
  const late = await listLateReports(deps.db, new Date(now.getTime() - LATE_MS));
  for (const report of late) await withTransaction(deps.db, (tx) => failReport(deps, tx, report, 'LATE'));
}

const keyOfJob = ({ platformId, reportId }: ReportJob): ReportKey => ({
  platform_id: BigInt(platformId),
  id: reportId,
});

async function makeReport(deps: MakeReportDeps, key: ReportKey): Promise<JobOutcome> {
  const { db } = deps;
  const report = await beginRun(db, key);
  if (report === undefined) return { done: true };
  await deleteReportFiles(deps, await listEarlierFiles(db, report));
  try {
    await writeAll(deps, report);
  } catch (error) {
    if (error instanceof ReportRefused) await fail(deps, report, error.failure);
    else if (error instanceof ReportOver) await deleteReportFiles(deps, await listReportFiles(db, report));
    else throw error;
  }
  return { done: true };
}

async function fail(deps: MakeReportDeps, report: ReportRow, failure: ReportFailure): Promise<void> {
  await withTransaction(deps.db, (tx) => failReport(deps, tx, report, failure));
  await deleteReportFiles(deps, await listReportFiles(deps.db, report));
}

async function writeAll(deps: MakeReportDeps, report: ReportRow): Promise<void> {
  const { db } = deps;
  const type = oneOf(REPORT_TYPES, report.type);
  const rows = await openRows(db, report);
  const figures = createReportFigures({ type, from: report.from_day, to: report.to_day });
  let rowsDone = 0;
  const onBatch = async (batch: RowBatch): Promise<void> => {
    rowsDone += batch.cells.length;
    await advance(deps, report, rowsDone);
    figures.add(batch.figures);
  };
  const format = oneOf(REPORT_FORMATS, report.format);
  await writeReportFiles(deps, { report, type, format, rows, onBatch });
  failPoint('report-files-written');
  if (rowsDone === 0) throw new ReportRefused('NO_ROWS');
  const isFinished = await withTransaction(db, (tx) =>
    finishReport(deps, tx, report, { rows: rowsDone, figures: figures.toFigures() }),
  );
  if (!isFinished) throw new ReportOver();
}

/** Notes how far a report is. Raises when it is over, or takes too long. */
async function advance({ db, clock }: MakeReportDeps, report: ReportRow, rowsDone: number): Promise<void> {
  if (clock.now().getTime() - report.as_of.getTime() >= LATE_MS) throw new ReportRefused('LATE');
  if (!report.split_by_month && rowsDone > REPORT_LIMITS.rowsOfFile) throw new ReportRefused('TOO_LARGE');
  if (!(await changeMaking(db, report, { rows_done: rowsDone }))) throw new ReportOver();
  failPoint('report-batch-written');
}

/** Opens the rows of a report for its requester, whose rights and access are those of now. */
async function openRows(db: Db, report: ReportRow) {
  const { platform_id: platformId, user_id: id, generated_for: generatedFor } = report;
  const user = await readJobUser(db, { platformId, id });
  const shown =
    user && isAllowed(user, { all: ['ORDER_REPORT_MANAGE'] }) ? await findReport(db, user, report.id) : null;
  if (user === null || !shown?.is_readable) throw new ReportRefused('NO_RIGHT');
  return createReportRows({
    db,
    user,
    type: oneOf(REPORT_TYPES, report.type),
    accountIds: await listCoveredAccounts(db, platformId, {
      generatedFor,
      customerIds: report.customer_ids,
      accountIds: report.account_ids,
    }),
    isOwnOnly: report.is_own_only,
    hasBalances: report.has_balances,
    timeZone: report.time_zone,
    language: languageOf(report.language),
    asOf: report.as_of,
  });
}
