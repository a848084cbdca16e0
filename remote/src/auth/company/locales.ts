import { registerLocales, createLocaleLoader } from '../../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    company: typeof en;
  }
}

registerLocales('company', createLocaleLoader('auth/company'));
