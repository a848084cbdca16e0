import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, number, object, type InferType } from 'yup';
import {
  CARD_BRANDS,
  CART_REMOVALS,
  CART_STATUSES,
  DELIVERY_METHODS,
  FULFILLMENT_TYPES,
  LANGUAGES,
  ORDER_SOURCES,
  PAYMENT_SOURCE_TYPES,
  VALUE_TYPES,
} from '../domain/enumerations.ts';
import { LETTER_GAPS } from '../domain/ordering/letter.ts';
import { LINE_DIFFERENCES } from '../domain/ordering/lineDifferences.ts';
import { PHYSICAL_STEPS } from '../domain/ordering/physicalSteps.ts';
import { HOLD_REASONS } from '../domain/ordering/orderHold.ts';
import { SETTINGS } from '../domain/settings.ts';
import { SHIPPING_METHODS } from '../domain/shipping/shippingMethods.ts';
import { CatalogItem } from './catalog.ts';
import { EarlierUse } from './earlierUse.ts';
import { addressBody, LineWarning, MailingAddress } from './mailing.ts';
import { scheduleFields } from './schedules.ts';
import { ShippingInfo, shippingInfoBody } from './shipping.ts';
import {
  FieldError,
  Instant,
  MoneyAmount,
  notAvailable,
  Nullable,
  OneOf,
  readOnly,
  amountText,
  text,
} from './common.ts';

const cartFields = {
  paymentSourceIdentifier: text().max(100).nullable().optional(),
  metadata: object({
    purchaseOrderNumber: text()
      .max(SETTINGS.orders.purchaseOrderNumberLength, 'error.text.tooLong')
      .nullable()
      .optional(),
    notes: text().max(SETTINGS.orders.notesLength, 'error.text.tooLong').nullable().optional(),
    carrierMessage: text().max(SETTINGS.orders.carrierMessageLength, 'error.text.tooLong').nullable().optional(),
  }).optional(),
  orderProcessor: notAvailable(),
  orderProcessorIdentifier: notAvailable(),
};

/**
 * POST api/shopping-carts. `orderSource` PORTAL is the quick order's own cart, BULK_UPLOAD that of a file, BULK_PHYSICAL one of cards
 * in bulk, which go to one address and are alone in their order, CART the user's active cart (docs/decisions/0004).
 */
export const createCartBody = object({
  ...cartFields,
  accountIdentifier: text().max(100).required('error.account.required'),
  orderSource: text().oneOf(['PORTAL', 'BULK_UPLOAD', 'BULK_PHYSICAL', 'CART']).default('CART'),
  externalReferenceId: text().max(100).nullable().optional(),
});
export type CreateCartBody = InferType<typeof createCartBody>;

/** PATCH api/shopping-carts/{cartId}: changes only the fields present. Account and payment source may also come in the query, which takes precedence. */
export const updateCartBody = object({ ...cartFields, accountIdentifier: text().max(100).optional() });
export type UpdateCartBody = InferType<typeof updateCartBody>;
export const updateCartQuery = object({
  accountIdentifier: text().max(100).optional(),
  paymentSourceIdentifier: text().max(100).optional(),
});

/** Reward of a line: `utid`, or `rewardItem` as returned on read; both must name the same item. */
const rewardFields = {
  utid: text()
    .trim()
    .max(20)
    .test('one reward', 'error.validation', (utid, { parent }) => {
      const named = namedReward(parent);
      return named === undefined || named === utid;
    }),
  rewardItem: object({ utid: text().trim().max(20).required('error.utid.required') })
    .nullable()
    .optional()
    .default(undefined),
};

const recipientFields = {
  firstName: text().max(400).nullable(),
  lastName: text().max(400).nullable(),
  email: text().max(400).nullable(),
  mobileNumber: text().max(40).nullable(),
  address: addressBody,
};

const letterFields = {
  ptid: text().trim().max(7).nullable(),
  toName: text().max(400).nullable(),
  fromName: text().max(400).nullable(),
  letterHeadTitle: text().max(400).nullable(),
  message: text().max(5_000).nullable(),
};

const templateFields = {
  ...letterFields,
  etid: text().trim().max(7).nullable(),
  senderName: text().max(400).nullable(),
  subject: text().max(400).nullable(),
};

/** The mail of a digital line, as a whole. */
export const lineMail = object({
  ...templateFields,
  etid: text().trim().max(7).required('error.etid.required'),
}).required();

const lineFields = {
  ...rewardFields,
  amount: amountText().trim().max(24),
  quantity: number()
    .integer('error.quantity.invalid')
    .min(1, 'error.quantity.invalid')
    .max(SETTINGS.orders.quantityMax, 'error.quantity.invalid'),
  metadata: object({ notes: text().max(1_000).nullable() }).optional(),
  wyndhamLocationId: text().max(100).nullable(),
  wyndhamTourId: text().max(100).nullable(),
  reservationId: text().max(100).nullable(),
  legacyUploadIdentifier: text().max(100).nullable(),
  externalReferenceId: text().max(100).nullable(),
  ...scheduleFields,
  shippingInfo: shippingInfoBody.nullable().optional().default(undefined),
  identifier: readOnly(),
  errors: readOnly(),
  warnings: readOnly(),
  differences: readOnly(),
};

/**
 * Line in a request. `amount` in major units of the item's currency, number or decimal text. The service validates
 * amount, names and addresses by the rules in `domain` and reports each invalid field. A digital line goes to an email address or a
 * number and has a mail (`etid`, `senderName`, `subject`, `message`), a mailed one goes to an address and has a letter (`toName`,
 * `fromName`, `letterHeadTitle`, `message`, a printed link `ptid`, too); what the other kind has is refused.
 */
export const cartLineBody = object({
  ...lineFields,
  utid: rewardFields.utid.required('error.utid.required'),
  amount: lineFields.amount.required('error.amount.required'),
  quantity: lineFields.quantity.default(SETTINGS.orders.quantityDefault),
  recipient: object(recipientFields).required(),
  deliveryTemplate: object(templateFields).required(),
}).transform(withUtid);
export type CartLineBody = InferType<typeof cartLineBody>;

/** PATCH .../line-items/...: absent fields stay unchanged, also within `recipient`, its `address`, `deliveryTemplate` and `metadata`. */
export const changeCartLineBody = object({
  ...lineFields,
  metadata: lineFields.metadata.optional().default(undefined),
  recipient: object(recipientFields).optional().default(undefined),
  deliveryTemplate: object(templateFields).optional().default(undefined),
}).transform(withUtid);
export type ChangeCartLineBody = InferType<typeof changeCartLineBody>;

function namedReward(body: unknown): unknown {
  const item: unknown = isRecord(body) ? body['rewardItem'] : undefined;
  return isRecord(item) && typeof item['utid'] === 'string' ? item['utid'].trim() : undefined;
}

function withUtid(body: unknown): unknown {
  const named = namedReward(body);
  return !isRecord(body) || named === undefined || 'utid' in body ? body : { ...body, utid: named };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const someLines = array(cartLineBody)
  .min(1, 'error.lines.required')
  .max(SETTINGS.orders.maxLines, 'error.lines.tooMany')
  .required('error.lines.required');

/** POST .../line-items/bulk: all or nothing; a repeated externalReferenceId adds no second line. */
export const addCartLinesBody = someLines;
export type AddCartLinesBody = InferType<typeof addCartLinesBody>;

/** PUT .../line-items: replaces all lines of the cart atomically. */
export const replaceCartLinesBody = object({ lineItems: someLines });
export type ReplaceCartLinesBody = InferType<typeof replaceCartLinesBody>;

/**
 * PATCH .../line-items: the mail of every digital line, as a whole; with `onlyEtid` that of the lines of this template alone, which keep the
 * texts that are left out. A subject that was the template's goes with it. `letter`: that of every mailed line, or with `onlyUtids` of those
 * of these rewards; what is left out stays, `ptid` changes printed links alone, and with `toRecipient` each is to its own recipient. `scheduledDeliveryTime`: when all lines are sent;
 * null: at once.
 */
export const changeCartLinesBody = object({
  deliveryTemplate: lineMail.optional().default(undefined),
  onlyEtid: text().trim().max(7).optional(),
  letter: object({ ...letterFields, toRecipient: boolean().strict().optional() })
    .optional()
    .default(undefined),
  onlyUtids: array(text().trim().max(20).required('error.utid.required'))
    .max(SETTINGS.orders.maxLines, 'error.lines.tooMany')
    .optional(),
  ...scheduleFields,
});
export type ChangeCartLinesBody = InferType<typeof changeCartLinesBody>;

/** DELETE .../line-items/fulfillment-type/{type}. */
export const fulfillmentParams = object({
  cartId: text().required(),
  type: text().oneOf(FULFILLMENT_TYPES).required(),
});

/**
 * `only`: the lines that cannot be ordered, or go to somebody once more; `cause`: those of one cause of the cart, by its `causeId`; `step`:
 * the mailed ones that lack something of it.
 */
export const cartLinesQuery = object({
  only: text().oneOf(['invalid', 'repeated']).optional(),
  cause: text().max(40).optional(),
  step: text()
    .oneOf([...PHYSICAL_STEPS])
    .optional(),
  pageToken: text().max(100).default(''),
  pageSize: number().integer().min(1).max(SETTINGS.paging.cartLinesMax).default(SETTINGS.paging.cartLines),
});
export type CartLinesQuery = InferType<typeof cartLinesQuery>;

/**
 * Line in a response. `errors`: what changed since it was added, by field. Fields of an item no longer in the catalogue are null.
 * `warnings`: what is to be told about where it goes. `differences`: what is another than in more than half of the cart's lines.
 */
export const CartLine = Type.Object({
  utid: Type.String(),
  identifier: Type.String(),
  legacyUploadIdentifier: Nullable(Type.String()),
  externalReferenceId: Type.String(),
  rewardItem: Type.Object({
    utid: Type.String(),
    rewardName: Type.String(),
    rewardImage: Type.String(),
    brandKey: Type.String(),
    fulfillmentType: OneOf(FULFILLMENT_TYPES),
    currencyCode: Type.String(),
    valueType: Nullable(OneOf(VALUE_TYPES)),
    rewardType: Nullable(CatalogItem.properties.rewardType),
    amountDetails: Nullable(CatalogItem.properties.amountDetails),
    attributeNames: Type.Array(Type.String()),
    deliveryMethod: OneOf(DELIVERY_METHODS),
    /** A letter is made of it. */
    isPrintable: Type.Boolean(),
  }),
  recipient: Type.Object({
    firstName: Nullable(Type.String()),
    lastName: Nullable(Type.String()),
    email: Nullable(Type.String()),
    mobileNumber: Nullable(Type.String()),
    deliveryType: OneOf(DELIVERY_METHODS),
    address: Nullable(MailingAddress),
  }),
  amount: Type.Number(),
  quantity: Type.Integer(),
  deliveryTemplate: Type.Object({
    etid: Nullable(Type.String()),
    ptid: Nullable(Type.String()),
    senderName: Nullable(Type.String()),
    subject: Nullable(Type.String()),
    message: Nullable(Type.String()),
    toName: Nullable(Type.String()),
    fromName: Nullable(Type.String()),
    letterHeadTitle: Nullable(Type.String()),
  }),
  metadata: Type.Object({ notes: Nullable(Type.String()) }),
  wyndhamLocationId: Nullable(Type.String()),
  wyndhamTourId: Nullable(Type.String()),
  reservationId: Nullable(Type.String()),
  scheduledDeliveryTime: Nullable(Instant),
  scheduledTimeZone: Nullable(Type.String()),
  shippingInfo: Nullable(ShippingInfo),
  errors: Type.Array(FieldError),
  warnings: Type.Array(LineWarning),
  differences: Type.Array(OneOf(LINE_DIFFERENCES)),
});
export type CartLine = Static<typeof CartLine>;

/** One page of lines; the header X-Next-Page-Token names the next one and is absent on the last. */
export const CartLines = Type.Array(CartLine);
export type CartLines = Static<typeof CartLines>;

/** Lines of a cart that cannot be ordered for the same reason. `values` of a template that may not be used: its `name` and `subject`, too. */
export const CartErrorGroup = Type.Object({
  causeId: Type.String(),
  ...FieldError.properties,
  count: Type.Integer(),
});
export type CartErrorGroup = Static<typeof CartErrorGroup>;

/** When the lines of a cart are sent: the first time of those that are scheduled. `isForAll`: all lines have it. */
export const CartSchedule = Type.Object({
  scheduledDeliveryTime: Instant,
  timeZone: Nullable(Type.String()),
  isForAll: Type.Boolean(),
});
export type CartSchedule = Static<typeof CartSchedule>;

/**
 * Mailed lines of a cart, all of them judged. `incomplete`: lines that lack something, by the step in which it is typed;
 * `letterGaps`: the parts that some letter does not say yet; `repeatedLines`: those whose name and address a line before them has, the
 * first hundred.
 */
export const CartMailing = Type.Object({
  lineCount: Type.Integer(),
  incomplete: Type.Object({
    recipients: Type.Integer(),
    personalization: Type.Integer(),
    shipping: Type.Integer(),
  }),
  letterGaps: Type.Array(OneOf(LETTER_GAPS)),
  repeatedLines: Type.Array(Type.String()),
});
export type CartMailing = Static<typeof CartMailing>;

export const ShoppingCart = Type.Object({
  cartId: Type.String(),
  status: OneOf(CART_STATUSES),
  platformHash: Type.String(),
  groupIdentifier: Type.String(),
  accountIdentifier: Type.String(),
  userIdentifier: Type.String(),
  externalReferenceId: Nullable(Type.String()),
  orderReferenceId: Nullable(Type.String()),
  orderProcessor: Nullable(Type.String()),
  orderProcessorIdentifier: Nullable(Type.String()),
  orderSource: OneOf(ORDER_SOURCES),
  paymentSourceIdentifier: Nullable(Type.String()),
  estimate: Type.Object({
    fxSubtotals: Type.Array(MoneyAmount),
    fxFees: Type.Array(MoneyAmount),
    totalAmount: MoneyAmount,
    totalFees: MoneyAmount,
  }),
  errors: Type.Array(FieldError),
  containsInvalidLineItems: Type.Boolean(),
  invalidLineItemCount: Type.Integer(),
  /** Why lines cannot be ordered, the reason of most lines first. */
  causes: Type.Array(CartErrorGroup),
  /** `carrierMessage`: stands in the text messages, before their links. */
  metadata: Type.Object({
    purchaseOrderNumber: Nullable(Type.String()),
    notes: Nullable(Type.String()),
    carrierMessage: Nullable(Type.String()),
  }),
  lineItemCount: Type.Integer(),
  /** Rows of large files that are still being added; until then the cart has no estimate, and is not ordered. */
  pendingLineItemCount: Type.Integer(),
  /** Rows that were to be added and could not be, until rows are added again. */
  unaddedLineItemCount: Type.Integer(),
  /** Null when all are sent at once. */
  schedule: Nullable(CartSchedule),
  /** Null when nothing is mailed, and while rows are added. */
  mailing: Nullable(CartMailing),
  /** Names of rewards in it that cannot be scheduled. */
  unschedulableRewards: Type.Array(Type.String()),
});
export type ShoppingCart = Static<typeof ShoppingCart>;

/** DELETE api/shopping-carts/out-of-sync: the user's carts that were removed, the last one first. */
export const RemovedCarts = Type.Array(
  Type.Object({
    accountIdentifier: Type.String(),
    accountName: Type.String(),
    orderSource: OneOf(ORDER_SOURCES),
    lineItemCount: Type.Integer(),
    reason: OneOf(CART_REMOVALS),
  }),
);
export type RemovedCarts = Static<typeof RemovedCarts>;

/**
 * Full quote. Amounts in major units; `approx...` in the account's currency. `orderTotal`: all that is charged, with the fee of the card
 * that pays. `paymentFee.percentage` is a fraction, 0.035 = 3.5 %.
 */
export const FullOrderQuote = Type.Object({
  originalAmount: Type.Number(),
  orderTotal: Type.Number(),
  feeTotal: Type.Number(),
  currencyCode: Type.String(),
  shippingAmount: Type.Number(),
  lineItemFeesByCurrency: Type.Array(MoneyAmount),
  lineItemTotalsByCurrency: Type.Array(MoneyAmount),
  rewardTotalsByCurrency: Type.Array(MoneyAmount),
  approxTotalBasePriceInAccountCurrency: Type.Number(),
  approxTotalFaceValueInAccountCurrency: Type.Number(),
  approxTotalFeesInAccountCurrency: Type.Number(),
  paymentFee: Type.Object({
    flatAmount: Type.Number(),
    percentage: Type.Number(),
    calculatedAmount: Type.Number(),
    currencyCode: Type.String(),
  }),
});

const ChannelSummary = Type.Object({ recipientCount: Type.Integer(), subtotal: Type.Number() });

/** GET .../summary. */
export const OrderSummary = Type.Object({
  fullOrderQuote: FullOrderQuote,
  recipientCount: Type.Integer(),
  digitalOrders: ChannelSummary,
  physicalOrders: ChannelSummary,
  summaryByUtid: Type.Array(
    Type.Object({
      utid: Type.String(),
      rewardName: Type.String(),
      currencyCode: Type.String(),
      quantity: Type.Integer(),
      faceValueTotal: Type.Number(),
      chargedTotal: Type.Number(),
      feeTotal: Type.Number(),
    }),
  ),
  /**
   * The balance does not cover the total. Without VIEW_BALANCE_ACCESS it is disclosed only for a cart at its current
   * quote and for a limited number of different totals a day; otherwise it is false, and placing the order decides.
   */
  hasInsufficientFunds: Type.Boolean(),
  /** Amount by which the balance falls short, account currency, 0 when it suffices; null without VIEW_BALANCE_ACCESS. */
  shortfall: Nullable(Type.Number()),
  /** Balance after the order; null without VIEW_BALANCE_ACCESS. */
  balanceAfter: Nullable(Type.Number()),
  /** Amount that can be spent after the order: the balance and, on an account with a credit line, that. Null like the balance. */
  availableAfter: Nullable(Type.Number()),
  hasANonPositiveAmountLineItem: Type.Boolean(),
  isFileUpload: Type.Boolean(),
  etidUsedForAllUploadLines: Nullable(Type.String()),
  addressCount: Type.Integer(),
  /** The address all of it goes to; null for several addresses, and for none. */
  recipientAddress: Nullable(MailingAddress),
  totalOrderQuantity: Type.Integer(),
  totalBulkShipmentLineItemsQuantity: Type.Integer(),
});
export type OrderSummary = Static<typeof OrderSummary>;

/** The mail of a cart's first line that goes by mail, its subject as the recipient reads it. */
export const QuotedMail = Type.Object({
  language: OneOf(LANGUAGES),
  recipientName: Type.String(),
  senderName: Type.String(),
  subject: Type.String(),
  message: Nullable(Type.String()),
  /** All lines have the same texts. */
  isForAll: Type.Boolean(),
});
export type QuotedMail = Static<typeof QuotedMail>;

/**
 * The mail of an order: its first line by post, and how far it stands for all. `letter`: null for a bulk shipment, which has none.
 * `methods`: how many lines go by each.
 */
export const QuotedMailing = Type.Object({
  lineCount: Type.Integer(),
  addressCount: Type.Integer(),
  name: Type.String(),
  address: MailingAddress,
  letter: Nullable(
    Type.Object({
      toName: Nullable(Type.String()),
      fromName: Nullable(Type.String()),
      letterHeadTitle: Nullable(Type.String()),
      message: Nullable(Type.String()),
      /** All letters say the same; each begins with a name of its own. */
      isForAll: Type.Boolean(),
    }),
  ),
  methods: Type.Array(Type.Object({ physicalMethod: OneOf(SHIPPING_METHODS), lineCount: Type.Integer() })),
});
export type QuotedMailing = Static<typeof QuotedMailing>;

/** A text message as it is sent; `parts`: how many messages carriers make of it. */
export const TextPreview = Type.Object({ body: Type.String(), parts: Type.Integer() });
export type TextPreview = Static<typeof TextPreview>;

/**
 * POST .../quotes: a price fixed until `expiresAt` (docs/decisions/0005), and what it is the price of: the cart of that version, whose
 * first recipients and mail it names. `rates`: price of one unit of the reward's currency in the account's. `earlierUse`: the order of the
 * same file that nobody has said is meant to be repeated.
 */
export const Quote = Type.Object({
  quoteIdentifier: Type.String(),
  expiresAt: Instant,
  rates: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), rate: Type.String(), asOf: Instant })),
  summary: OrderSummary,
  cartVersion: Type.Integer(),
  accountIdentifier: Type.String(),
  /** The means of payment; `card` is null for the balance. */
  payment: Type.Object({
    paymentSourceType: OneOf(PAYMENT_SOURCE_TYPES),
    paymentSourceIdentifier: Type.String(),
    card: Nullable(Type.Object({ cardBrand: OneOf(CARD_BRANDS), lastFour: Type.String() })),
  }),
  recipients: Type.Array(Type.Object({ name: Type.String(), address: Nullable(Type.String()) })),
  /** Null where no line goes by mail or text message. */
  mail: Nullable(QuotedMail),
  /** Null where no line goes by post. */
  mailing: Nullable(QuotedMailing),
  /** The first text message of the cart, and how many lines go by text; null for none. */
  texts: Nullable(Type.Object({ ...TextPreview.properties, lineCount: Type.Integer() })),
  metadata: ShoppingCart.properties.metadata,
  schedule: ShoppingCart.properties.schedule,
  earlierUse: Nullable(EarlierUse),
  /** Why the order would be held, and the day (YYYY-MM-DD, UTC) by which that usually ends; null when it goes on at once. */
  hold: Nullable(Type.Object({ reason: OneOf(HOLD_REASONS), expectedDate: Type.String() })),
});
export type Quote = Static<typeof Quote>;
