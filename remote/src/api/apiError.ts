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
