import type { i18n } from 'i18next';
import { dynamicText } from '../../i18n/message.ts';
import './locales.ts';

/** Returns the name of a text that is accepted; a neutral word for a kind unknown to this build. */
export const getKindName = (i18n: i18n, kind: string): string =>
  dynamicText(i18n, `agreement:kinds.${kind}`) ?? i18n.t('agreement:other');
