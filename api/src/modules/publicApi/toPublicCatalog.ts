import type { Catalog, CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';
import type {
  PublicBrand,
  PublicCatalog,
  PublicCatalogQuery,
  PublicDeliveryMethod,
  PublicItem,
} from '@portal/shared/contract/publicApi';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';

const PUBLIC_METHOD: Readonly<Record<DeliveryMethod, PublicDeliveryMethod>> = {
  EMAIL: 'EMAIL',
  MOBILE: 'PHONE',
  MAILED: 'ADDRESS',
  BULK_PHYSICAL: 'ADDRESS',
};

/** The name of the only catalogue. */
const CATALOG_NAME = 'Rewards';

/** Returns the catalogue in the words of the public API: what the filters leave, without brands that they empty. */
export const toPublicCatalog = ({ brands }: Catalog, query: PublicCatalogQuery, publicUrl: string): PublicCatalog => ({
  catalogName: CATALOG_NAME,
  brands: brands
    .filter((brand) => isBrandAsked(brand, query))
    .map((brand) => toBrand(brand, query, publicUrl))
    .filter(({ items }) => items.length > 0),
});

const toBrand = (brand: CatalogBrand, query: PublicCatalogQuery, publicUrl: string): PublicBrand => ({
  brandKey: brand.brandKey,
  brandName: brand.brandName,
  ...(query.verbose === 'true' && {
    description: brand.description,
    terms: brand.terms,
    disclaimer: brand.disclaimer,
  }),
  imageUrls: { svg: `${publicUrl}${brand.imageUrl}` },
  categories: brand.categories.map((category) => ({ identifier: toCategoryId(category), description: category })),
  items: brand.items.map(toItem).filter((item) => isItemAsked(item, query)),
});

const toItem = (item: CatalogItem): PublicItem => ({
  utid: item.utid,
  rewardName: item.rewardName,
  currencyCode: item.currencyCode,
  status: item.isAvailable && item.serviceAvailability !== 'UNAVAILABLE' ? 'active' : 'inactive',
  valueType: item.valueType,
  rewardType: item.rewardType.description,
  isWholeAmountValueRequired: item.isWholeAmountValueRequired,
  faceValue: item.faceValue,
  minValue: item.minValue,
  maxValue: item.maxValue,
  allowedValues: item.amountDetails.options,
  fee: { type: 'PERCENTAGE', value: item.feePercentage },
  countries: item.countries,
  attributes: [...new Set(item.deliveryMethods.map((method) => PUBLIC_METHOD[method]))],
  fulfillmentType: item.fulfillmentType,
});

/** `Food & drink` is known as `food-drink`. */
const toCategoryId = (category: string): string =>
  category
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function isBrandAsked(brand: CatalogBrand, { brandKey, brandName, country, categoryIds }: PublicCatalogQuery): boolean {
  const categories = (categoryIds ?? '')
    .split(',')
    .flatMap((id) => (id.trim() === '' ? [] : [id.trim().toLowerCase()]));
  return (
    isSame(brand.brandKey, brandKey) &&
    isSame(brand.brandName, brandName) &&
    (country === undefined || brand.countries.some((code) => isSame(code, country))) &&
    (categories.length === 0 || brand.categories.some((category) => categories.includes(toCategoryId(category))))
  );
}

const isItemAsked = (item: PublicItem, query: PublicCatalogQuery): boolean =>
  isSame(item.utid, query.utid) &&
  isSame(item.rewardName, query.rewardName) &&
  isSame(item.rewardType, query.rewardType) &&
  isSame(item.currencyCode, query.currencyCode) &&
  (query.status === undefined || item.status === query.status) &&
  (query.itemAttribute === undefined || item.attributes.includes(query.itemAttribute));

/** True for a value as a filter asks for it, whatever the case, and without a filter. */
const isSame = (value: string, asked: string | undefined): boolean =>
  asked === undefined || asked === '' || value.toLowerCase() === asked.toLowerCase();
