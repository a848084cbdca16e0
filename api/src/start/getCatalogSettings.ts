import { DEMO_COLLECTIONS, DEMO_DIALOG_PRODUCTS } from '../demo/demoCollections.ts';
import type { Env } from '../env/env.ts';
import type { CatalogSettings } from '../modules/catalog/index.ts';

/** Returns the products that parts of the catalogue are about: those that are configured, else those of the demo data. */
export const getCatalogSettings = ({ collections, dialogProducts, demoData }: Env): CatalogSettings => ({
  collections: collections ?? (demoData ? DEMO_COLLECTIONS : []),
  dialogProducts: dialogProducts ?? (demoData ? DEMO_DIALOG_PRODUCTS : []),
});
