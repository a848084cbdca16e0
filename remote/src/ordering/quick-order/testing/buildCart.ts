import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';

export const CART_ID = '22222222-2222-4222-8222-222222222222';

const nothing = { amount: 0, currencyCode: 'USD', amountPlainString: '0.00' };

/** An open cart without lines. */
export const buildCart = (overrides: Partial<ShoppingCart> = {}): ShoppingCart => ({
  cartId: CART_ID,
  status: 'OPEN',
  platformHash: 'P1',
  groupIdentifier: 'G1',
  accountIdentifier: 'A1',
  userIdentifier: 'u1',
  externalReferenceId: null,
  orderReferenceId: null,
  orderProcessor: null,
  orderProcessorIdentifier: null,
  orderSource: 'PORTAL',
  paymentSourceIdentifier: null,
  estimate: { fxSubtotals: [], fxFees: [], totalAmount: nothing, totalFees: nothing },
  errors: [],
  containsInvalidLineItems: false,
  invalidLineItemCount: 0,
  causes: [],
  metadata: { purchaseOrderNumber: null, notes: null, carrierMessage: null },
  lineItemCount: 0,
  pendingLineItemCount: 0,
  schedule: null,
  mailing: null,
  unschedulableRewards: [],
  unaddedLineItemCount: 0,
  ...overrides,
});
