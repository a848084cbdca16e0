import { isSessionError } from '@portal/shared/session/sessionError';
import { UNREACHABLE, type ApiError } from '../../api/apiError.ts';

/** Converts a session error to the shape of a failed call. */
export function asApiError(error: unknown): unknown {
  if (!isSessionError(error)) return error;
  if (error.status === 0) return UNREACHABLE;
  const { status, i18nKey, message, values } = error;
  return { status, i18nKey, description: message, values: { ...values } } satisfies ApiError;
}
