import { createHash } from 'node:crypto';
import type { Catalog } from '@portal/shared/contract/catalog';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { listBrands, listItems } from './catalogRepository.ts';
import { toCatalog, type CatalogSettings } from './toCatalog.ts';

export interface CatalogDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: CatalogSettings;
}

/** The catalogue, as JSON too, with its ETag. */
export interface TaggedCatalog {
  readonly catalog: Catalog;
  readonly json: Buffer;
  readonly etag: string;
}

/** The catalogue is the same for everybody and the longest answer of the API, so requests within a short time share one read. */
export function createCatalogService({ db, clock, settings }: CatalogDeps): () => Promise<TaggedCatalog> {
  let kept: { readonly catalog: Promise<TaggedCatalog>; readonly until: number } | null = null;
  const read = async (): Promise<TaggedCatalog> => {
    const catalog = toCatalog(await listBrands(db), await listItems(db), settings);
    const json = Buffer.from(JSON.stringify(catalog));
    return { catalog, json, etag: `W/"${createHash('sha256').update(json).digest('base64url')}"` };
  };
  return () => {
    const now = clock.now().getTime();
    if (kept === null || kept.until <= now) {
      const catalog = read();
      kept = { catalog, until: now + SETTINGS.catalog.keptMs };
      catalog.catch(() => (kept = null));
    }
    return kept.catalog;
  };
}
