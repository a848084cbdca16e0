import type { CatalogBrand } from '@portal/shared/contract/catalog';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { listSendableMethods } from '@portal/shared/domain/ordering/deliverySupport';

/** The ways in which these screens can order; the catalogue holds those that the installation offers. */
const ORDERED: readonly DeliveryMethod[] = ['EMAIL', 'MOBILE'];

/** Brands with their items that have an available delivery method; a brand without such an item is left out. */
export const filterOfferedBrands = (brands: readonly CatalogBrand[]): CatalogBrand[] =>
  brands
    .map((brand) => ({
      ...brand,
      items: brand.items
        .map((item) => ({ ...item, deliveryMethods: listSendableMethods(item, ORDERED) }))
        .filter(({ deliveryMethods }) => deliveryMethods.length > 0),
    }))
    .filter(({ items }) => items.length > 0);
