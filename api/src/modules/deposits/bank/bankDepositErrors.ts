import type { Failure } from '../../../errors/AppError.ts';

export const BANK_DEPOSIT_FAILURES = {
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
} as const satisfies Record<string, Failure>;
