/** The switches of an organisation for its orders, in the order of their page. */
export const ORDER_SETTINGS = [
  'requiredLineItemNotes',
  'requiredOrderNotes',
  'requiredPurchaseOrderNumber',
  'cardsAtCheckout',
] as const;
export type OrderSettingName = (typeof ORDER_SETTINGS)[number];
