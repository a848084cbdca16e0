import type { i18n } from 'i18next';
import { isApiError, isOutcomeUnknown } from '../../../api/apiError.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';

/** Somebody saved the template after the form began with it. */
export const isTemplateChanged = (error: unknown): boolean =>
  isApiError(error) && error.i18nKey === 'error.template.changed';

/** The template was deleted, or belongs to others. */
export const isTemplateGone = (error: unknown): boolean =>
  isApiError(error) && error.i18nKey === 'error.template.notFound';

/** Returns the text for a call that changes a template and failed. After a lost answer every such call may be repeated. */
export const templateFailureText = (i18n: i18n, error: unknown, fallback: string): string =>
  isOutcomeUnknown(error) ? i18n.t('templateForm:unknown') : apiErrorMessage(i18n, error, fallback);
