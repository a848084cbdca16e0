/** Search keys of the orders list. Names and e-mail addresses match by prefix, all others by the whole value. */
export const ORDER_SEARCH_FIELDS = [
  'referenceOrderId',
  'orderId',
  'groupIdentifier',
  'accountIdentifier',
  'externalReferenceId',
  'recipientEmail',
  'phone',
  'purchaseOrderNumber',
  'toName',
  'fromName',
] as const;
export type OrderSearchField = (typeof ORDER_SEARCH_FIELDS)[number];
