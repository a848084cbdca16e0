import { registerLocales } from '../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../i18n/namespaces.ts' {
  interface Namespaces {
    balanceAlerts: typeof en;
  }
}

registerLocales('balanceAlerts', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
  fr: () => import('./locales/fr.json'),
  ja: () => import('./locales/ja.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
});
