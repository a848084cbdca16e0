import type { Failure } from '../../errors/AppError.ts';

export const DOCUMENT_FAILURES = {
  future: {
    status: 400,
    i18nKey: 'error.validation',
    description: 'The month has not begun.',
    fields: [{ field: 'month', i18nKey: 'error.month.future' }],
  },
  tooLarge: {
    status: 422,
    i18nKey: 'error.export.tooLarge',
    description: 'The month has more transactions than a file holds.',
  },
  noReceipt: { status: 404, i18nKey: 'error.receipts.none', description: 'There is no such deposit.' },
} as const satisfies Record<string, Failure>;
