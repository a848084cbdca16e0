import type { Catalog, CatalogItem } from '@portal/shared/contract/catalog';
import * as catalog from '../../../entities/catalog/testing/buildCatalog.ts';

const rewardImage = '/api/catalog/artwork/fernhill.svg';

/** A variable reward of 5 to 500 USD with the code U100001. */
export const buildItem = (overrides: Partial<CatalogItem> = {}): CatalogItem =>
  catalog.buildItem({
    utid: 'U100001',
    rewardName: 'Fernhill Gift Card',
    rewardImage,
    brandKey: 'B100001',
    amountDetails: { min: 5, max: 500, isWholeAmountValueRequired: false, options: [] },
    ...overrides,
  });

/** A catalogue of that one reward. */
export const buildCatalog = (): Catalog =>
  catalog.buildCatalog([
    catalog.buildBrand({ brandKey: 'B100001', brandName: 'Fernhill', imageUrl: rewardImage, items: [buildItem()] }),
  ]);
