import type { Failure } from '../../errors/AppError.ts';

export const FUNDING_FAILURES = {
  accountRequired: { status: 400, i18nKey: 'error.account.required', description: 'Choose an account.' },
  notCovered: {
    status: 422,
    i18nKey: 'error.transfer.notCovered',
    description: 'The account does not hold that much.',
    fields: [{ field: 'amount', i18nKey: 'error.transfer.notCovered' }],
  },
  transfersPaused: {
    status: 429,
    i18nKey: 'error.transfer.paused',
    description: 'Too many transfers were not covered by the balance.',
  },
} as const satisfies Record<string, Failure>;
