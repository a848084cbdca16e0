import type { CatalogItem } from '@portal/shared/contract/catalog';
import {
  CREDENTIAL_TYPES,
  DELIVERY_METHODS,
  FULFILLMENT_TYPES,
  ITEM_AVAILABILITY_STATUSES,
  SERVICE_AVAILABILITIES,
  VALUE_TYPES,
  type CredentialType,
  type DeliveryMethod,
  type FulfillmentType,
  type ItemAvailabilityStatus,
  type ServiceAvailability,
} from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money/money';
import type { AmountRule } from '@portal/shared/domain/ordering/rewardAmount';
import { listSendableMethods } from '@portal/shared/domain/ordering/deliverySupport';
import { oneOf } from '../../db/oneOf.ts';
import type { BrandedItemRow } from './catalogRepository.ts';

/** An item as other modules use it: what may be sent, how it is delivered, what it costs. */
export interface RewardItem {
  readonly utid: string;
  readonly rewardName: string;
  readonly brandKey: string;
  readonly brandName: string;
  readonly rewardImage: string;
  readonly rewardType: CatalogItem['rewardType'];
  readonly attributeNames: readonly string[];
  readonly fulfillmentType: FulfillmentType;
  readonly currencyCode: string;
  readonly amountRule: AmountRule;
  /** All that the item allows; `listSendableMethods` says which of them the installation offers. */
  readonly deliveryMethods: readonly DeliveryMethod[];
  /** Millionths of the value, below zero for a discount. */
  readonly adjustmentMillionths: bigint;
  /** Millionths of the charged base. */
  readonly feeMillionths: bigint;
  readonly isAvailable: boolean;
  readonly isSchedulable: boolean;
  /** A reward link that is mailed as a letter. */
  readonly isPrintable: boolean;
  readonly availabilityStatus: ItemAvailabilityStatus;
  readonly serviceAvailability: ServiceAvailability;
  readonly unavailableSince: Date | null;
  readonly credentialTypes: readonly CredentialType[];
  /** Null: its rewards end on no day. */
  readonly validityDays: number | null;
}

/** URL of a brand's generated artwork. */
export const artworkUrl = (brandKey: string): string => `/api/catalog/artwork/${brandKey}.svg`;

/** Amount rule of an item. */
export const toAmountRule = (
  row: Omit<BrandedItemRow, 'brand_key' | 'brand_name' | 'service_availability'>,
): AmountRule => ({
  currencyCode: row.currency_code,
  valueType: oneOf(VALUE_TYPES, row.value_type),
  faceValueMinor: row.face_value_minor,
  minMinor: row.min_minor,
  maxMinor: row.max_minor,
  isWholeAmountValueRequired: row.is_whole_amount,
  optionsMinor: row.options_minor,
});

/** Amount rule as serialised for the API, in major units. */
export function toAmountDetails(rule: AmountRule): CatalogItem['amountDetails'] {
  const major = (minor: bigint) => toMajor(minor, rule.currencyCode);
  return {
    min: rule.minMinor === null ? null : major(rule.minMinor),
    max: rule.maxMinor === null ? null : major(rule.maxMinor),
    isWholeAmountValueRequired: rule.isWholeAmountValueRequired,
    options: rule.optionsMinor.map(major),
  };
}

export const toRewardType = ({ reward_type }: Pick<BrandedItemRow, 'reward_type'>): CatalogItem['rewardType'] => ({
  rewardTypeID: reward_type.toUpperCase().replaceAll(/\W+/g, '_'),
  description: reward_type,
});

/** The delivery methods of an item that are among these. */
export const toDeliveryMethods = (
  row: Pick<BrandedItemRow, 'fulfillment_type' | 'delivery_methods'>,
  offered: readonly DeliveryMethod[],
) =>
  listSendableMethods(
    {
      fulfillmentType: oneOf(FULFILLMENT_TYPES, row.fulfillment_type),
      deliveryMethods: row.delivery_methods.map((method) => oneOf(DELIVERY_METHODS, method)),
    },
    offered,
  );

/** True when an item is in stock and on sale; independent of the health of the brand's service. */
export const isInStock = (row: Pick<BrandedItemRow, 'is_available' | 'availability_status'>): boolean =>
  row.is_available && row.availability_status !== 'OUT_OF_STOCK';

/** True when an item can be ordered now, if there is a way to deliver it: in stock, and the brand's service is up. */
export const isOrderable = (item: RewardItem): boolean =>
  item.isAvailable && item.serviceAvailability !== 'UNAVAILABLE';

export const toRewardItem = (row: BrandedItemRow): RewardItem => ({
  utid: row.utid,
  rewardName: row.reward_name,
  brandKey: row.brand_key,
  brandName: row.brand_name,
  rewardImage: artworkUrl(row.brand_key),
  rewardType: toRewardType(row),
  attributeNames: row.attribute_names,
  fulfillmentType: oneOf(FULFILLMENT_TYPES, row.fulfillment_type),
  currencyCode: row.currency_code,
  amountRule: toAmountRule(row),
  deliveryMethods: toDeliveryMethods(row, DELIVERY_METHODS),
  adjustmentMillionths: row.adjustment_millionths,
  feeMillionths: row.fee_millionths,
  isAvailable: isInStock(row),
  isSchedulable: row.is_schedulable,
  isPrintable: row.is_printable,
  availabilityStatus: oneOf(ITEM_AVAILABILITY_STATUSES, row.availability_status),
  serviceAvailability: oneOf(SERVICE_AVAILABILITIES, row.service_availability),
  unavailableSince: row.unavailable_since,
  credentialTypes: CREDENTIAL_TYPES.filter((type) => row.credential_types.includes(type)),
  validityDays: row.validity_days,
});
