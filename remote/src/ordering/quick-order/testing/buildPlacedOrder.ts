import type { PlacedOrder } from '@portal/shared/contract/orders';

/** Builds the answer to an order of 25.00 USD. */
export const buildPlacedOrder = (): PlacedOrder => ({
  referenceOrderId: 'RA261120-1',
  orderId: '1',
  status: 'PENDING',
  state: 'PENDING',
  hold: null,
  amountCharged: 25,
  currencyCode: 'USD',
});
