import { registerLocales, createLocaleLoader } from '../../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    address: typeof en;
  }
}

registerLocales('address', createLocaleLoader('ui/address'));
