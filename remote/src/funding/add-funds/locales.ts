import { registerLocales, textsOf } from '../../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    addFunds: typeof en;
  }
}

registerLocales('addFunds', textsOf('funding/add-funds'));
