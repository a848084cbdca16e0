import type { Db } from '../db/client.ts';
import type { Env } from '../env/env.ts';
import type { Log } from '../logs/Log.ts';
import { logMissingProducts } from '../modules/catalog/index.ts';
import { getCollections } from './getCollections.ts';

/** Says at start which parts of the catalogue's page are left out: those without a setting, and products that do not exist. */
export async function reportSettings(env: Env, db: Db, log: Log): Promise<void> {
  const collections = getCollections(env);
  const absent = [
    ...(collections.length === 0 ? ['CATALOG_COLLECTIONS'] : []),
    ...(env.links.exploreCatalogUrl === null ? ['EXPLORE_CATALOG_URL'] : []),
  ];
  for (const setting of absent)
    log.info({ event: 'setting.absent', setting }, 'A part of the catalogue is not shown: its setting is not set');
  await logMissingProducts(db, log, 'CATALOG_COLLECTIONS', collections);
}
