import type { Catalog, CatalogBrand, CatalogCollection, CatalogItem } from '@portal/shared/contract/catalog';

/** A variable-value item, 5 to 500 USD, delivered by e-mail. */
export const buildItem = (overrides: Partial<CatalogItem> = {}): CatalogItem => {
  const item: CatalogItem = {
    utid: 'U200001',
    rewardName: 'Harbour Books eGift',
    rewardImage: '/api/catalog/artwork/B20001.svg',
    brandKey: 'B20001',
    fulfillmentType: 'DIGITAL',
    currencyCode: 'USD',
    valueType: 'VARIABLE_VALUE',
    rewardType: { rewardTypeID: 'GIFT_CARD', description: 'gift card' },
    faceValue: null,
    minValue: 5,
    maxValue: 500,
    isWholeAmountValueRequired: false,
    amountDetails: { min: null, max: null, isWholeAmountValueRequired: false, options: [] },
    attributeNames: [],
    deliveryMethods: ['EMAIL'],
    adjustment: 0,
    feePercentage: 0,
    isAvailable: true,
    itemAvailability: { itemAvailabilityStatus: 'IN_STOCK', unavailableSince: null },
    serviceAvailability: 'AVAILABLE',
    isSchedulable: false,
    isPrintable: false,
    hasTermsDialog: false,
    countries: ['US'],
  };
  return { ...item, ...overrides };
};

/** A fixed value in major units. */
export const buildFixedItem = (faceValue: number, overrides: Partial<CatalogItem> = {}): CatalogItem =>
  buildItem({ valueType: 'FIXED_VALUE', faceValue, minValue: null, maxValue: null, ...overrides });

/** An item with several fixed values in major units. */
export const buildSummaryItem = (options: number[], overrides: Partial<CatalogItem> = {}): CatalogItem =>
  buildItem({
    valueType: 'SUMMARY_VALUE',
    minValue: null,
    maxValue: null,
    amountDetails: { min: null, max: null, isWholeAmountValueRequired: false, options },
    ...overrides,
  });

/** A brand; its items inherit its key and countries. */
export const buildBrand = (overrides: Partial<CatalogBrand> = {}): CatalogBrand => {
  const brand: CatalogBrand = {
    brandKey: 'B20001',
    brandName: 'Harbour Books',
    description: 'Books by the sea.',
    terms: 'Redeem within a year.',
    disclaimer: '',
    imageUrl: '/api/catalog/artwork/B20001.svg',
    countries: ['US'],
    categories: ['Books'],
    items: [buildItem()],
    ...overrides,
  };
  return {
    ...brand,
    items: brand.items.map((item) => ({ ...item, brandKey: brand.brandKey, countries: brand.countries })),
  };
};

export const buildCatalog = (
  brands: CatalogBrand[] = [buildBrand()],
  collections: CatalogCollection[] = [],
): Catalog => ({ brands, collections });
