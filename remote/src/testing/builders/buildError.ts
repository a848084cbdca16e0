import type { ErrorBody } from '@portal/shared/contract/common';

/** An error body. */
export const buildError = (overrides: Partial<ErrorBody> = {}): ErrorBody => ({
  status: 422,
  i18nKey: 'error.validation',
  description: 'Some values are not valid.',
  requestId: 'request-1',
  ...overrides,
});
