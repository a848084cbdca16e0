import { registerLocales, createLocaleLoader } from '../localeLoaders.ts';
import type en from './locales/en.json';

declare module '../namespaces.ts' {
  interface Namespaces {
    errors: typeof en;
  }
}

/** Errors of signed-in pages; looked up after the common texts, and loaded once the first page stands. */
registerLocales('errors', createLocaleLoader('i18n/errors'));
