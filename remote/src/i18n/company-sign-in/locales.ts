import { registerLocales, createLocaleLoader } from '../localeLoaders.ts';
import type en from './locales/en.json';

declare module '../namespaces.ts' {
  interface Namespaces {
    companySignIn: typeof en;
  }
}

/** Refusals of company sign-in, loaded with the pages that show them. */
registerLocales('companySignIn', createLocaleLoader('i18n/company-sign-in'));
