import { isApiError } from '../../api/apiError.ts';

export type FailureKind = 'forbidden' | 'maintenance' | 'gateway';

/** The kind of a failure that has a page of its own; null: it is shown as it is. */
export function failureKind(error: unknown): FailureKind | null {
  if (!isApiError(error)) return null;
  if (error.status === 403) return 'forbidden';
  if (error.i18nKey === 'error.maintenance') return 'maintenance';
  return error.i18nKey === 'error.unavailable' ? 'gateway' : null;
}
