import type { ReportChoices, ReportCount } from '@portal/shared/contract/reports';
import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { ANY_ORDER_HISTORY, holds, isAllowed } from '@portal/shared/domain/access/permissions';
import { languageOf } from '@portal/shared/domain/people/languages';
import { checkReportDays, splitByMonth } from '@portal/shared/domain/reports/reportDays';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { mayReadType, seesOwnOrdersOnly } from '@portal/shared/domain/reports/reportRights';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { zonedTime } from '../../lists/zonedTime.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import { REPORT_FAILURES } from './reportErrors.ts';
import { listCoveredAccounts, readReportScope, type ChosenScope } from './readReportScope.ts';
import { createReportRows } from './rows/createReportRows.ts';
import { ROWS_MAX } from './rows/readInBatches.ts';
import type { RowChoices } from './rows/ReportRows.ts';

const { rowsOfFile, files: filesMax } = REPORT_LIMITS;

/** Raises 403 while the business is reviewed, and where the organisation makes no new reports. */
export async function requireMaking(readTreatments: ReadTreatments, user: SessionUser): Promise<void> {
  if (!isAllowedByReview(user.kybStatus, 'REPORT')) throw new AppError(REPORT_FAILURES.kyb);
  const { 'generate-new-reports': making } = await readTreatments(user.platformClientId);
  if (making !== 'on') throw new AppError(COMMON_FAILURES.forbidden);
}

/** A report that may be made: what it covers, and how many rows that is. */
export interface ReportPlan {
  readonly scope: ChosenScope;
  readonly count: ReportCount;
  readonly asOf: Date;
}

/** The choices of a report that its rows depend on. */
export type PlannedReport = Pick<ReportChoices, 'type' | 'generatedFor' | 'from' | 'to' | 'timeZone'>;

/**
 * Checks the choices of a report and counts its rows. Raises 403 at `type` for one that the user has no right to, 400 at the field of
 * days or a scope that cannot be, 404 for a group or account that the user does not see.
 */
export async function planReport(db: Db, user: SessionUser, choices: ReportChoices, now: Date): Promise<ReportPlan> {
  if (!mayReadType(user, choices.type))
    throw new AppError({
      ...REPORT_FAILURES.typeRight,
      fields: [{ field: 'type', i18nKey: REPORT_FAILURES.typeRight.i18nKey }],
    });
  requireDays(choices, now);
  const scope = await readReportScope(db, user, {
    ...choices,
    customerIdentifiers: [...new Set(choices.customerIdentifiers)],
    accountIdentifiers: [...new Set(choices.accountIdentifiers)],
  });
  return { scope, count: await countRows(db, user, { ...choices, ...scope }, now), asOf: now };
}

function requireDays({ from, to, timeZone }: PlannedReport, now: Date): void {
  const refusal = checkReportDays({ from, to }, zonedTime(now, timeZone).toFormat('yyyy-MM-dd'));
  if (refusal === null) return;
  const { field, key, values } = refusal;
  throw new AppError({ ...COMMON_FAILURES.validation, fields: [{ field, i18nKey: key, ...(values && { values }) }] });
}

/** Counts the rows of a report, month by month. */
export async function countRows(
  db: Db,
  user: SessionUser,
  report: PlannedReport & ChosenScope,
  asOf: Date,
): Promise<ReportCount> {
  const rows = await createReportRows({
    db,
    user,
    type: report.type,
    accountIds: await listCoveredAccounts(db, user.platformId, report),
    ...viewOf(user),
    timeZone: report.timeZone,
    language: languageOf(user.langKey),
    asOf,
  });
  let total = 0;
  let files = 0;
  for (const month of splitByMonth(report)) {
    const count = await rows.count(month, ROWS_MAX);
    total += count;
    files += Math.ceil(count / rowsOfFile);
  }
  return {
    rows: total,
    rowsOfFile,
    isTooLarge: total > rowsOfFile,
    files,
    filesMax,
    isTooManyFiles: files > filesMax,
  };
}

/** Returns how much of orders and accounts the reports of a user show. */
export const viewOf = (user: SessionUser): Pick<RowChoices, 'isOwnOnly' | 'hasBalances'> & { hasNames: boolean } => ({
  isOwnOnly: seesOwnOrdersOnly(user),
  hasNames: isAllowed(user, { any: ANY_ORDER_HISTORY }),
  hasBalances: holds(user, 'VIEW_BALANCE_ACCESS'),
});

/** Raises 422 for no row, and for more than the files of the report hold. */
export function requireFits({ rows, files, isTooLarge, isTooManyFiles }: ReportCount, splitsByMonth: boolean): void {
  if (rows === 0) throw new AppError(REPORT_FAILURES.noRows);
  if (isTooLarge && !splitsByMonth)
    throw new AppError({
      ...REPORT_FAILURES.tooManyRows,
      values: { rows: String(rows), max: String(rowsOfFile), files: String(files) },
    });
  if (isTooManyFiles && splitsByMonth)
    throw new AppError({ ...REPORT_FAILURES.tooManyFiles, values: { max: String(filesMax) } });
}
