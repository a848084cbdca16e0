import type { i18n } from 'i18next';
import { dynamicText } from '../i18n/message.ts';
import { withMoney } from '../i18n/messageText.ts';
import { isApiError } from './apiError.ts';

const APP_TEXTS = 'common:error.';

/**
 * The text of a failed call: its i18nKey under the app's error texts, then the raw key, then the caller's fallback,
 * then the server's description, then a neutral sentence. Never a bare code.
 */
export function apiErrorMessage(i18n: i18n, error: unknown, fallback?: string): string {
  if (!isApiError(error)) return fallback ?? i18n.t('error.fallback');
  const values = withMoney(error.values, i18n.language);
  return (
    (error.i18nKey === '' ? null : dynamicText(i18n, APP_TEXTS + error.i18nKey.replace(/^error\./, ''), values)) ??
    dynamicText(i18n, error.i18nKey, values) ??
    fallback ??
    sentence(error.description) ??
    i18n.t('error.fallback')
  );
}

/** A description for people has more than one word, so it is never a code. */
const sentence = (description: string): string | null => (/\S\s+\S/.test(description.trim()) ? description : null);
