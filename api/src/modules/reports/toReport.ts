import { REPORT_FORMATS, type Report, type ReportDetail, type ReportFile } from '@portal/shared/contract/reports';
import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { isAllowed } from '@portal/shared/domain/access/permissions';
import { REPORT_FAILURES, REPORT_SCOPES, REPORT_STATUSES, REPORT_TYPES } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { SessionUser } from '../../access/SessionUser.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { ShownReport } from './reportReadModel.ts';
import type { ReportFileRow, ReportRow } from './reportRepository.ts';

interface ViewContext {
  readonly viewer: SessionUser;
  readonly now: Date;
}

/** True once the files of a report are kept no longer. */
export const isExpired = ({ expires_at }: Pick<ReportRow, 'expires_at'>, now: Date): boolean =>
  expires_at !== null && expires_at <= now;

/** True for a report that is over and has no files. */
export const isRetryable = (row: Pick<ReportRow, 'status' | 'expires_at'>, now: Date): boolean =>
  row.status === 'FAILED' || isExpired(row, now);

/** A report as a list shows it to its viewer. */
export function toReport(row: ShownReport, { viewer, now }: ViewContext): Report {
  const isOwn = row.user_id === viewer.id;
  const mayMake =
    isOwn &&
    row.is_readable &&
    isAllowed(viewer, { all: ['ORDER_REPORT_MANAGE'], notEmulated: true }) &&
    isAllowedByReview(viewer.kybStatus, 'REPORT');
  return {
    reportId: row.id,
    name: row.name,
    type: oneOf(REPORT_TYPES, row.type),
    format: oneOf(REPORT_FORMATS, row.format),
    splitByMonth: row.split_by_month,
    generatedFor: oneOf(REPORT_SCOPES, row.generated_for),
    groups: row.groups.map(({ identifier, name }) => ({ customerIdentifier: identifier, displayName: name })),
    accounts: row.accounts.map(({ identifier, name }) => ({ accountIdentifier: identifier, displayName: name })),
    from: row.from_day,
    to: row.to_day,
    timeZone: row.time_zone,
    status: oneOf(REPORT_STATUSES, row.status),
    failure: row.failure === null ? null : oneOf(REPORT_FAILURES, row.failure),
    requestedDate: row.created_at.toISOString(),
    requester: fullName(row.first_name, row.last_name),
    finishedDate: row.finished_at?.toISOString() ?? null,
    expiresDate: row.expires_at?.toISOString() ?? null,
    isExpired: isExpired(row, now),
    isWaiting: row.status === 'GENERATING' && row.started_at === null,
    isOwn,
    isSeen: !isOwn || row.seen_at !== null || row.status === 'GENERATING',
    isReadable: row.is_readable,
    canCancel: mayMake && row.status === 'GENERATING',
    canRetry: mayMake && isRetryable(row, now),
    rowsDone: row.rows_done,
    rowCount: row.row_count,
    fileCount: row.file_count,
  };
}

/** A report with its files and figures; without them for a viewer who may not read them. */
export const toReportDetail = (
  row: ShownReport,
  files: readonly ReportFileRow[],
  context: ViewContext,
): ReportDetail => ({
  ...toReport(row, context),
  asOfDate: row.as_of.toISOString(),
  isOwnOnly: row.is_own_only,
  files: isOpen(row, context.now) ? files.map(toFile) : [],
  figures: row.is_readable ? (row.report_figures ?? []) : [],
});

/** True while the files of a report can be downloaded by its viewer. */
export const isOpen = (row: ShownReport, now: Date): boolean =>
  row.is_readable && row.status === 'AVAILABLE' && !isExpired(row, now);

const toFile = (file: ReportFileRow): ReportFile => ({
  part: file.part,
  fileName: file.file_name,
  from: file.from_day,
  to: file.to_day,
  rowCount: file.row_count,
  byteCount: Number(file.byte_count),
});
