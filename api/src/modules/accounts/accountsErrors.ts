import type { Failure } from '../../errors/AppError.ts';

export const ACCOUNT_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.account.notFound', description: 'There is no such account.' },
  totalNotQuoted: {
    status: 403,
    i18nKey: 'error.forbidden',
    description: 'Without the right to see balances only the total of an own quoted cart may be asked about.',
  },
  totalNotANumber: {
    status: 400,
    i18nKey: 'error.validation',
    description: 'The total is no amount of the account currency.',
    fields: [{ field: 'orderTotal', i18nKey: 'error.amount.notANumber' }],
  },
} as const satisfies Record<string, Failure>;
