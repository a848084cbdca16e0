import type { DeliveryMethod, FulfillmentType } from '../enumerations.ts';

/** Fulfilment type of each delivery method. */
const FULFILLMENT_TYPE_BY_METHOD: Readonly<Record<DeliveryMethod, FulfillmentType>> = {
  EMAIL: 'DIGITAL',
  MOBILE: 'DIGITAL',
  MAILED: 'PHYSICAL',
  BULK_PHYSICAL: 'BULK_PROVISIONING_SUPPORTED',
};

/** Fulfilment type of what is delivered in a way. */
export const getFulfillmentType = (method: DeliveryMethod): FulfillmentType => FULFILLMENT_TYPE_BY_METHOD[method];

/** Returns the delivery methods of an item that the installation offers; when there is none, the item cannot be sent. */
export const listSendableMethods = (
  item: { readonly fulfillmentType: FulfillmentType; readonly deliveryMethods: readonly DeliveryMethod[] },
  offered: readonly DeliveryMethod[],
): DeliveryMethod[] =>
  item.deliveryMethods.filter(
    (method) => offered.includes(method) && FULFILLMENT_TYPE_BY_METHOD[method] === item.fulfillmentType,
  );
