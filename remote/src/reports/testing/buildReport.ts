import type { ReportDetail } from '@portal/shared/contract/reports';

/** A report of reward lines of one group, which is ready and was looked at. */
export const buildReport = (overrides: Partial<ReportDetail> = {}): ReportDetail => ({
  reportId: 'report-1',
  name: 'Q3 – Marketing (EU)',
  type: 'REWARD_LINES',
  format: 'xlsx',
  splitByMonth: false,
  generatedFor: 'GROUPS',
  groups: [{ customerIdentifier: 'G1', displayName: 'Marketing' }],
  accounts: [],
  from: '2026-07-01',
  to: '2026-09-30',
  timeZone: 'Europe/Berlin',
  status: 'AVAILABLE',
  failure: null,
  requestedDate: '2026-11-20T09:00:00Z',
  asOfDate: '2026-11-20T09:00:00Z',
  isOwnOnly: false,
  requester: 'Ada Byron',
  finishedDate: '2026-11-20T09:00:04Z',
  expiresDate: '2026-12-20T09:00:04Z',
  isExpired: false,
  isWaiting: false,
  isOwn: true,
  isSeen: true,
  isReadable: true,
  canCancel: false,
  canRetry: false,
  rowsDone: 1250,
  rowCount: 1250,
  fileCount: 1,
  files: [
    {
      part: 1,
      fileName: 'reward-lines-2026-07-01-2026-09-30.xlsx',
      from: '2026-07-01',
      to: '2026-09-30',
      rowCount: 1250,
      byteCount: 84_100,
    },
  ],
  figures: [],
  ...overrides,
});

/** The same while it is made: a third of its rows are written. */
export const buildReportBeingMade = (overrides: Partial<ReportDetail> = {}): ReportDetail =>
  buildReport({
    status: 'GENERATING',
    finishedDate: null,
    expiresDate: null,
    isSeen: false,
    canCancel: true,
    rowsDone: 400,
    rowCount: 1250,
    fileCount: 0,
    files: [],
    ...overrides,
  });
