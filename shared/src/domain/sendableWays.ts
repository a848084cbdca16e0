import type { DeliveryMethod, FulfillmentType } from './enumerations.ts';

/** The ways in which rewards can be sent now: what catalogue, screens and cart offer and take, and no other. */
const SENT_NOW: readonly DeliveryMethod[] = ['EMAIL'];

/** What each way carries. */
const CARRIES: Readonly<Record<DeliveryMethod, FulfillmentType>> = {
  EMAIL: 'DIGITAL',
  MOBILE: 'DIGITAL',
  MAILED: 'PHYSICAL',
  BULK_PHYSICAL: 'BULK_PROVISIONING_SUPPORTED',
};

/** True for a way, by its word, in which rewards can be sent now. */
export const isSentNow = (method: string): boolean => SENT_NOW.some((way) => way === method);

/** Of an item's ways those in which it can be sent now; none: the item cannot be sent. */
export const sendableWays = (item: {
  readonly fulfillmentType: FulfillmentType;
  readonly deliveryMethods: readonly DeliveryMethod[];
}): DeliveryMethod[] =>
  item.deliveryMethods.filter((method) => isSentNow(method) && CARRIES[method] === item.fulfillmentType);
