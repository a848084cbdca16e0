import type common from './locales/common/en.json';

/** The texts of each namespace, typed by its English file. A feature adds its own by declaration merging in its `locales.ts`. */
export interface Namespaces {
  common: typeof common;
}
