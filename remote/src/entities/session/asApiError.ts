import { isSessionError } from '@portal/shared/session/sessionError';
import type { ApiError } from '../../api/apiError.ts';

/** Converts a session error to the shape of a failed call. */
export const asApiError = (error: unknown): unknown =>
  isSessionError(error)
    ? ({
        status: error.status,
        i18nKey: error.i18nKey,
        description: error.message,
        values: { ...error.values },
      } satisfies ApiError)
    : error;
