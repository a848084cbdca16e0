import { registerLocales, createLocaleLoader } from '../../../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../../../i18n/namespaces.ts' {
  interface Namespaces {
    printChooser: typeof en;
  }
}

registerLocales('printChooser', createLocaleLoader('ordering/physical/print-chooser'));
