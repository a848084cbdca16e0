import type { DeliveryMethod, FulfillmentType } from '../enumerations.ts';

/** Supported delivery methods; catalogue, screens and cart offer and accept no other. */
const SENT_NOW: readonly DeliveryMethod[] = ['EMAIL'];

/** Fulfilment type of each delivery method. */
const CARRIES: Readonly<Record<DeliveryMethod, FulfillmentType>> = {
  EMAIL: 'DIGITAL',
  MOBILE: 'DIGITAL',
  MAILED: 'PHYSICAL',
  BULK_PHYSICAL: 'BULK_PROVISIONING_SUPPORTED',
};

/** Fulfilment type of what is delivered in a way. */
export const fulfillmentOf = (method: DeliveryMethod): FulfillmentType => CARRIES[method];

/** True for a supported delivery method. */
export const isSentNow = (method: string): boolean => SENT_NOW.some((way) => way === method);

/** Supported delivery methods of an item; when empty, the item cannot be sent. */
export const sendableWays = (item: {
  readonly fulfillmentType: FulfillmentType;
  readonly deliveryMethods: readonly DeliveryMethod[];
}): DeliveryMethod[] =>
  item.deliveryMethods.filter((method) => isSentNow(method) && CARRIES[method] === item.fulfillmentType);
