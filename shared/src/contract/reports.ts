import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, number, object, type InferType } from 'yup';
import {
  REPORT_FAILURES,
  REPORT_FIGURES,
  REPORT_SCOPES,
  REPORT_STATUSES,
  REPORT_TYPES,
} from '../domain/enumerations.ts';
import { INTEGER_MAX } from '../domain/integerMax.ts';
import { isTimeZone } from '../domain/lists/timeZones.ts';
import { checkReportName } from '../domain/reports/reportName.ts';
import { REPORT_LIMITS } from '../domain/reports/reportLimits.ts';
import { Instant, Nullable, OneOf, pageNumber, text } from './common.ts';
import { listDays } from './listDays.ts';

/** The formats of a report's files. */
export const REPORT_FORMATS = ['csv', 'xlsx'] as const;

const IDENTIFIER_LENGTH = 100;

const identifiers = () =>
  array(text().max(IDENTIFIER_LENGTH).required('error.report.scopeRequired'))
    .max(REPORT_LIMITS.scopesMax, 'error.report.scopesTooMany')
    .default([]);

const day = () =>
  text()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'error.date.invalid')
    .required('error.date.invalid');

const choices = {
  type: text()
    .oneOf([...REPORT_TYPES])
    .required('error.validation'),
  generatedFor: text()
    .oneOf([...REPORT_SCOPES])
    .required('error.report.scopeRequired'),
  customerIdentifiers: identifiers(),
  accountIdentifiers: identifiers(),
  from: day(),
  to: day(),
  timeZone: text()
    .max(IDENTIFIER_LENGTH)
    .required('error.timeZone.unknown')
    .test('zone', 'error.timeZone.unknown', isTimeZone),
};

/**
 * POST /api/reports/count: the choices of a report, whose days are checked by `checkReportDays`. `customerIdentifiers` counts
 * for GROUPS, `accountIdentifiers` for ACCOUNTS; what counts has at least one, 400 at its field.
 */
export const reportChoices = object(choices);
export type ReportChoices = InferType<typeof reportChoices>;

/**
 * The rows that a report of these choices would have. `isTooLarge`: more than one file holds (`rowsOfFile`), so that it has to
 * be split; `files`: how many it would be in split by month, `isTooManyFiles`: more than are made (`filesMax`).
 */
export const ReportCount = Type.Object({
  rows: Type.Integer(),
  rowsOfFile: Type.Integer(),
  isTooLarge: Type.Boolean(),
  files: Type.Integer(),
  filesMax: Type.Integer(),
  isTooManyFiles: Type.Boolean(),
});
export type ReportCount = Static<typeof ReportCount>;

/** POST /api/reports with Idempotency-Key. */
export const newReportBody = object({
  ...choices,
  name: text()
    .default('')
    .test('name', (name, context) => {
      const refusal = checkReportName(name);
      return refusal === null || context.createError({ message: refusal.key, params: refusal.values ?? {} });
    }),
  format: text()
    .oneOf([...REPORT_FORMATS])
    .default('xlsx'),
  splitByMonth: boolean().default(false),
});
export type NewReportBody = InferType<typeof newReportBody>;

export const reportParams = object({ reportId: text().required() });
export const reportFileParams = object({
  reportId: text().required(),
  part: number().integer().min(1).max(INTEGER_MAX).required(),
});

/** A file of a report: its rows are those of its days. */
export const ReportFile = Type.Object({
  part: Type.Integer(),
  fileName: Type.String(),
  from: Type.String(),
  to: Type.String(),
  rowCount: Type.Integer(),
  byteCount: Type.Integer(),
});
export type ReportFile = Static<typeof ReportFile>;

const report = {
  reportId: Type.String(),
  name: Type.String(),
  type: OneOf(REPORT_TYPES),
  format: OneOf(REPORT_FORMATS),
  splitByMonth: Type.Boolean(),
  generatedFor: OneOf(REPORT_SCOPES),
  groups: Type.Array(Type.Object({ customerIdentifier: Type.String(), displayName: Type.String() })),
  accounts: Type.Array(Type.Object({ accountIdentifier: Type.String(), displayName: Type.String() })),
  from: Type.String(),
  to: Type.String(),
  timeZone: Type.String(),
  status: OneOf(REPORT_STATUSES),
  failure: Nullable(OneOf(REPORT_FAILURES)),
  requestedDate: Instant,
  requester: Type.String(),
  finishedDate: Nullable(Instant),
  expiresDate: Nullable(Instant),
  isExpired: Type.Boolean(),
  isWaiting: Type.Boolean(),
  isOwn: Type.Boolean(),
  isSeen: Type.Boolean(),
  isReadable: Type.Boolean(),
  canCancel: Type.Boolean(),
  canRetry: Type.Boolean(),
  rowsDone: Type.Integer(),
  rowCount: Type.Integer(),
  fileCount: Type.Integer(),
};

/**
 * A report. `failure`: why, of one that FAILED; `isWaiting`: others of the organisation are made first; `isExpired`: its files
 * are gone, and `canRetry` makes them again; `isReadable`: false for its requester without the rights or the access that it needs
 * by now. `rowsDone` of `rowCount` rows are written.
 */
export const Report = Type.Object(report);
export type Report = Static<typeof Report>;

/** A bar of a figure: of a month (`key` is `YYYY-MM`), of an account (its identifier, `label` its name), of a state or reason. */
export const ReportBar = Type.Object({
  key: Type.String(),
  label: Type.Optional(Type.String()),
  count: Type.Integer(),
  /** Major units of the figure's currency. */
  amount: Type.Optional(Type.Number()),
});
export type ReportBar = Static<typeof ReportBar>;

/** Sums of the rows of a report; `currency` is null for those that are only counted. */
export const ReportFigure = Type.Object({
  figure: OneOf(REPORT_FIGURES),
  currency: Nullable(Type.String()),
  bars: Type.Array(ReportBar),
});
export type ReportFigure = Static<typeof ReportFigure>;

/**
 * GET /api/reports/{reportId}: with its files and figures, none of which is shown to one who may not read them. `asOfDate`: what came
 * later is not in it; `isOwnOnly`: it has the orders of its requester alone.
 */
export const ReportDetail = Type.Object({
  ...report,
  asOfDate: Instant,
  isOwnOnly: Type.Boolean(),
  files: Type.Array(ReportFile),
  figures: Type.Array(ReportFigure),
});
export type ReportDetail = Static<typeof ReportDetail>;

const paging = {
  page: pageNumber,
  size: number()
    .oneOf([...REPORT_LIMITS.sizes])
    .default(REPORT_LIMITS.sizes[0]),
  search: text().trim().max(255).optional(),
};

/** GET /api/reports: by name or identifier (`search`), type, status, and the days on which they were requested. */
export const reportsQuery = object({
  ...paging,
  sort: text().oneOf(['requestedDate,desc', 'requestedDate,asc']).default('requestedDate,desc'),
  type: text()
    .oneOf([...REPORT_TYPES])
    .optional(),
  status: text()
    .oneOf([...REPORT_STATUSES])
    .optional(),
  ...listDays,
});
export type ReportsQuery = InferType<typeof reportsQuery>;

/** X-Total-Count is the total. */
export const Reports = Type.Array(Report);

/** GET /api/reports/unseen: own reports that are ready or failed and that one has not looked at. */
export const UnseenReports = Type.Object({ count: Type.Integer() });
export type UnseenReports = Static<typeof UnseenReports>;

/** POST /api/reports/seen: these reports, without any all of them, were looked at. */
export const seenReportsBody = object({
  reportIds: array(text().max(IDENTIFIER_LENGTH).required()).max(100).default([]),
});
export type SeenReportsBody = InferType<typeof seenReportsBody>;

export const legacyFileParams = object({ fileId: text().required() });

/** GET /api/reports/legacy: files made by the portal before this one, by name or file name (`search`). */
export const legacyReportsQuery = object({
  ...paging,
  sort: text().oneOf(['madeDate,desc', 'madeDate,asc']).default('madeDate,desc'),
});
export type LegacyReportsQuery = InferType<typeof legacyReportsQuery>;

/** A file of the portal before this one; `type` and `requester` are its words. */
export const LegacyReport = Type.Object({
  fileId: Type.String(),
  name: Type.String(),
  fileName: Type.String(),
  type: Type.String(),
  generatedFor: OneOf(REPORT_SCOPES),
  groups: report.groups,
  accounts: report.accounts,
  from: Nullable(Type.String()),
  to: Nullable(Type.String()),
  madeDate: Instant,
  requester: Type.String(),
  byteCount: Type.Integer(),
});
export type LegacyReport = Static<typeof LegacyReport>;

/** X-Total-Count is the total. */
export const LegacyReports = Type.Array(LegacyReport);
