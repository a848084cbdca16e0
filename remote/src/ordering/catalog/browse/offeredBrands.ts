import type { CatalogBrand } from '@portal/shared/contract/catalog';
import { sendableWays } from '@portal/shared/domain/sendableWays';

/** The brands with the items that can be sent now, each with its ways; a brand without any is left out. */
export const offeredBrands = (brands: readonly CatalogBrand[]): CatalogBrand[] =>
  brands
    .map((brand) => ({
      ...brand,
      items: brand.items
        .map((item) => ({ ...item, deliveryMethods: sendableWays(item) }))
        .filter(({ deliveryMethods }) => deliveryMethods.length > 0),
    }))
    .filter(({ items }) => items.length > 0);
