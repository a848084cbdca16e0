import type {
  CredentialType,
  DeliveryMethod,
  FulfillmentType,
  ItemAvailabilityStatus,
  ServiceAvailability,
  ValueType,
} from '@portal/shared/domain/enumerations';

/** One reward of the demo catalogue; amounts in minor units of `currencyCode`, adjustment and fee in millionths. */
export interface DemoItem {
  readonly utid: string;
  readonly name: string;
  readonly currencyCode: string;
  readonly fulfillmentType: FulfillmentType;
  readonly valueType: ValueType;
  readonly rewardType: 'gift card' | 'reward link' | 'promo';
  readonly faceMinor: bigint | null;
  readonly minMinor: bigint | null;
  readonly maxMinor: bigint | null;
  readonly optionsMinor: readonly bigint[];
  readonly isWhole: boolean;
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly attributes: readonly string[];
  readonly adjustmentMillionths: bigint;
  readonly feeMillionths: bigint;
  readonly isAvailable: boolean;
  readonly availability: ItemAvailabilityStatus;
  /** Days since it became unavailable. */
  readonly unavailableDays: number | null;
  readonly isSchedulable: boolean;
  readonly isPrintable: boolean;
  /** Null: never expires. */
  readonly validityDays: number | null;
  readonly credentials: readonly CredentialType[];
  readonly instructions: string;
}

/** A fictitious brand; `countries` are ISO 3166-1 alpha-2 codes. */
export interface DemoBrand {
  readonly key: string;
  readonly name: string;
  readonly countries: readonly string[];
  readonly categories: readonly string[];
  readonly description: string;
  readonly terms: string;
  readonly service: ServiceAvailability;
  readonly items: readonly DemoItem[];
}
