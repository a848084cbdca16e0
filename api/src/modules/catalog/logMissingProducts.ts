import type { CatalogCollection } from '@portal/shared/contract/catalog';
import type { Db } from '../../db/client.ts';
import type { Log } from '../../logs/Log.ts';
import { findItems } from './catalogRepository.ts';

/** Writes a line for each configured product that the catalogue does not have; pages leave it out. */
export async function logMissingProducts(
  db: Db,
  log: Log,
  setting: string,
  collections: readonly CatalogCollection[],
): Promise<void> {
  const items = await findItems(db, [...new Set(collections.flatMap(({ utids }) => utids))]);
  const known = new Set(items.map(({ utid }) => utid));
  for (const { id: collection, utids } of collections)
    for (const utid of utids.filter((one) => !known.has(one)))
      log.warn(
        { event: 'setting.productMissing', setting, collection, utid },
        'A configured product is not in the catalogue',
      );
}
