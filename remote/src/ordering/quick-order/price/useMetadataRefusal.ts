import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/apiError.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';

/** Statuses that are told in words of their own, wherever a cart is changed. */
const TOLD_ELSEWHERE: readonly number[] = [401, 404, 423, 429];

const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.fields === undefined &&
  !TOLD_ELSEWHERE.includes(error.status);

/** Returns how to tell, in the server's own words, that the notes of an order were refused; the failure is raised on. */
export function useMetadataRefusal(): (error: unknown) => never {
  const { i18n } = useTranslation();
  const notify = useNotify();
  return useCallback(
    (error) => {
      if (isRefused(error)) notify.error(apiErrorMessage(i18n, error));
      throw error;
    },
    [i18n, notify],
  );
}
