import type common from './locales/en.json';

/** Text types by namespace, from the English file. A feature adds its own by declaration merging in its `locales.ts`. */
export interface Namespaces {
  common: typeof common;
}
