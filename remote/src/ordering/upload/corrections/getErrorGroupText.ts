import type { i18n } from 'i18next';
import { dynamicText } from '../../../i18n/message.ts';

/** Returns the reason that rows of an error group have in common: without the values of one of them where a text for many exists. */
export const getErrorGroupText = (i18n: i18n, key: string): string =>
  dynamicText(i18n, `upload:cause.${key.replace(/^error\./, '').replaceAll('.', '_')}`) ??
  dynamicText(i18n, key) ??
  i18n.t('error.field');
