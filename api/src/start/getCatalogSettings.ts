import { DEMO_COLLECTIONS, DEMO_DIALOG_PRODUCTS } from '../demo/demoCollections.ts';
import type { Env } from '../env/env.ts';
import type { CatalogSettings } from '../modules/catalog/index.ts';
import { listDeliveryMethods } from './listDeliveryMethods.ts';

/**
 * Returns the ways in which rewards can be sent, and the products that parts of the catalogue are about: those that are configured,
 * else those of the demo data.
 */
export const getCatalogSettings = (env: Env): CatalogSettings => ({
  deliveryMethods: listDeliveryMethods(env),
  collections: env.collections ?? (env.demoData ? DEMO_COLLECTIONS : []),
  dialogProducts: env.dialogProducts ?? (env.demoData ? DEMO_DIALOG_PRODUCTS : []),
});
