import type { Catalog, CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';

/** A variable reward of 5 to 500 USD with the code U100001. */
export const buildItem = (overrides: Partial<CatalogItem> = {}): CatalogItem => ({
  utid: 'U100001',
  rewardName: 'Fernhill Gift Card',
  rewardImage: '/api/catalog/artwork/fernhill.svg',
  brandKey: 'B100001',
  fulfillmentType: 'DIGITAL',
  currencyCode: 'USD',
  valueType: 'VARIABLE_VALUE',
  rewardType: { rewardTypeID: 'RT1', description: 'gift card' },
  faceValue: null,
  minValue: 5,
  maxValue: 500,
  isWholeAmountValueRequired: false,
  amountDetails: { min: 5, max: 500, isWholeAmountValueRequired: false, options: [] },
  attributeNames: [],
  deliveryMethods: ['EMAIL'],
  adjustment: 0,
  feePercentage: 0,
  isAvailable: true,
  itemAvailability: { itemAvailabilityStatus: 'IN_STOCK', unavailableSince: null },
  serviceAvailability: 'AVAILABLE',
  isSchedulable: false,
  countries: ['US'],
  ...overrides,
});

const brand: CatalogBrand = {
  brandKey: 'B100001',
  brandName: 'Fernhill',
  description: '',
  terms: '',
  disclaimer: '',
  imageUrl: '/api/catalog/artwork/fernhill.svg',
  countries: ['US'],
  categories: [],
  items: [buildItem()],
};

/** A catalogue of that one reward. */
export const buildCatalog = (): Catalog => ({ brands: [brand] });
