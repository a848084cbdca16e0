import type { i18n } from 'i18next';
import { isApiError } from '../api/apiError.ts';
import { apiErrorMessage } from '../i18n/apiErrorMessage.ts';

/** Without an answer of the server itself nobody knows what a call did. */
const LOST: readonly number[] = [0, 502, 503, 504];

/** Somebody saved the template after the form began with it. */
export const isTemplateChanged = (error: unknown): boolean =>
  isApiError(error) && error.i18nKey === 'error.template.changed';

/** The template was deleted, or belongs to others. */
export const isTemplateGone = (error: unknown): boolean =>
  isApiError(error) && error.i18nKey === 'error.template.notFound';

/** Returns the text for a call that changes a template and failed. After a lost answer every such call may be repeated. */
export const templateFailureText = (i18n: i18n, error: unknown, fallback: string): string =>
  isApiError(error) && LOST.includes(error.status)
    ? i18n.t('templates:unknown')
    : apiErrorMessage(i18n, error, fallback);
