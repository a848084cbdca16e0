import type { OrderSummary } from '@portal/shared/contract/shoppingCarts';

/** True for an order of cards in bulk, which are alone in it. */
export const isOfBulk = ({ totalBulkShipmentLineItemsQuantity }: OrderSummary): boolean =>
  totalBulkShipmentLineItemsQuantity > 0;
