import { registerLocales, createLocaleLoader } from '../localeLoaders.ts';
import type en from './locales/en.json';

declare module '../namespaces.ts' {
  interface Namespaces {
    signedIn: typeof en;
  }
}

/** Words of signed-in pages; looked up after the common texts. */
registerLocales('signedIn', createLocaleLoader('i18n/signed-in'));
