import { registerLocales, createLocaleLoader } from '../../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    stepOrder: typeof en;
  }
}

registerLocales('stepOrder', createLocaleLoader('ordering/step-order'));
