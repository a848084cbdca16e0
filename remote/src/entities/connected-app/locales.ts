import { registerLocales, createLocaleLoader } from '../../i18n/localeLoaders.ts';
import type en from './locales/en.json';

declare module '../../i18n/namespaces.ts' {
  interface Namespaces {
    connectedApp: typeof en;
  }
}

registerLocales('connectedApp', createLocaleLoader('entities/connected-app'));
