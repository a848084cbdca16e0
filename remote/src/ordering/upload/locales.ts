import { registerLocales, createLocaleLoader } from '../../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    upload: typeof en;
  }
}

registerLocales('upload', createLocaleLoader('ordering/upload'));
