import { registerLocales, createLocaleLoader } from '../../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    mailedLines: typeof en;
  }
}

registerLocales('mailedLines', createLocaleLoader('ordering/mailed-lines'));
