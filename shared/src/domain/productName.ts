import type { Language } from './enumerations.ts';

/** The product's name in pages, mails, texts and authenticators. */
export const PRODUCT_NAME: Readonly<Record<Language, string>> = {
  en: 'Rewards Portal',
  es: 'Portal de recompensas',
  fr: 'Portail de récompenses',
  ja: 'リワードポータル',
  'zh-CN': '奖励门户',
};
