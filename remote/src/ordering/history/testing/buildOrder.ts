import type { OrderDetail, OrderPage, OrderRow } from '@portal/shared/contract/orders';

/** A complete order of two rewards for 51.00 USD. */
export const buildOrderRow = (overrides: Partial<OrderRow> = {}): OrderRow => ({
  referenceOrderId: 'RP261120-100001',
  orderId: 'o-1',
  externalReferenceId: null,
  status: 'COMPLETE',
  state: 'COMPLETE',
  lineCounts: { total: 2, written: 2, issued: 2, failed: 0, delivered: 2, undelivered: 0 },
  createdDate: '2026-11-20T09:00:00Z',
  createdBy: 'Ada Byron',
  groupDisplayName: 'Marketing',
  groupIdentifier: 'G1',
  accountDisplayName: 'Marketing US',
  accountIdentifier: 'A1',
  totalLineItems: 2,
  recipientSummary: 'Grace Hopper +1',
  matchedRecipient: null,
  rewardNames: ['Maple Coffee'],
  purchaseOrderNumber: null,
  notes: null,
  orderSource: 'CART',
  amountPaid: 51,
  currencyCode: 'USD',
  ...overrides,
});

export const buildOrderPage = (
  content: OrderRow[] = [buildOrderRow()],
  overrides: Partial<OrderPage> = {},
): OrderPage => ({
  content,
  page: 0,
  size: 25,
  totalElements: content.length,
  isCapped: false,
  ...overrides,
});

/** The same order with everything that its page shows. */
export const buildOrderDetail = (overrides: Partial<OrderDetail> = {}): OrderDetail => ({
  ...buildOrderRow(),
  accountNumber: '100001',
  campaign: null,
  reissuedFrom: null,
  paymentMethod: 'ACCOUNT_BALANCE',
  rewardTotal: 50,
  feeTotal: 1,
  shippingTotal: 0,
  creditCardFees: 0,
  hold: null,
  refusal: null,
  payment: null,
  amountRefunded: 0,
  shippingRefunded: 0,
  amountDelivered: 51,
  problems: [],
  trackingNumbers: [],
  type: 'DIGITAL',
  cardQuantity: 0,
  letterQuantity: 0,
  linesAtPrinter: 0,
  schedule: null,
  carrierMessage: null,
  textConsent: null,
  completedDate: '2026-11-20T09:00:03Z',
  ...overrides,
});
