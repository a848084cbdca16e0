import type { ErrorBody, FieldError } from '@portal/shared/contract/common';

/** Rejection of a failed call: the server's body, or a body of our own when the server could not be reached (status 0). */
export interface ApiError {
  readonly status: number;
  readonly i18nKey: string;
  readonly description: string;
  readonly values?: ErrorBody['values'];
  readonly fields?: readonly FieldError[];
}

const has = <K extends string>(value: object, key: K): value is Record<K, unknown> => key in value;

export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  has(value, 'status') &&
  typeof value.status === 'number' &&
  has(value, 'i18nKey') &&
  typeof value.i18nKey === 'string' &&
  has(value, 'description') &&
  typeof value.description === 'string';

/** The server was not reached: no response, or a timeout. */
export const UNREACHABLE: ApiError = { status: 0, i18nKey: 'error.network', description: '' };

/** The service gives no usable response, for whatever reason. */
export const UNAVAILABLE: ApiError = { status: 503, i18nKey: 'error.unavailable', description: '' };

/** A response without our error body (a proxy's page, for example). Of a lost answer no text may say that nothing was changed. */
export const unnamedError = (status: number): ApiError => ({
  status,
  i18nKey: status > 501 ? UNAVAILABLE.i18nKey : '',
  description: '',
});

const UNKNOWN_OUTCOMES: readonly number[] = [0, 502, 503, 504];

/** Without an answer of the server itself nobody knows what a call did. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isApiError(error) && UNKNOWN_OUTCOMES.includes(error.status);

/** The outcome is unknown, or nothing was started: the call may be retried with the same Idempotency-Key. */
export const isRepeatable = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 401 || error.status === 429;

/** The session ended: its dialog says so, over whatever was called. */
export const isSessionEnded = (error: unknown): boolean =>
  isApiError(error) && error.status === 401 && error.i18nKey === 'error.session.ended';
