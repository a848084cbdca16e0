import type { CatalogBrand } from '@portal/shared/contract/catalog';
import { listSendableMethods } from '@portal/shared/domain/ordering/deliverySupport';

/** Brands with their items that have an available delivery method; a brand without such an item is left out. */
export const filterOfferedBrands = (brands: readonly CatalogBrand[]): CatalogBrand[] =>
  brands
    .map((brand) => ({
      ...brand,
      items: brand.items
        .map((item) => ({ ...item, deliveryMethods: listSendableMethods(item) }))
        .filter(({ deliveryMethods }) => deliveryMethods.length > 0),
    }))
    .filter(({ items }) => items.length > 0);
