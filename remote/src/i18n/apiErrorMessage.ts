import type { i18n } from 'i18next';
import { dynamicText } from './message.ts';
import { withMoney } from './messageText.ts';
import { isApiError } from '../api/apiError.ts';

const APP_TEXTS = 'common:error.';

/**
 * Returns the text of a failed call: its i18nKey under the app's error texts, then the raw key, then the caller's fallback,
 * then the server's description, then a neutral sentence. Never a bare code. Without a key the description is all that the server
 * said, and comes before the fallback.
 */
export function apiErrorMessage(i18n: i18n, error: unknown, fallback?: string): string {
  if (!isApiError(error)) return fallback ?? i18n.t('error.fallback');
  const { i18nKey } = error;
  const values = withMoney(error.values, i18n.language);
  const described = sentence(error.description);
  return (
    (i18nKey === ''
      ? described
      : (dynamicText(i18n, APP_TEXTS + i18nKey.replace(/^error\./, ''), values) ??
        dynamicText(i18n, i18nKey, values))) ??
    fallback ??
    described ??
    i18n.t('error.fallback')
  );
}

/** A description for people has more than one word, so it is never a code. */
const sentence = (description: string): string | null => (/\S\s+\S/.test(description.trim()) ? description : null);
