/** The keys that the orders list searches by (P2, H1); each finds by its whole value, `name` keys by their beginning too. */
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
