import { registerLocales, textsOf } from './localeLoaders.ts';

registerLocales('common', textsOf('i18n'));
