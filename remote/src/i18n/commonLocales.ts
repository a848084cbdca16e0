import { registerLocales } from './localeLoaders.ts';

registerLocales('common', {
  en: () => import('./locales/common/en.json'),
  es: () => import('./locales/common/es.json'),
  fr: () => import('./locales/common/fr.json'),
  ja: () => import('./locales/common/ja.json'),
  'zh-CN': () => import('./locales/common/zh-CN.json'),
});
