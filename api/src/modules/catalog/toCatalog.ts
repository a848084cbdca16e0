import type { Catalog, CatalogBrand, CatalogCollection, CatalogItem } from '@portal/shared/contract/catalog';
import {
  type DeliveryMethod,
  FULFILLMENT_TYPES,
  ITEM_AVAILABILITY_STATUSES,
  SERVICE_AVAILABILITIES,
  VALUE_TYPES,
} from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money/money';
import { oneOf } from '../../db/oneOf.ts';
import type { BrandRow, ItemRow } from './catalogRepository.ts';
import { toAmountDetails, toAmountRule, artworkUrl, toDeliveryMethods, isInStock, toRewardType } from './RewardItem.ts';

const PER_CENT = 10_000;

/** The products that an operator names for parts of the catalogue. */
export interface CatalogSettings {
  /** The ways in which the installation can send. */
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly collections: readonly CatalogCollection[];
  /** Their terms are shown in a dialog before they are ordered. */
  readonly dialogProducts: readonly string[];
}

/** The catalogue response: brands in order, each with its items, and the collections of them; unavailable items are left out. */
export function toCatalog(
  brands: readonly BrandRow[],
  items: readonly ItemRow[],
  { deliveryMethods, collections, dialogProducts }: CatalogSettings,
): Catalog {
  const byBrand = new Map<bigint, ItemRow[]>();
  for (const item of items.filter((one) => toDeliveryMethods(one, deliveryMethods).length > 0))
    byBrand.set(item.brand_id, [...(byBrand.get(item.brand_id) ?? []), item]);
  const utids = new Set([...byBrand.values()].flatMap((own) => own.map(({ utid }) => utid)));
  return {
    brands: brands
      .filter((brand) => byBrand.has(brand.id))
      .map((brand) => toBrand(brand, byBrand.get(brand.id) ?? [], { deliveryMethods, dialogProducts })),
    collections: collections
      .map((collection) => ({ ...collection, utids: collection.utids.filter((utid) => utids.has(utid)) }))
      .filter((collection) => collection.utids.length > 0),
  };
}

const toBrand = (
  brand: BrandRow,
  items: readonly ItemRow[],
  { deliveryMethods, dialogProducts }: Omit<CatalogSettings, 'collections'>,
): CatalogBrand => ({
  brandKey: brand.brand_key,
  brandName: brand.brand_name,
  description: brand.description,
  terms: brand.terms,
  disclaimer: brand.disclaimer,
  imageUrl: artworkUrl(brand.brand_key),
  countries: brand.countries,
  categories: brand.categories,
  items: items.map((item) => ({
    ...toItem(item, brand),
    deliveryMethods: toDeliveryMethods(item, deliveryMethods),
    hasTermsDialog: dialogProducts.includes(item.utid),
  })),
});

function toItem(row: ItemRow, brand: BrandRow): Omit<CatalogItem, 'deliveryMethods' | 'hasTermsDialog'> {
  const major = (minor: bigint | null) => (minor === null ? null : toMajor(minor, row.currency_code));
  return {
    utid: row.utid,
    rewardName: row.reward_name,
    rewardImage: artworkUrl(brand.brand_key),
    brandKey: brand.brand_key,
    fulfillmentType: oneOf(FULFILLMENT_TYPES, row.fulfillment_type),
    currencyCode: row.currency_code,
    valueType: oneOf(VALUE_TYPES, row.value_type),
    rewardType: toRewardType(row),
    faceValue: major(row.face_value_minor),
    minValue: major(row.min_minor),
    maxValue: major(row.max_minor),
    isWholeAmountValueRequired: row.is_whole_amount,
    amountDetails: toAmountDetails(toAmountRule(row)),
    attributeNames: row.attribute_names,
    adjustment: Number(row.adjustment_millionths) / PER_CENT,
    feePercentage: Number(row.fee_millionths) / PER_CENT,
    isAvailable: isInStock(row),
    itemAvailability: {
      itemAvailabilityStatus: oneOf(ITEM_AVAILABILITY_STATUSES, row.availability_status),
      unavailableSince: row.unavailable_since?.toISOString() ?? null,
    },
    serviceAvailability: oneOf(SERVICE_AVAILABILITIES, brand.service_availability),
    isSchedulable: row.is_schedulable,
    isPrintable: row.is_printable,
    countries: brand.countries,
  };
}
