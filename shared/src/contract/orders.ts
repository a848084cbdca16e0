import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import {
  CARD_BRANDS,
  DELIVERY_METHODS,
  DELIVERY_STATUSES,
  FULFILLMENT_TYPES,
  LANGUAGES,
  LINE_ITEM_STATUSES,
  ORDER_PAYMENT_STATUSES,
  ORDER_SOURCES,
  ORDER_STATUSES,
  REWARD_STATUSES,
} from '../domain/enumerations.ts';
import { HOLD_REASONS } from '../domain/ordering/orderHold.ts';
import { DIGITAL_METHODS } from '../domain/ordering/digitalRecipient.ts';
import { LINE_REASONS } from '../domain/ordering/lineReasons.ts';
import { ORDER_SEARCH_FIELDS, type OrderSearchField } from '../domain/ordering/orderSearchFields.ts';
import { RESEND_REFUSALS, RESEND_RIGHTS } from '../domain/ordering/resendRules.ts';
import { ACTION_REASONS, REWARD_ACTIONS } from '../domain/ordering/rewardActions.ts';
import { TEXT_CONSENT_WORDINGS } from '../domain/ordering/textConsent.ts';
import { LINE_STATES, ORDER_STATES } from '../domain/ordering/orderState.ts';
import { isTooShortForEmail } from '../domain/lists/recogniseSearch.ts';
import { SETTINGS } from '../domain/settings.ts';
import { INTEGER_MAX } from '../domain/integerMax.ts';
import { accountList } from './accountList.ts';
import { Instant, Nullable, OneOf, Page, pageNumber, text } from './common.ts';
import { knownUse } from './earlierUse.ts';
import { listDays } from './listDays.ts';
import { LineWarning, MailingAddress } from './mailing.ts';
import { LinkedLine, PossibleAction, RewardActionRecord } from './rewardActions.ts';
import { Resend } from './resends.ts';
import { Schedule } from './schedules.ts';
import { ShippingInfo } from './shipping.ts';

/**
 * POST /api/orders with Idempotency-Key; the lines are taken from the cart. A cart's external reference belongs to one
 * order of its account permanently: the same content (lines, purchase order number, notes) is answered with that order
 * and `Idempotency-Replayed: true`, different content with 409 and its reference. References are trimmed and
 * case-sensitive. `textConsent`: the sentence, by version and language, with which the user says that the recipients of text
 * messages agreed to them; an order with such lines is 422 without it.
 */
export const placeOrderBody = object({
  cartId: text().uuid('error.cart.notFound').required('error.cart.notFound'),
  quoteIdentifier: text().uuid('error.quote.stale').required('error.quote.stale'),
  knownUse,
  textConsent: object({
    wording: text()
      .oneOf([...TEXT_CONSENT_WORDINGS], 'error.consent.required')
      .required('error.consent.required'),
    language: text()
      .oneOf([...LANGUAGES])
      .required(),
  })
    .nullable()
    .optional()
    .default(undefined),
});
export type PlaceOrderBody = InferType<typeof placeOrderBody>;

/**
 * POST /api/orders/{referenceOrderId}/cart: opens a cart of its own with what an order, or one line of it, was: rewards, amounts,
 * people and mails. What is wrong with a line by now stands among its `errors`.
 */
export const orderAgainBody = object({ lineNumber: number().integer().min(1).max(INTEGER_MAX).optional() });
export type OrderAgainBody = InferType<typeof orderAgainBody>;

/** Why an order waits although its money is set aside. `expectedDate`: the day (YYYY-MM-DD) by which it usually goes on; `isLate`: that day is over. */
export const OrderHold = Type.Object({
  reason: OneOf(HOLD_REASONS),
  heldSince: Instant,
  expectedDate: Type.String(),
  isLate: Type.Boolean(),
});
export type OrderHold = Static<typeof OrderHold>;

/** The payment of an order by card. CREATED: the gateway has not answered yet; PENDING: it reviews the payment. */
export const OrderPayment = Type.Object({
  cardBrand: OneOf(CARD_BRANDS),
  lastFour: Type.String(),
  cardholder: Type.String(),
  status: OneOf(ORDER_PAYMENT_STATUSES),
  refundedToCard: Type.Number(),
  refundedToBalance: Type.Number(),
});
export type OrderPayment = Static<typeof OrderPayment>;

/** Response of POST /api/orders. `amountCharged` with the fee of a card. */
export const PlacedOrder = Type.Object({
  referenceOrderId: Type.String(),
  orderId: Type.String(),
  status: OneOf(ORDER_STATUSES),
  state: OneOf(ORDER_STATES),
  hold: Nullable(OrderHold),
  amountCharged: Type.Number(),
  currencyCode: Type.String(),
});
export type PlacedOrder = Static<typeof PlacedOrder>;

export { ORDER_SEARCH_FIELDS, type OrderSearchField };

/** GET /api/orders/most-sent: keys of the brands that an account sent most of late, the most sent first; none: it sent nothing. */
export const mostSentQuery = object({ accountIdentifier: text().required('error.account.notFound') });
export const MostSent = Type.Object({ brandKeys: Type.Array(Type.String()) });
export type MostSent = Static<typeof MostSent>;

/** Which page of a list of orders or lines. */
export const listPaging = {
  page: pageNumber,
  size: number()
    .oneOf([...SETTINGS.paging.ordersSizes])
    .default(SETTINGS.paging.orders),
};

/** The file of such a list. */
export const orderFile = { format: text().oneOf(['csv', 'xlsx']).default('csv') };

/**
 * The filters of lists of orders and of lines. `scope` account: only `accountIdentifier`, one or several, comma-separated; all:
 * every account the user may see.
 * Without `searchBy`, the fields to search are recognised from the form of `q`; the reference of a line finds its order. E-mail
 * addresses are searched from three characters on.
 */
export const orderScope = {
  sort: text().oneOf(['createdDate,desc', 'createdDate,asc']).default('createdDate,desc'),
  scope: text().oneOf(['account', 'all']).default('account'),
  accountIdentifier: accountList(),
  searchBy: text()
    .oneOf([...ORDER_SEARCH_FIELDS])
    .optional(),
  q: text()
    .trim()
    .max(255)
    .optional()
    .when('searchBy', {
      is: 'recipientEmail',
      then: (q) => q.test('email', 'error.email.tooShort', (text = '') => !isTooShortForEmail(text)),
    }),
  ...listDays,
};

const orderFilters = object({
  ...orderScope,
  state: text()
    .oneOf([...ORDER_STATES])
    .optional(),
});

/** GET /api/orders. */
export const ordersQuery = orderFilters.shape(listPaging);
export type OrdersQuery = InferType<typeof ordersQuery>;

/** GET /api/orders/export: every order that the filters leave. */
export const ordersExportQuery = orderFilters.shape(orderFile);
export type OrdersExportQuery = InferType<typeof ordersExportQuery>;

/** GET /api/orders/{referenceOrderId}/failed-lines: a file to correct and to upload again. */
export const failedLinesQuery = object(orderFile);
export type FailedLinesQuery = InferType<typeof failedLinesQuery>;

/**
 * Lines of an order by outcome. `written`: those that can be read already; of a large order they come by and by. `issued`: those that
 * have a reward; while the order is issued they come by and by, too.
 */
export const LineCounts = Type.Object({
  total: Type.Integer(),
  written: Type.Integer(),
  issued: Type.Integer(),
  failed: Type.Integer(),
  delivered: Type.Integer(),
  undelivered: Type.Integer(),
});

/** Row of the orders list. Amounts in major units of `currencyCode`. `matchedRecipient`: the recipient that the search matched. */
export const OrderRow = Type.Object({
  referenceOrderId: Type.String(),
  orderId: Type.String(),
  externalReferenceId: Nullable(Type.String()),
  status: OneOf(ORDER_STATUSES),
  state: OneOf(ORDER_STATES),
  lineCounts: LineCounts,
  createdDate: Instant,
  createdBy: Type.String(),
  groupDisplayName: Type.String(),
  groupIdentifier: Type.String(),
  accountDisplayName: Type.String(),
  accountIdentifier: Type.String(),
  totalLineItems: Type.Integer(),
  recipientSummary: Type.String(),
  matchedRecipient: Nullable(Type.String()),
  rewardNames: Type.Array(Type.String()),
  purchaseOrderNumber: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  orderSource: OneOf(ORDER_SOURCES),
  amountPaid: Type.Number(),
  currencyCode: Type.String(),
});
export type OrderRow = Static<typeof OrderRow>;
export const OrderPage = Page(OrderRow);
export type OrderPage = Static<typeof OrderPage>;

/** Line on the order page. `lineNumber` counts from 1. */
export const OrderLineRow = Type.Object({
  lineNumber: Type.Integer(),
  lineId: Type.String(),
  recipientName: Type.String(),
  recipientEmail: Nullable(Type.String()),
  recipientMobileNumber: Nullable(Type.String()),
  rewardName: Type.String(),
  brandName: Type.String(),
  utid: Type.String(),
  amount: Type.Number(),
  currencyCode: Type.String(),
  quantity: Type.Integer(),
  status: OneOf(LINE_ITEM_STATUSES),
  deliveryStatus: OneOf(DELIVERY_STATUSES),
  state: OneOf(LINE_STATES),
  reason: Nullable(OneOf(LINE_REASONS)),
  deliveryMethod: OneOf(DELIVERY_METHODS),
  rewardStatus: Nullable(OneOf(REWARD_STATUSES)),
  actions: Type.Array(OneOf(REWARD_ACTIONS), { description: 'What the user can do to the reward now' }),
  resendRight: OneOf(RESEND_RIGHTS),
});
export type OrderLineRow = Static<typeof OrderLineRow>;
export const OrderLinePage = Page(OrderLineRow);
export type OrderLinePage = Static<typeof OrderLinePage>;

/**
 * GET /api/orders/{referenceOrderId}. `amountDelivered`: cost of its delivered rewards. `problems`: why lines failed or
 * were not delivered, most frequent first.
 */
export const OrderDetail = Type.Object({
  ...OrderRow.properties,
  accountNumber: Type.String(),
  campaign: Nullable(Type.String()),
  reissuedFrom: Nullable(Type.String()),
  paymentMethod: OneOf(['ACCOUNT_BALANCE', 'CREDIT_CARD']),
  rewardTotal: Type.Number(),
  feeTotal: Type.Number(),
  shippingTotal: Type.Number(),
  creditCardFees: Type.Number(),
  amountRefunded: Type.Number(),
  /** The part of `amountRefunded` that shipping cost. */
  shippingRefunded: Type.Number(),
  amountDelivered: Type.Number(),
  problems: Type.Array(Type.Object({ reason: OneOf(LINE_REASONS), lines: Type.Integer() })),
  trackingNumbers: Type.Array(Type.String()),
  type: OneOf(FULFILLMENT_TYPES),
  /** Physical cards that are mailed. */
  cardQuantity: Type.Integer(),
  /** Printed rewards that are mailed, each in its letter. */
  letterQuantity: Type.Integer(),
  /** Lines that are printed and wait for their carrier. */
  linesAtPrinter: Type.Integer(),
  completedDate: Nullable(Instant),
  /** Null when no line waits for its time. */
  schedule: Nullable(Schedule),
  /** Null when it is not on hold. */
  hold: Nullable(OrderHold),
  /** Null unless a review refused it. `reason`: as staff wrote it. */
  refusal: Nullable(Type.Object({ reason: Type.String(), refusedDate: Instant })),
  /** Null for an order that the balance paid. */
  payment: Nullable(OrderPayment),
  carrierMessage: Nullable(Type.String()),
  /** The confirmation that the recipients agreed to text messages: by whom, when and by which sentence; null for an order without texts. */
  textConsent: Nullable(
    Type.Object({
      wording: OneOf(TEXT_CONSENT_WORDINGS),
      language: OneOf(LANGUAGES),
      by: Type.String(),
      at: Instant,
    }),
  ),
});
export type OrderDetail = Static<typeof OrderDetail>;

export const orderLinesQuery = object(listPaging);

/** Event of a line, newest first. `event` is a key of the timeline texts. */
export const TimelineEvent = Type.Object({
  at: Instant,
  event: OneOf([
    'PLACED',
    'ISSUED',
    'ISSUE_FAILED',
    'RESENT',
    'CODES_VIEWED',
    'REDEEMED',
    'MAIL_SENT',
    'MAIL_FAILED',
    'MAIL_BOUNCED',
    'MAIL_COMPLAINED',
    'MAIL_GIVEN_UP',
    'TEXT_SENT',
    'TEXT_DELIVERED',
    'TEXT_FAILED',
    'TEXT_NOT_DELIVERED',
    'TEXT_GIVEN_UP',
    'VIEWED',
    'EXPIRED',
    'REFUNDED',
    'FROZEN',
    'UNFROZEN',
    'FREEZE_ENDED',
    'CANCELLED',
    'REISSUED',
    'REISSUED_FROM',
    'FREEZE_REFUSED',
    'UNFREEZE_REFUSED',
    'CANCEL_REFUSED',
    'REISSUE_REFUSED',
    'SCHEDULED',
    'RESCHEDULED',
    'SENT_NOW',
    'SHIPMENT_ACCEPTED',
    'SHIPPED',
    'SHIPMENT_DELIVERED',
    'SHIPMENT_FAILED',
    'SHIPMENT_CANCELED',
  ]),
  actor: Nullable(Type.String()),
  /** The address or number that was written to. */
  recipient: Nullable(Type.String()),
  /** The amount that was spent, in the reward's currency. */
  amount: Nullable(Type.Number()),
  reason: Nullable(OneOf(LINE_REASONS)),
  /** Why somebody acted on the reward. */
  actionReason: Nullable(OneOf(ACTION_REASONS)),
  otherReason: Nullable(Type.String()),
  /** The time that was set. */
  scheduledDeliveryTime: Nullable(Instant),
  timeZone: Nullable(Type.String()),
});
export type TimelineEvent = Static<typeof TimelineEvent>;

/**
 * GET /api/orders/{referenceOrderId}/lines/{lineNumber}. Personalisation is `toName`, `fromName`, `subject` and `giftMessage`, of what
 * goes by post with `letterHeadTitle`. `templateName`: of the e-mail or the letter. `isPrintable`: a letter is made of it. `shipping`: its
 * part of what shipping cost.
 */
export const OrderLineDetail = Type.Object({
  ...OrderLineRow.properties,
  referenceOrderId: Type.String(),
  externalReferenceId: Nullable(Type.String()),
  charged: Type.Number(),
  fee: Type.Number(),
  accountCurrencyCode: Type.String(),
  accountIdentifier: Type.String(),
  accountDisplayName: Type.String(),
  firstName: Nullable(Type.String()),
  lastName: Nullable(Type.String()),
  processedDate: Nullable(Instant),
  issued: Nullable(Instant),
  expiration: Nullable({
    ...Instant,
    description: 'When the last day has ended everywhere on earth (12:00 UTC of the next)',
  }),
  remainingBalance: Nullable(Type.Number()),
  etid: Nullable(Type.String()),
  ptid: Nullable(Type.String()),
  templateName: Nullable(Type.String()),
  isPrintable: Type.Boolean(),
  toName: Nullable(Type.String()),
  fromName: Nullable(Type.String()),
  letterHeadTitle: Nullable(Type.String()),
  subject: Nullable(Type.String()),
  giftMessage: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  location: Nullable(Type.String()),
  tourId: Nullable(Type.String()),
  reservationId: Nullable(Type.String()),
  address: Nullable(MailingAddress),
  shippingInfo: Nullable(ShippingInfo),
  shipping: Type.Number(),
  warnings: Type.Array(LineWarning),
  trackingNumber: Nullable(Type.String()),
  resendHistory: Type.Array(Resend),
  resend: Nullable(
    Type.Object(
      {
        canChangeAddress: Type.Boolean(),
        deliveryMethods: Type.Array(OneOf(DIGITAL_METHODS)),
        refusal: Nullable(OneOf(RESEND_REFUSALS)),
        nextAt: Nullable(Instant),
        wasOpened: Type.Boolean(),
        wasReported: Type.Boolean(),
        sentFrom: Type.String(),
        addressManager: Nullable(Type.Object({ name: Type.String(), email: Type.String() })),
      },
      {
        description:
          'Null for those who may not send it again. `deliveryMethods`: the ways in which it can go; `refusal`: why it cannot now; ' +
          '`nextAt`: when it can; ' +
          '`wasReported`: whoever reads its address reported a message about it as spam; ' +
          '`addressManager`: a colleague who may send it to another address, for those who may not but read who ordered it',
      },
    ),
  ),
  possibleActions: Type.Array(PossibleAction),
  /** The latest action on the reward. */
  lastAction: Nullable(RewardActionRecord),
  frozenUntil: Nullable(Instant),
  refunded: Type.Number({ description: 'What was returned of `charged`' }),
  reissueFee: Type.Number(),
  reissuedFrom: Nullable(LinkedLine),
  reissuedTo: Nullable(LinkedLine),
  /** Null when it does not wait for its time. */
  schedule: Nullable(Schedule),
  timeline: Type.Array(TimelineEvent),
});
export type OrderLineDetail = Static<typeof OrderLineDetail>;
