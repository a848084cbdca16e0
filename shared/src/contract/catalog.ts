import { Type, type Static } from '@sinclair/typebox';
import {
  DELIVERY_METHODS,
  FULFILLMENT_TYPES,
  ITEM_AVAILABILITY_STATUSES,
  SERVICE_AVAILABILITIES,
  VALUE_TYPES,
} from '../domain/enumerations.ts';
import { Instant, Nullable, OneOf } from './common.ts';

/** Reward item. Amounts in major units of `currencyCode`; `feePercentage` 2 = 2 %. */
export const CatalogItem = Type.Object({
  utid: Type.String(),
  rewardName: Type.String(),
  rewardImage: Type.String(),
  brandKey: Type.String(),
  fulfillmentType: OneOf(FULFILLMENT_TYPES),
  currencyCode: Type.String(),
  valueType: OneOf(VALUE_TYPES),
  rewardType: Type.Object({ rewardTypeID: Type.String(), description: Type.String() }),
  faceValue: Nullable(Type.Number()),
  minValue: Nullable(Type.Number()),
  maxValue: Nullable(Type.Number()),
  isWholeAmountValueRequired: Type.Boolean(),
  amountDetails: Type.Object({
    min: Nullable(Type.Number()),
    max: Nullable(Type.Number()),
    isWholeAmountValueRequired: Type.Boolean(),
    options: Type.Array(Type.Number()),
  }),
  attributeNames: Type.Array(Type.String()),
  deliveryMethods: Type.Array(OneOf(DELIVERY_METHODS)),
  adjustment: Type.Number(),
  feePercentage: Type.Number(),
  isAvailable: Type.Boolean(),
  itemAvailability: Type.Object({
    itemAvailabilityStatus: OneOf(ITEM_AVAILABILITY_STATUSES),
    unavailableSince: Nullable(Instant),
  }),
  serviceAvailability: OneOf(SERVICE_AVAILABILITIES),
  isSchedulable: Type.Boolean(),
  /** A reward link that is mailed as a letter. */
  isPrintable: Type.Boolean(),
  /** Its terms are shown in a dialog before it is ordered. */
  hasTermsDialog: Type.Boolean(),
  countries: Type.Array(Type.String()),
});
export type CatalogItem = Static<typeof CatalogItem>;

/** Brand with its items. `countries` are ISO 3166 alpha-2. */
export const CatalogBrand = Type.Object({
  brandKey: Type.String(),
  brandName: Type.String(),
  description: Type.String(),
  terms: Type.String(),
  disclaimer: Type.String(),
  imageUrl: Type.String(),
  countries: Type.Array(Type.String()),
  categories: Type.Array(Type.String()),
  items: Type.Array(CatalogItem),
});
export type CatalogBrand = Static<typeof CatalogBrand>;

/** Products that an operator presents together. `name`: by language, in English at least. */
export const CatalogCollection = Type.Object({
  id: Type.String(),
  name: Type.Record(Type.String(), Type.String()),
  utids: Type.Array(Type.String()),
});
export type CatalogCollection = Static<typeof CatalogCollection>;

/** GET /api/catalog: everything the platform may send; the browser filters it. A collection names only products of `brands`. */
export const Catalog = Type.Object({
  brands: Type.Array(CatalogBrand),
  collections: Type.Array(CatalogCollection),
});
export type Catalog = Static<typeof Catalog>;
