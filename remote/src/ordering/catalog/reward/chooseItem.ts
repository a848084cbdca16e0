import type { CatalogItem } from '@portal/shared/contract/catalog';
import { isOrderable } from '../../../entities/catalog/itemState.ts';

/**
 * The initially selected item: the one of the address if it can be ordered, else the first orderable one, preferably in
 * the account's currency. Null when none can be ordered.
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
