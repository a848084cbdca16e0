import { Type, type Static } from '@sinclair/typebox';
import { array, object, type InferType } from 'yup';
import { POSTAL_ONLY_FIELDS, POSTAL_ONLY_REASONS } from '../domain/shipping/checkShipping.ts';
import { CARRIER_NAMES, SHIPPING_CATEGORIES, SHIPPING_METHODS } from '../domain/shipping/shippingMethods.ts';
import { Nullable, OneOf, text } from './common.ts';

/** How a line is shipped. `physicalMethod` says it; `shippingMethod` is its name in the public API, the rest follows from it. */
export const ShippingInfo = Type.Object({
  shippingMethod: OneOf(SHIPPING_METHODS),
  physicalMethod: OneOf(SHIPPING_METHODS),
  carrier: OneOf(Object.values(CARRIER_NAMES)),
  fulfillmentServiceProvider: Type.String(),
  category: OneOf(SHIPPING_CATEGORIES),
});
export type ShippingInfo = Static<typeof ShippingInfo>;

/** Longer texts are refused before any rule reads them. */
const LONGEST = 100;

const named = () => text().max(LONGEST).nullable().optional();

const optionFields = {
  physicalMethod: named(),
  shippingMethod: named(),
  carrier: named(),
  fulfillmentServiceProvider: named(),
  category: named(),
};

/** A shipping method of a request, as it is read: `physicalMethod`, or where that is absent `shippingMethod`, says which one. */
export const shippingInfoBody = object(optionFields);
export type ShippingInfoBody = InferType<typeof shippingInfoBody>;

/** POST .../shipping-fee-estimates: the methods whose fees are asked for; unknown ones are left out of the answer, none means all. */
export const shippingFeeEstimatesBody = array(shippingInfoBody).max(LONGEST).required();
export type ShippingFeeEstimatesBody = InferType<typeof shippingFeeEstimatesBody>;

/** POST .../update-shipping. `postalMethod`: what the lines take that the postal service alone reaches; without it all take the one. */
export const updateShippingBody = object({
  ...optionFields,
  postalMethod: shippingInfoBody.nullable().optional().default(undefined),
});
export type UpdateShippingBody = InferType<typeof updateShippingBody>;

/** A method with what it costs for all addresses together, in major units of `currencyCode`. */
export const ShippingFeeEstimate = Type.Object({
  shippingInfo: ShippingInfo,
  shippingFee: Type.Number(),
});
export type ShippingFeeEstimate = Static<typeof ShippingFeeEstimate>;

/**
 * Fees of the methods that reach every address. Where the postal service alone reaches some, `postalOnlyLines` names them (the first
 * hundred) and `split` says what they cost by post, and what the rest costs by each method; null where that is all or none of the lines.
 */
export const ShippingFeeEstimates = Type.Object({
  shippingFeeEstimates: Type.Array(ShippingFeeEstimate),
  hasPoBox: Type.Boolean(),
  /** `field` and `value`: the part of the address that says it. */
  postalOnlyLines: Type.Array(
    Type.Object({
      identifier: Type.String(),
      name: Type.String(),
      reason: OneOf(POSTAL_ONLY_REASONS),
      field: OneOf(POSTAL_ONLY_FIELDS),
      value: Type.String(),
    }),
  ),
  postalOnlyLineCount: Type.Integer(),
  split: Nullable(Type.Object({ postal: Type.Array(ShippingFeeEstimate), rest: Type.Array(ShippingFeeEstimate) })),
  /** How many addresses there are, each of which has a fee. */
  addressCount: Type.Integer(),
  currencyCode: Type.String(),
  /** UPS Ground is free from so much of mailed rewards, of which so much is missing: 0 when it is free. */
  freeGround: Type.Object({ from: Type.Number(), missing: Type.Number(), currencyCode: Type.String() }),
  /** A line had a method that is not known any more; it has none now. */
  hasUnknownMethod: Type.Boolean(),
});
export type ShippingFeeEstimates = Static<typeof ShippingFeeEstimates>;
