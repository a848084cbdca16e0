import { sql, type Selectable } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { Brands, CatalogItems } from '../../db/schema.generated.ts';
import { PREPARED } from '../../db/preparingPool.ts';

export type BrandRow = Selectable<Brands>;
export type ItemRow = Selectable<CatalogItems>;
/** An item joined with its brand. */
export type BrandedItemRow = ItemRow & {
  readonly brand_key: string;
  readonly brand_name: string;
  readonly service_availability: string;
};

/** Every brand, in the order of the catalogue. */
export const listBrands = (executor: Executor): Promise<BrandRow[]> =>
  executor.selectFrom('brands').selectAll().orderBy('sort_order').orderBy('brand_name').orderBy('id').execute();

/** Every item, brand by brand. */
export const listItems = (executor: Executor): Promise<ItemRow[]> =>
  executor.selectFrom('catalog_items').selectAll().orderBy('brand_id').orderBy('id').execute();

const brandedItems = (executor: Executor) =>
  executor
    .selectFrom('catalog_items')
    .innerJoin('brands', 'brands.id', 'catalog_items.brand_id')
    .selectAll('catalog_items')
    .select(['brands.brand_key', 'brands.brand_name', 'brands.service_availability']);

/** Items by `utid`, each with its brand; unknown ones are absent. */
export const findItems = (executor: Executor, utids: readonly string[]): Promise<BrandedItemRow[]> =>
  utids.length === 0
    ? Promise.resolve([])
    : brandedItems(executor)
        .modifyFront(PREPARED)
        .where(sql<boolean>`utid = any(${[...utids]}::text[])`)
        .execute();

/** Every item with its brand, in the order of the catalogue. */
export const listBrandedItems = (executor: Executor): Promise<BrandedItemRow[]> =>
  brandedItems(executor)
    .orderBy('brands.sort_order')
    .orderBy('brands.brand_name')
    .orderBy('catalog_items.id')
    .execute();

/** Returns the name of a brand; null when there is none of that key. */
export async function findBrandName(executor: Executor, brandKey: string): Promise<string | null> {
  const brand = await executor
    .selectFrom('brands')
    .select('brand_name')
    .where('brand_key', '=', brandKey)
    .executeTakeFirst();
  return brand?.brand_name ?? null;
}
