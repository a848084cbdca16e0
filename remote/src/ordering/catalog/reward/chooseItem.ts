import type { CatalogItem } from '@portal/shared/contract/catalog';
import { isOrderable } from '../browse/itemState.ts';

/**
 * The item that is chosen when a reward's page opens: the one of the address, if it can be ordered; else the first that can be,
 * in the account's currency when there is one. Null when nothing can.
 */
export function chooseItem(
  items: readonly CatalogItem[],
  utid: string | null,
  currencyCode: string | null,
): CatalogItem | null {
  const open = items.filter(isOrderable);
  return (
    open.find((item) => item.utid === utid) ??
    open.find((item) => item.currencyCode === currencyCode) ??
    open[0] ??
    null
  );
}
