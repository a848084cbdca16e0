import type { Failure } from '../../errors/AppError.ts';

export const DEPOSIT_FAILURES = {
  accountInactive: {
    status: 422,
    i18nKey: 'error.deposit.accountInactive',
    description: 'Only active accounts take deposits.',
  },
  /** Both keys as they are printed for this call; the one of the field says how much may be added. */
  cardLimit: {
    status: 422,
    i18nKey: '403.039',
    description: 'The account would be funded by card with more than it may within 24 hours.',
    fields: [{ field: 'amount', i18nKey: 'error.deposit.cardLimit' }],
  },
  cardAmount: {
    status: 400,
    i18nKey: 'creditCardDeposit.error.validation.amount',
    description: 'The amount is more than an account may be funded with by card within 24 hours.',
    fields: [{ field: 'amount', i18nKey: 'error.deposit.cardAmount' }],
  },
  onHold: { status: 422, i18nKey: 'error.deposit.cardOnHold', description: 'The card is on hold.' },
  expired: { status: 422, i18nKey: 'error.card.expirationPast', description: 'The card has expired.' },
  feeChanged: { status: 409, i18nKey: 'error.deposit.feeChanged', description: 'The fee is another than was shown.' },
  review: {
    status: 403,
    i18nKey: 'error.deposit.business',
    description: 'The business of the organization was not submitted for review, or not approved.',
  },
  notApproved: {
    status: 422,
    i18nKey: 'error.deposit.business',
    description: 'The organization must be approved before a deposit is credited.',
  },
} as const satisfies Record<string, Failure>;
