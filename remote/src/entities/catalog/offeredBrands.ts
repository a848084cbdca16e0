import type { CatalogBrand } from '@portal/shared/contract/catalog';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { listSendableMethods } from '@portal/shared/domain/ordering/deliverySupport';

/** Brands with their items that can be delivered in one of these ways; a brand without such an item is left out. */
export const filterOfferedBrands = (
  brands: readonly CatalogBrand[],
  offered: readonly DeliveryMethod[],
): CatalogBrand[] =>
  brands
    .map((brand) => ({
      ...brand,
      items: brand.items
        .map((item) => ({ ...item, deliveryMethods: listSendableMethods(item, offered) }))
        .filter(({ deliveryMethods }) => deliveryMethods.length > 0),
    }))
    .filter(({ items }) => items.length > 0);
