import { Type, type Static } from '@sinclair/typebox';
import { array, number, object, string, type InferType } from 'yup';
import { CART_STATUSES, DELIVERY_METHODS, FULFILLMENT_TYPES, ORDER_SOURCES } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { FieldError, Instant, MoneyAmount, Nullable, OneOf } from './common.ts';

/** POST api/shopping-carts (P7). `orderSource` PORTAL is the quick flow's own cart, CART the user's active cart. */
export const createCartBody = object({
  accountIdentifier: string().max(100).required('error.account.required'),
  orderSource: string().oneOf(['PORTAL', 'CART']).default('CART'),
  externalReferenceId: string().max(100).nullable().optional(),
});
export type CreateCartBody = InferType<typeof createCartBody>;

/** PATCH api/shopping-carts/{cartId}: only what is present is changed. The account comes in the query (P7). */
export const updateCartBody = object({
  metadata: object({
    purchaseOrderNumber: string()
      .max(SETTINGS.orders.purchaseOrderNumberLength, 'error.text.tooLong')
      .nullable()
      .optional(),
    notes: string().max(SETTINGS.orders.notesLength, 'error.text.tooLong').nullable().optional(),
  }).optional(),
});
export type UpdateCartBody = InferType<typeof updateCartBody>;
export const updateCartQuery = object({
  accountIdentifier: string().max(100).optional(),
  paymentSourceIdentifier: string().max(100).optional(),
});

/** An address of a mailed reward (P3). */
const addressShape = object({
  companyName: string().max(100).nullable().optional(),
  streetLine1: string().max(100).nullable().optional(),
  streetLine2: string().max(100).nullable().optional(),
  city: string().max(100).nullable().optional(),
  stateOrProvince: string().max(100).nullable().optional(),
  postalCode: string().max(20).nullable().optional(),
  country: string().max(2).nullable().optional(),
});

/**
 * A line as it is sent (P3 order line). `amount` in major units of the item's currency, number or decimal text.
 * The service checks amount, names and addresses by the rules of `domain` and names each wrong field.
 */
export const cartLineBody = object({
  utid: string().trim().max(20).required('error.utid.required'),
  amount: string().trim().max(24).required('error.amount.required'),
  quantity: number()
    .integer('error.quantity.invalid')
    .min(1, 'error.quantity.invalid')
    .max(SETTINGS.orders.quantityMax, 'error.quantity.invalid')
    .default(SETTINGS.orders.quantityDefault),
  recipient: object({
    firstName: string().max(400).nullable().optional(),
    lastName: string().max(400).nullable().optional(),
    email: string().max(400).nullable().optional(),
    mobileNumber: string().max(40).nullable().optional(),
    address: addressShape.nullable().optional().default(undefined),
  }).required(),
  deliveryTemplate: object({
    etid: string().trim().max(7).required('error.etid.required'),
    senderName: string().max(400).nullable().optional(),
    subject: string().max(400).nullable().optional(),
    message: string().max(5_000).nullable().optional(),
  }).required(),
  metadata: object({ notes: string().max(1_000).nullable().optional() }).optional(),
  wyndhamLocationId: string().max(100).nullable().optional(),
  wyndhamTourId: string().max(100).nullable().optional(),
  legacyUploadIdentifier: string().max(100).nullable().optional(),
  externalReferenceId: string().max(100).nullable().optional(),
});
export type CartLineBody = InferType<typeof cartLineBody>;

/**
 * POST .../line-items/bulk: every line takes part or none; a repeated externalReferenceId makes no second line (F12).
 * PUT .../line-items: these instead of all lines of the cart, in one step.
 */
export const addCartLinesBody = object({
  lineItems: array(cartLineBody)
    .min(1, 'error.lines.required')
    .max(SETTINGS.orders.maxLines, 'error.lines.tooMany')
    .required('error.lines.required'),
});
export type AddCartLinesBody = InferType<typeof addCartLinesBody>;

export const cartLinesQuery = object({
  pageToken: string().max(100).default(''),
  pageSize: number().integer().min(1).max(SETTINGS.paging.cartLinesMax).default(SETTINGS.paging.cartLines),
});

/** A line as it is read. `errors`: what changed since it was added, by field. */
export const CartLine = Type.Object({
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
  }),
  recipient: Type.Object({
    firstName: Nullable(Type.String()),
    lastName: Nullable(Type.String()),
    email: Nullable(Type.String()),
    mobileNumber: Nullable(Type.String()),
    deliveryType: OneOf(DELIVERY_METHODS),
  }),
  amount: Type.Number(),
  quantity: Type.Integer(),
  deliveryTemplate: Type.Object({
    etid: Type.String(),
    senderName: Nullable(Type.String()),
    subject: Nullable(Type.String()),
    message: Nullable(Type.String()),
  }),
  metadata: Type.Object({ notes: Nullable(Type.String()) }),
  wyndhamLocationId: Nullable(Type.String()),
  wyndhamTourId: Nullable(Type.String()),
  scheduledDeliveryTime: Nullable(Instant),
  errors: Type.Array(FieldError),
});
export type CartLine = Static<typeof CartLine>;

/** A page of lines by token; empty `nextPageToken`: the last page. */
export const CartLines = Type.Object({ lineItems: Type.Array(CartLine), nextPageToken: Type.String() });
export type CartLines = Static<typeof CartLines>;

/** A shopping cart (P3). */
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
  metadata: Type.Object({ purchaseOrderNumber: Nullable(Type.String()), notes: Nullable(Type.String()) }),
  lineItemCount: Type.Integer(),
});
export type ShoppingCart = Static<typeof ShoppingCart>;

/** A full quote (P3 order summary). All amounts in major units; `approx...` in the account's currency. */
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

/** GET .../summary: the order summary (P3). */
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
  hasInsufficientFunds: Type.Boolean(),
  /** By how much the balance falls short, account currency, 0 when it suffices; null without VIEW_BALANCE_ACCESS. */
  shortfall: Nullable(Type.Number()),
  /** The balance after the order; null without VIEW_BALANCE_ACCESS. */
  balanceAfter: Nullable(Type.Number()),
  hasANonPositiveAmountLineItem: Type.Boolean(),
  isFileUpload: Type.Boolean(),
  etidUsedForAllUploadLines: Nullable(Type.String()),
  addressCount: Type.Integer(),
  recipientAddress: Type.Null(),
  totalOrderQuantity: Type.Integer(),
  totalBulkShipmentLineItemsQuantity: Type.Integer(),
});
export type OrderSummary = Static<typeof OrderSummary>;

/** POST .../quotes: a price that holds until `expiresAt` (decisions 16). `rates`: one reward unit in the account's currency. */
export const Quote = Type.Object({
  quoteIdentifier: Type.String(),
  expiresAt: Instant,
  rates: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), rate: Type.String(), asOf: Instant })),
  summary: OrderSummary,
});
export type Quote = Static<typeof Quote>;
