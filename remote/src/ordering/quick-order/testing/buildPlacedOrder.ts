import type { PlacedOrder } from '@portal/shared/contract/orders';

/** What placing 25.00 USD answers. */
export const buildPlacedOrder = (): PlacedOrder => ({
  referenceOrderId: 'RA261120-1',
  orderId: '1',
  status: 'PENDING',
  amountCharged: 25,
  currencyCode: 'USD',
});
