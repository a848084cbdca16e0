import { registerLocales, textsOf } from '../localeLoaders.ts';
import type en from './locales/en.json';

declare module '../namespaces.ts' {
  interface Namespaces {
    work: typeof en;
  }
}

/** Words of signed-in pages; looked up after the common texts. */
registerLocales('work', textsOf('i18n/work'));
