import type { LineItemPage, LineItemRow } from '@portal/shared/contract/lineItems';
import type { OrderLineDetail, OrderLinePage, OrderLineRow } from '@portal/shared/contract/orders';

/** An event that is no action on a reward, and no use of it. */
export const NO_ACT = {
  amount: null,
  actionReason: null,
  otherReason: null,
  scheduledDeliveryTime: null,
  timeZone: null,
};

type LineResend = NonNullable<OrderLineDetail['resend']>;

/** A line that its reader may send again, to any address. */
export const buildResend = (overrides: Partial<LineResend> = {}): LineResend => ({
  canChangeAddress: true,
  deliveryMethods: ['EMAIL'],
  refusal: null,
  nextAt: null,
  wasOpened: false,
  wasReported: false,
  sentFrom: 'rewards@portal.example',
  addressManager: null,
  ...overrides,
});

/** Line 1: 25.00 USD for Grace Hopper, delivered. */
export const buildOrderLineRow = (overrides: Partial<OrderLineRow> = {}): OrderLineRow => ({
  lineNumber: 1,
  lineId: 'l-1',
  recipientName: 'Grace Hopper',
  recipientEmail: 'grace@navy.example',
  recipientMobileNumber: null,
  rewardName: 'Maple Coffee',
  brandName: 'Maple Coffee',
  utid: 'U000001',
  amount: 25,
  currencyCode: 'USD',
  quantity: 1,
  status: 'COMPLETE',
  deliveryStatus: 'DELIVERED',
  state: 'DELIVERED',
  reason: null,
  deliveryMethod: 'EMAIL',
  rewardStatus: 'ACTIVE',
  actions: [],
  resendRight: 'NEW_ADDRESS',
  ...overrides,
});

export const buildOrderLinePage = (content: OrderLineRow[] = [buildOrderLineRow()]): OrderLinePage => ({
  content,
  page: 0,
  size: 25,
  totalElements: content.length,
  isCapped: false,
});

/** The same line with everything that its panel shows. */
export const buildOrderLineDetail = (overrides: Partial<OrderLineDetail> = {}): OrderLineDetail => ({
  ...buildOrderLineRow(),
  referenceOrderId: 'RP261120-100001',
  externalReferenceId: null,
  charged: 25.5,
  fee: 0.5,
  accountCurrencyCode: 'USD',
  accountIdentifier: 'A1',
  accountDisplayName: 'Marketing US',
  firstName: 'Grace',
  lastName: 'Hopper',
  processedDate: '2026-11-20T09:00:02Z',
  issued: '2026-11-20T09:00:02Z',
  expiration: '2027-11-21T12:00:00Z',
  remainingBalance: 25,
  etid: 'E000000',
  ptid: null,
  templateName: 'Standard',
  isPrintable: false,
  toName: 'Grace Hopper',
  fromName: 'Ada Byron',
  letterHeadTitle: null,
  subject: 'A present for you, {{recipient_name}}',
  giftMessage: 'Thank you for everything',
  notes: null,
  location: null,
  tourId: null,
  reservationId: null,
  address: null,
  shippingInfo: null,
  shipping: 0,
  warnings: [],
  trackingNumber: null,
  resendHistory: [],
  resend: buildResend(),
  possibleActions: [],
  lastAction: null,
  frozenUntil: null,
  refunded: 0,
  reissueFee: 0,
  reissuedFrom: null,
  reissuedTo: null,
  schedule: null,
  timeline: [
    {
      at: '2026-11-20T09:00:04Z',
      event: 'MAIL_SENT',
      actor: null,
      recipient: 'grace@navy.example',
      reason: null,
      ...NO_ACT,
    },
    { at: '2026-11-20T09:00:02Z', event: 'ISSUED', actor: null, recipient: null, reason: null, ...NO_ACT },
    { at: '2026-11-20T09:00:00Z', event: 'PLACED', actor: 'Ada Byron', recipient: null, reason: null, ...NO_ACT },
  ],
  ...overrides,
});

/** The same line as the list of all lines shows it. */
export const buildLineItemRow = (overrides: Partial<LineItemRow> = {}): LineItemRow => ({
  ...buildOrderLineRow(),
  referenceOrderId: 'RP261120-100001',
  createdDate: '2026-11-20T09:00:00Z',
  issued: '2026-11-20T09:00:02Z',
  remainingBalance: 25,
  location: null,
  accountDisplayName: 'Marketing US',
  accountIdentifier: 'A1',
  ...overrides,
});

export const buildLineItemPage = (
  content: LineItemRow[] = [buildLineItemRow()],
  overrides: Partial<LineItemPage> = {},
): LineItemPage => ({ content, page: 0, size: 25, totalElements: content.length, isCapped: false, ...overrides });
