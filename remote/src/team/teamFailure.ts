import type { i18n } from 'i18next';
import { isApiError, isOutcomeUnknown } from '../api/apiError.ts';
import { apiErrorMessage } from '../i18n/apiErrorMessage.ts';

const hasKey = (error: unknown, ...keys: readonly string[]): boolean =>
  isApiError(error) && keys.includes(error.i18nKey);

/** Somebody changed the user or the role after the form began with it. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  hasKey(error, 'error.user.changed', 'error.role.changed');

/** It was deleted, or belongs to others. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** The address belongs to a user of another organisation, who may be asked. */
export const isInOtherOrganisation = (error: unknown): boolean => hasKey(error, 'error.user.elsewhere');

/** Users are in the role. */
export const isRoleInUse = (error: unknown): boolean => hasKey(error, 'error.role.inUse');

/** True when each thing that is wrong is said at its field. */
export const hasFieldErrors = (error: unknown): boolean => isApiError(error) && (error.fields ?? []).length > 0;

/** Returns the text for a call that failed. After a lost answer every such call may be repeated. */
export const teamFailureText = (i18n: i18n, error: unknown, fallback: string): string =>
  isOutcomeUnknown(error) ? i18n.t('team:unknown') : apiErrorMessage(i18n, error, fallback);
