import type { Executor } from '../../db/client.ts';
import type { ApiModule } from '../ApiModule.ts';
import { findItems, listBrandedItems } from './catalogRepository.ts';
import { catalogRoutes } from './catalogRoutes.ts';
import { createCatalogService, type CatalogDeps, type TaggedCatalog } from './catalogService.ts';
import { toRewardItem, type RewardItem } from './RewardItem.ts';

export { findBrandName } from './catalogRepository.ts';
export { logMissingProducts } from './logMissingProducts.ts';
export type { CatalogSettings } from './toCatalog.ts';
export { toAmountDetails, isOrderable, type RewardItem } from './RewardItem.ts';

/** Items by `utid`; an unknown one is absent. */
export const rewardItems = async (
  executor: Executor,
  utids: readonly string[],
): Promise<ReadonlyMap<string, RewardItem>> =>
  new Map((await findItems(executor, utids)).map((row) => [row.utid, toRewardItem(row)]));

/** Every item, in the order of the catalogue. */
export const allRewardItems = async (executor: Executor): Promise<RewardItem[]> =>
  (await listBrandedItems(executor)).map(toRewardItem);

export interface CatalogModule extends ApiModule {
  readonly getCatalog: () => Promise<TaggedCatalog>;
}

/** Wires the catalogue. */
export function createCatalogModule(deps: CatalogDeps): CatalogModule {
  const getCatalog = createCatalogService(deps);
  return { getCatalog, routes: catalogRoutes({ getCatalog }) };
}
