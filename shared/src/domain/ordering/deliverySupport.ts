import type { DeliveryMethod, FulfillmentType } from '../enumerations.ts';

/** Supported delivery methods; catalogue, screens and cart offer and accept no other. */
const SUPPORTED: readonly DeliveryMethod[] = ['EMAIL'];

/** Fulfilment type of each delivery method. */
const FULFILLMENT_TYPE_BY_METHOD: Readonly<Record<DeliveryMethod, FulfillmentType>> = {
  EMAIL: 'DIGITAL',
  MOBILE: 'DIGITAL',
  MAILED: 'PHYSICAL',
  BULK_PHYSICAL: 'BULK_PROVISIONING_SUPPORTED',
};

/** Fulfilment type of what is delivered in a way. */
export const getFulfillmentType = (method: DeliveryMethod): FulfillmentType => FULFILLMENT_TYPE_BY_METHOD[method];

/** True for a supported delivery method. */
export const isDeliverySupported = (method: string): boolean => SUPPORTED.some((supported) => supported === method);

/** Supported delivery methods of an item; when empty, the item cannot be sent. */
export const listSendableMethods = (item: {
  readonly fulfillmentType: FulfillmentType;
  readonly deliveryMethods: readonly DeliveryMethod[];
}): DeliveryMethod[] =>
  item.deliveryMethods.filter(
    (method) => isDeliverySupported(method) && FULFILLMENT_TYPE_BY_METHOD[method] === item.fulfillmentType,
  );
