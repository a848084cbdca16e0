import type { CatalogItem } from '@portal/shared/contract/catalog';
import { itemBlock, isOrderable } from '../catalog/itemState.ts';

/**
 * The item that is chosen when a reward's page opens: the one of the address, if it can be chosen; else the first that can be ordered,
 * in the account's currency when there is one; else the first that is in stock. Null when nothing is.
 */
export function chooseItem(
  items: readonly CatalogItem[],
  utid: string | null,
  currencyCode: string | null,
): CatalogItem | null {
  const open = items.filter((item) => itemBlock(item) === null);
  return (
    open.find((item) => item.utid === utid) ??
    open.find((item) => isOrderable(item) && item.currencyCode === currencyCode) ??
    open.find(isOrderable) ??
    open[0] ??
    null
  );
}
