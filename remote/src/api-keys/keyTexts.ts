import type { i18n } from 'i18next';
import { isApiError, isOutcomeUnknown } from '../api/apiError.ts';
import { apiErrorMessage } from '../i18n/apiErrorMessage.ts';
import { dynamicText } from '../i18n/message.ts';

/** Returns the word for an action of the history; a neutral one for an action unknown to this build. */
export const getActionName = (i18n: i18n, action: string): string =>
  dynamicText(i18n, `apiKeys:event.${action}`) ?? i18n.t('signedIn:enumeration.unknown');

/** Too many keys of the type are active. */
export const isTooMany = (error: unknown): boolean =>
  isApiError(error) && error.i18nKey === 'error.apiCredential.tooMany';

/** Returns the text for a call that failed. After a lost answer every such call may be repeated. */
export const keyFailureText = (i18n: i18n, error: unknown, fallback: string): string =>
  isOutcomeUnknown(error) ? i18n.t('apiKeys:failed.unknown') : apiErrorMessage(i18n, error, fallback);
