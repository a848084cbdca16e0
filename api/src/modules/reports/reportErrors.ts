import type { Failure } from '../../errors/AppError.ts';

export const REPORT_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.report.notFound', description: 'There is no such report.' },
  partNotFound: { status: 404, i18nKey: 'error.report.partNotFound', description: 'The report has no such file.' },
  groupNotFound: { status: 404, i18nKey: 'error.group.notFound', description: 'There is no such group.' },
  accountNotFound: { status: 404, i18nKey: 'error.account.notFound', description: 'There is no such account.' },
  kyb: {
    status: 403,
    i18nKey: 'error.report.kyb',
    description: 'Reports can be created once the review of the business is finished.',
  },
  typeRight: {
    status: 403,
    i18nKey: 'error.report.typeRight',
    description: 'This type of report needs another right.',
  },
  rightLost: {
    status: 403,
    i18nKey: 'error.report.rightLost',
    description: 'Your rights or access no longer cover this report.',
  },
  notCancellable: {
    status: 409,
    i18nKey: 'error.report.notCancellable',
    description: 'The report is not being made any more.',
  },
  notRetryable: {
    status: 409,
    i18nKey: 'error.report.notRetryable',
    description: 'The report is being made, or its files are there.',
  },
  tooMany: { status: 409, i18nKey: 'error.report.tooMany', description: 'Too many reports are being made.' },
  noRows: { status: 422, i18nKey: 'error.report.noRows', description: 'The report would have no rows.' },
  tooManyRows: {
    status: 422,
    i18nKey: 'error.report.tooManyRows',
    description: 'One file does not hold all rows; the report can be split by month.',
  },
  tooManyFiles: {
    status: 422,
    i18nKey: 'error.report.tooManyFiles',
    description: 'Split by month the report would have too many files.',
  },
} as const satisfies Record<string, Failure>;
