import type { Db } from '../db/client.ts';
import type { Env } from '../env/env.ts';
import type { Log } from '../logs/Log.ts';
import { logMissingProducts } from '../modules/catalog/index.ts';
import { getCatalogSettings } from './getCatalogSettings.ts';
import { getShippingProduct } from './getShippingProduct.ts';

/** Says at start what is left out: parts of the catalogue without a setting, products that do not exist, the product of shipping. */
export async function reportSettings(env: Env, db: Db, log: Log): Promise<void> {
  const { collections, dialogProducts } = getCatalogSettings(env);
  const isSet = {
    CATALOG_COLLECTIONS: collections.length > 0,
    DIALOG_PRODUCTS: dialogProducts.length > 0,
    EXPLORE_CATALOG_URL: env.links.exploreCatalogUrl !== null,
  };
  for (const [setting] of Object.entries(isSet).filter(([, is]) => !is))
    log.info({ event: 'setting.absent', setting }, 'A part of the catalogue is not shown: its setting is not set');
  if (getShippingProduct(env) === null)
    log.info({ event: 'setting.absent', setting: 'SHIPPING_FEE_PRODUCT' }, 'Receipts name shipping without a product');
  await logMissingProducts(db, log, [
    ...collections.map(({ id, utids }) => ({ setting: 'CATALOG_COLLECTIONS', collection: id, utids })),
    { setting: 'DIALOG_PRODUCTS', utids: dialogProducts },
  ]);
}
