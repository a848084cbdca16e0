import type { i18n } from 'i18next';
import { dynamicText } from '../../i18n/message.ts';

/** Returns the name of a submitted fact; a neutral one for a fact that this build does not know. */
export const getReviewFieldName = (i18n: i18n, field: string): string =>
  dynamicText(i18n, `review:field.${field}`) ?? i18n.t('review:field.other');
