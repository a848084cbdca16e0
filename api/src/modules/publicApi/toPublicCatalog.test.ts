import type { CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';
import { publicCatalogQuery } from '@portal/shared/contract/publicApi';
import { toPublicCatalog } from './toPublicCatalog.ts';

const itemOf = (utid: string, overrides: Partial<CatalogItem> = {}): CatalogItem => ({
  utid,
  rewardName: `Reward ${utid}`,
  rewardImage: '/b1.svg',
  brandKey: 'B1',
  fulfillmentType: 'DIGITAL',
  currencyCode: 'USD',
  valueType: 'VARIABLE_VALUE',
  rewardType: { rewardTypeID: 'GIFT_CARD', description: 'gift card' },
  faceValue: null,
  minValue: 1,
  maxValue: 100,
  isWholeAmountValueRequired: false,
  amountDetails: { min: 1, max: 100, isWholeAmountValueRequired: false, options: [] },
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
  ...overrides,
});

const brandOf = (brandKey: string, countries: string[], categories: string[], items: CatalogItem[]): CatalogBrand => ({
  brandKey,
  brandName: `Brand ${brandKey}`,
  description: 'x',
  terms: 'x',
  disclaimer: 'x',
  imageUrl: '/b1.svg',
  countries,
  categories,
  items,
});

const BRANDS = [
  brandOf(
    'B1',
    ['US', 'CA'],
    ['Food & drink'],
    [itemOf('U1'), itemOf('U2', { currencyCode: 'CAD', deliveryMethods: ['EMAIL', 'MOBILE'] })],
  ),
  brandOf(
    'B2',
    ['JP'],
    ['Books'],
    [itemOf('U3', { isAvailable: false, deliveryMethods: ['MAILED', 'BULK_PHYSICAL'] })],
  ),
];

const found = (query: object): string[] =>
  toPublicCatalog(
    { brands: BRANDS, collections: [] },
    publicCatalogQuery.validateSync(query),
    'https://portal.example',
  ).brands.flatMap(({ items }) => items.map(({ utid }) => utid));

it.each([
  [{}, ['U1', 'U2', 'U3']],
  [{ utid: 'u2' }, ['U2']],
  [{ rewardName: 'reward u1' }, ['U1']],
  [{ brandKey: 'B2' }, ['U3']],
  [{ brandName: 'brand b1' }, ['U1', 'U2']],
  [{ currencyCode: 'cad' }, ['U2']],
  [{ country: 'jp' }, ['U3']],
  [{ rewardType: 'promo' }, []],
  [{ status: 'active' }, ['U1', 'U2']],
  [{ status: 'inactive' }, ['U3']],
  [{ itemAttribute: 'PHONE' }, ['U2']],
  [{ itemAttribute: 'ADDRESS' }, ['U3']],
  [{ categoryIds: 'none, food-drink' }, ['U1', 'U2']],
] as const)('finds by %j', (query, utids) => {
  expect(found(query)).toEqual(utids);
});
