import type { Failure } from '../../errors/AppError.ts';

/** Failures of balance alerts. */
export const BALANCE_ALERT_FAILURES = {
  notFound: {
    status: 404,
    i18nKey: 'error.balanceAlert.notFound',
    description: 'There is no balance alert of that identifier whose accounts the user sees.',
  },
  nameTaken: {
    status: 409,
    i18nKey: 'error.balanceAlert.nameTaken',
    description: 'The organization has a balance alert of that name.',
    fields: [{ field: 'displayName', i18nKey: 'error.balanceAlert.nameTaken' }],
  },
  changed: {
    status: 409,
    i18nKey: 'error.balanceAlert.changed',
    description: 'Somebody changed the balance alert after it was read.',
  },
  currencies: {
    status: 422,
    i18nKey: 'error.balanceAlert.currencies',
    description: 'The accounts of an alert have one currency.',
    fields: [{ field: 'accountIdentifiers', i18nKey: 'error.balanceAlert.currencies' }],
  },
  tooMany: {
    status: 422,
    i18nKey: 'error.balanceAlert.tooMany',
    description: 'The organization has as many balance alerts as it may have.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
