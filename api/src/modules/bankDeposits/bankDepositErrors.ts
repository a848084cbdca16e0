import type { Failure } from '../../errors/AppError.ts';

export const BANK_DEPOSIT_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.notFound', description: 'There is no such deposit.' },
  accountInactive: {
    status: 422,
    i18nKey: 'error.deposit.accountInactive',
    description: 'Only active accounts take deposits.',
  },
  disabled: {
    status: 422,
    i18nKey: 'error.deposit.bankDisabled',
    description: 'This account cannot be funded from a bank account now.',
  },
  notVerified: {
    status: 422,
    i18nKey: 'error.bankAccount.notVerified',
    description: 'The bank account is not verified, or disabled.',
  },
  limit: {
    status: 422,
    i18nKey: 'error.deposit.bankLimit',
    description: 'The account would be funded by bank with more than it may within 24 hours.',
  },
  review: {
    status: 422,
    i18nKey: 'error.deposit.business',
    description: 'The organisation must be approved before it takes deposits.',
  },
} as const satisfies Record<string, Failure>;
