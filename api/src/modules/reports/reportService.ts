import { randomUUID } from 'node:crypto';
import type {
  NewReportBody,
  Report,
  ReportChoices,
  ReportCount,
  ReportDetail,
  ReportsQuery,
} from '@portal/shared/contract/reports';
import { REPORT_TYPES, REPORT_SCOPES } from '@portal/shared/domain/enumerations';
import { tidyName } from '@portal/shared/domain/people/names';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/isUuid.ts';
import { oneOf } from '../../db/oneOf.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { StoredFile } from '../../files/sendStoredFile.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { daysOf } from '../../lists/daysOf.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import type { FileStore } from '../../providers/files/FileStore.ts';
import type { Clock } from '../../runtime/clock.ts';
import { XLSX_TYPE } from '../../xlsx/sendXlsx.ts';
import { enqueueWaiting } from './enqueueWaiting.ts';
import { countRows, planReport, requireFits, requireMaking, viewOf, type ReportPlan } from './planReport.ts';
import { REPORT_FAILURES } from './reportErrors.ts';
import { countReports, findReport, listReports, type ShownReport } from './reportReadModel.ts';
import * as repository from './reportRepository.ts';
import { isOpen, isRetryable, toReport, toReportDetail } from './toReport.ts';

export interface ReportServiceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly store: FileStore;
  readonly readTreatments: ReadTreatments;
}

/** Reports, of which a viewer knows own ones and those that rights and access cover. Raises 404 for any other. */
export function createReportService({ db, clock, enqueue, store, readTreatments }: ReportServiceDeps) {
  const show = async (executor: Executor, viewer: SessionUser, reportId: string): Promise<ShownReport> => {
    const row = await findReport(executor, viewer, reportId);
    if (row === undefined) throw new AppError(REPORT_FAILURES.notFound);
    return row;
  };
  const showOwn = async (viewer: SessionUser, reportId: string): Promise<ShownReport> => {
    const row = await show(db, viewer, reportId);
    if (row.user_id !== viewer.id) throw new AppError(COMMON_FAILURES.forbidden);
    if (!row.is_readable) throw new AppError(REPORT_FAILURES.rightLost);
    return row;
  };
  const detail = async (executor: Executor, viewer: SessionUser, reportId: string): Promise<ReportDetail> => {
    const row = await show(executor, viewer, reportId);
    return toReportDetail(row, await repository.listReportFiles(executor, row), { viewer, now: clock.now() });
  };
  const audit = (tx: Tx, viewer: SessionUser, action: string, report: { readonly id: string }, details = {}) =>
    writeAudit(tx, {
      platformId: viewer.platformId,
      actorUserId: viewer.id,
      action: `report.${action}`,
      entityType: 'report',
      entityId: report.id,
      details,
      at: clock.now(),
    });

  return {
    get: (viewer: SessionUser, reportId: string): Promise<ReportDetail> => detail(db, viewer, reportId),

    list: (viewer: SessionUser, query: ReportsQuery): Promise<List<Report>> => {
      const { since, before } = daysOf(query);
      const filter = { ...query, ...(since && { since }), ...(before && { before }) };
      const direction = query.sort === 'requestedDate,asc' ? 'asc' : 'desc';
      const now = clock.now();
      return readCappedPage(
        query,
        {
          count: (cap) => countReports(db, viewer, filter, cap),
          read: (window) => listReports(db, viewer, filter, { ...window, direction }),
        },
        (row) => toReport(row, { viewer, now }),
      );
    },

    /** Counts the rows of a report before it is made. Raises what `planReport` does. */
    count: async (user: SessionUser, choices: ReportChoices): Promise<ReportCount> => {
      await requireMaking(readTreatments, user);
      return (await planReport(db, user, choices, clock.now())).count;
    },

    /** Checks a report that is asked for. Raises what `planReport` does, 422 for no row and for too many. */
    plan: async (user: SessionUser, body: NewReportBody): Promise<ReportPlan> => {
      await requireMaking(readTreatments, user);
      const plan = await planReport(db, user, body, clock.now());
      requireFits(plan.count, body.splitByMonth);
      return plan;
    },

    /** Asks for a report that was planned. Raises 409 while too many are made. */
    create: async (
      tx: Tx,
      user: SessionUser,
      body: NewReportBody,
      { scope, count, asOf }: ReportPlan,
    ): Promise<ReportDetail> => {
      const { platformId } = user;
      await requireRoom(tx, platformId);
      const { isOwnOnly, hasNames, hasBalances } = viewOf(user);
      const id = randomUUID();
      await repository.insertReport(tx, {
        platform_id: platformId,
        id,
        user_id: user.id,
        name: tidyName(body.name),
        type: body.type,
        format: body.format,
        split_by_month: body.splitByMonth,
        generated_for: body.generatedFor,
        customer_ids: [...scope.customerIds],
        account_ids: [...scope.accountIds],
        from_day: body.from,
        to_day: body.to,
        time_zone: body.timeZone,
        language: user.langKey,
        is_own_only: isOwnOnly,
        has_names: hasNames,
        has_balances: hasBalances,
        status: 'GENERATING',
        created_at: asOf,
        as_of: asOf,
        row_count: count.rows,
      });
      await enqueueWaiting(tx, { platformId, enqueue, now: asOf });
      await audit(tx, user, 'requested', { id }, { type: body.type, rows: count.rows });
      return detail(tx, user, id);
    },

    /** Makes a report anew that failed, or whose files are gone. Raises 409 for any other. */
    retry: async (user: SessionUser, reportId: string): Promise<ReportDetail> => {
      await requireMaking(readTreatments, user);
      const row = await showOwn(user, reportId);
      const asOf = clock.now();
      if (!isRetryable(row, asOf)) throw new AppError(REPORT_FAILURES.notRetryable);
      const choices = {
        type: oneOf(REPORT_TYPES, row.type),
        generatedFor: oneOf(REPORT_SCOPES, row.generated_for),
        from: row.from_day,
        to: row.to_day,
        timeZone: row.time_zone,
        customerIds: row.customer_ids,
        accountIds: row.account_ids,
      };
      const count = await countRows(db, user, choices, asOf);
      requireFits(count, row.split_by_month);
      const { isOwnOnly, hasNames, hasBalances } = viewOf(user);
      const changes = {
        language: user.langKey,
        row_count: count.rows,
        is_own_only: isOwnOnly,
        has_names: hasNames,
        has_balances: hasBalances,
      };
      return withTransaction(db, async (tx) => {
        await requireRoom(tx, user.platformId);
        if (!(await repository.restartReport(tx, row, { asOf, changes })))
          throw new AppError(REPORT_FAILURES.notRetryable);
        await enqueueWaiting(tx, { platformId: user.platformId, enqueue, now: asOf });
        await audit(tx, user, 'retried', row, { rows: count.rows });
        return detail(tx, user, reportId);
      });
    },

    /** Stops a report that is made or waits. Raises 409 for any other. */
    cancel: async (user: SessionUser, reportId: string): Promise<ReportDetail> => {
      const row = await showOwn(user, reportId);
      const now = clock.now();
      return withTransaction(db, async (tx) => {
        const changes = { failure: 'CANCELLED', finished_at: now, seen_at: now };
        if (!(await repository.stopMaking(tx, { platform_id: row.platform_id, id: row.id }, changes)))
          throw new AppError(REPORT_FAILURES.notCancellable);
        await enqueueWaiting(tx, { platformId: user.platformId, enqueue, now });
        await audit(tx, user, 'cancelled', row);
        return detail(tx, user, reportId);
      });
    },

    /** Opens a file of a report, and writes who did. Raises 403 when the right to it was lost, 404 for a part that is not there. */
    download: async (
      viewer: SessionUser,
      { reportId, part }: { readonly reportId: string; readonly part: number },
    ): Promise<StoredFile> => {
      const row = await show(db, viewer, reportId);
      if (!row.is_readable) throw new AppError(REPORT_FAILURES.rightLost);
      const files = isOpen(row, clock.now()) ? await repository.listReportFiles(db, row) : [];
      const file = files.find((one) => one.part === part);
      if (file === undefined)
        throw new AppError({ ...REPORT_FAILURES.partNotFound, values: { days: String(REPORT_LIMITS.keptDays) } });
      await withTransaction(db, (tx) => audit(tx, viewer, 'downloaded', row, { part }));
      return {
        fileName: file.file_name,
        contentType: row.format === 'xlsx' ? XLSX_TYPE : 'text/csv; charset=utf-8',
        byteCount: Number(file.byte_count),
        bytes: store.read({ platformId: viewer.platformId, id: file.file_key }),
      };
    },

    countUnseen: async (viewer: SessionUser) => ({ count: await repository.countUnseen(db, viewer) }),

    /** Notes that own reports were looked at; none named: all of them. */
    markSeen: async (viewer: SessionUser, reportIds: readonly string[]): Promise<void> => {
      const known = reportIds.filter(isUuid);
      if (reportIds.length > 0 && known.length === 0) return;
      await repository.markSeen(db, viewer, { reportIds: known.length === 0 ? null : known, at: clock.now() });
    },
  };
}

export type ReportService = ReturnType<typeof createReportService>;

async function requireRoom(tx: Tx, platformId: bigint): Promise<void> {
  if ((await repository.countMaking(tx, platformId)) >= REPORT_LIMITS.makingMax)
    throw new AppError(REPORT_FAILURES.tooMany);
}
