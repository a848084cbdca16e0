import type { i18n } from 'i18next';
import { dynamicText } from '../../../i18n/message.ts';

/** Display text of a category; for one that the portal does not know the catalogue's own word. */
export const getCategoryLabel = (i18n: i18n, category: string): string =>
  dynamicText(i18n, `catalog:category.${category.toUpperCase().replaceAll(/\W+/g, '_')}`) ?? category;
