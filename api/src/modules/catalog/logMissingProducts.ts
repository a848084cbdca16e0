import type { Db } from '../../db/client.ts';
import type { Log } from '../../logs/Log.ts';
import { findItems } from './catalogRepository.ts';

/** Products as a setting names them. */
interface ConfiguredProducts {
  readonly setting: string;
  readonly collection?: string;
  readonly utids: readonly string[];
}

/** Writes a line for each configured product that the catalogue does not have; pages leave it out. */
export async function logMissingProducts(db: Db, log: Log, configured: readonly ConfiguredProducts[]): Promise<void> {
  const items = await findItems(db, [...new Set(configured.flatMap(({ utids }) => utids))]);
  const known = new Set(items.map(({ utid }) => utid));
  for (const { utids, ...source } of configured)
    for (const utid of utids.filter((one) => !known.has(one)))
      log.warn({ event: 'setting.productMissing', ...source, utid }, 'A configured product is not in the catalogue');
}
