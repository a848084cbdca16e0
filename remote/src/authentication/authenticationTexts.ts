import type { i18n } from 'i18next';
import { isApiError, isOutcomeUnknown } from '../api/apiError.ts';
import { apiErrorMessage } from '../i18n/apiErrorMessage.ts';
import { dynamicText } from '../i18n/message.ts';

/** Returns why a way to sign in cannot be switched off; null when it can. A reason of a newer server gets a neutral text. */
export const getLockText = (i18n: i18n, lock: string | null): string | null =>
  lock === null ? null : (dynamicText(i18n, `authentication:lock.${lock}`) ?? i18n.t('authentication:lock.other'));

/** Returns the name of a protocol; a neutral word for one unknown to this build. */
export const getTypeName = (i18n: i18n, type: string): string =>
  dynamicText(i18n, `authentication:type.${type}`) ?? i18n.t('signedIn:enumeration.unknown');

/** Somebody changed the thing after the form began with it. */
export const isChangedMeanwhile = (error: unknown): boolean => isApiError(error) && error.status === 409;

/** It was deleted, or belongs to others. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Returns the text for a call that failed. After a lost answer every such call may be repeated. */
export const getFailureText = (i18n: i18n, error: unknown, fallback: string): string =>
  isOutcomeUnknown(error) ? i18n.t('authentication:failed.unknown') : apiErrorMessage(i18n, error, fallback);
