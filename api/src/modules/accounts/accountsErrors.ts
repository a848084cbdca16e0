import type { Failure } from '../../errors/AppError.ts';

export const ACCOUNT_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.account.notFound', description: 'There is no such account.' },
  totalNotANumber: {
    status: 400,
    i18nKey: 'error.validation',
    description: 'The total is no amount of the account currency.',
    fields: [{ field: 'orderTotal', i18nKey: 'error.amount.notANumber' }],
  },
} as const satisfies Record<string, Failure>;
