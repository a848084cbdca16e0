import { registerLocales, createLocaleLoader } from '../../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    shipping: typeof en;
  }
}

registerLocales('shipping', createLocaleLoader('entities/shipping'));
