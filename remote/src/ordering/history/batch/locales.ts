import { registerLocales, textsOf } from '../../../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../../../i18n/namespaces.ts' {
  interface Namespaces {
    resendMany: typeof en;
  }
}

registerLocales('resendMany', textsOf('ordering/history/batch'));
