import { isApiError } from '../../api/apiError.ts';

const IS_FILE_KEY = /^error\.(?=file\.)/;

/** Returns why and where the server does not take a file; null for any other failure. */
export function readFileRefusal(error: unknown): { readonly rule: string; readonly place: string | null } | null {
  if (!isApiError(error) || error.status !== 422 || !IS_FILE_KEY.test(error.i18nKey)) return null;
  return { rule: error.i18nKey.replace(IS_FILE_KEY, ''), place: error.values?.['place'] ?? null };
}
