import { registerLocales, createLocaleLoader } from '../../../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../../../i18n/namespaces.ts' {
  interface Namespaces {
    physicalShipping: typeof en;
  }
}

registerLocales('physicalShipping', createLocaleLoader('ordering/physical/shipping'));
