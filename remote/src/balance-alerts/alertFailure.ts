import type { i18n } from 'i18next';
import { isApiError, isOutcomeUnknown } from '../api/apiError.ts';
import { apiErrorMessage } from '../i18n/apiErrorMessage.ts';

/** Somebody changed the alert after the form began with it. */
export const isAlertChanged = (error: unknown): boolean =>
  isApiError(error) && error.i18nKey === 'error.balanceAlert.changed';

/** The alert was deleted, or belongs to others. */
export const isAlertGone = (error: unknown): boolean =>
  isApiError(error) && error.i18nKey === 'error.balanceAlert.notFound';

/** Returns the text for a call that changes an alert and failed. After a lost answer every such call may be repeated. */
export const alertFailureText = (i18n: i18n, error: unknown, fallback: string): string =>
  isOutcomeUnknown(error) ? i18n.t('balanceAlerts:unknown') : apiErrorMessage(i18n, error, fallback);
