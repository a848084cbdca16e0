import type { Db } from '../db/client.ts';
import type { Env } from '../env/env.ts';
import type { Log } from '../logs/Log.ts';
import { logMissingProducts } from '../modules/catalog/index.ts';
import { getCatalogSettings } from './getCatalogSettings.ts';

/** Says at start which parts of the catalogue are left out: those without a setting, and products that do not exist. */
export async function reportSettings(env: Env, db: Db, log: Log): Promise<void> {
  const { collections, dialogProducts } = getCatalogSettings(env);
  const isSet = {
    CATALOG_COLLECTIONS: collections.length > 0,
    DIALOG_PRODUCTS: dialogProducts.length > 0,
    EXPLORE_CATALOG_URL: env.links.exploreCatalogUrl !== null,
  };
  for (const [setting] of Object.entries(isSet).filter(([, is]) => !is))
    log.info({ event: 'setting.absent', setting }, 'A part of the catalogue is not shown: its setting is not set');
  await logMissingProducts(db, log, [
    ...collections.map(({ id, utids }) => ({ setting: 'CATALOG_COLLECTIONS', collection: id, utids })),
    { setting: 'DIALOG_PRODUCTS', utids: dialogProducts },
  ]);
}
