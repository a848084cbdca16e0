import type { Attempt } from '@portal/shared/contract/attempts';

/** A call that has not arrived. */
export const buildAttempt = (overrides: Partial<Attempt> = {}): Attempt => ({
  state: 'UNKNOWN',
  reference: null,
  amount: null,
  currencyCode: null,
  expectedBy: null,
  i18nKey: null,
  ...overrides,
});
