import { createHash } from 'node:crypto';
import type { Catalog } from '@portal/shared/contract/catalog';
import type { Executor } from '../../db/client.ts';
import type { BrandRow, ItemRow } from './catalogRepository.ts';
import { toCatalog } from './toCatalog.ts';

interface CatalogRows {
  listBrands(executor: Executor): Promise<BrandRow[]>;
  listItems(executor: Executor): Promise<ItemRow[]>;
}

/** The catalogue and the tag of this very content. */
export interface TaggedCatalog {
  readonly catalog: Catalog;
  readonly etag: string;
}

export const createCatalogService = (rows: CatalogRows) => ({
  /** Everything that may be sent (P7, F1), in two queries whatever its size. */
  getCatalog: async (executor: Executor): Promise<TaggedCatalog> => {
    const catalog = toCatalog(await rows.listBrands(executor), await rows.listItems(executor));
    const digest = createHash('sha256').update(JSON.stringify(catalog)).digest('base64url');
    return { catalog, etag: `W/"${digest}"` };
  },
});

export type CatalogService = ReturnType<typeof createCatalogService>;
