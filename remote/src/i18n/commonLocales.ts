import { registerLocales, createLocaleLoader } from './localeLoaders.ts';

registerLocales('common', createLocaleLoader('i18n'));
