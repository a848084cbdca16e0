import type { Executor } from '../../db/client.ts';
import type { ApiModule } from '../ApiModule.ts';
import { findItems, listBrandedItems } from './catalogRepository.ts';
import { catalogRoutes } from './catalogRoutes.ts';
import { createCatalogService, type CatalogDeps } from './catalogService.ts';
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

/** Wires the catalogue. */
export const createCatalogModule = (deps: CatalogDeps): ApiModule => ({
  routes: catalogRoutes({ getCatalog: createCatalogService(deps) }),
});
