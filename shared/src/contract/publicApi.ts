import { Type, type Static } from '@sinclair/typebox';
import { number, object, ValidationError, type InferType, type ObjectShape } from 'yup';
import {
  DELIVERY_METHODS,
  DELIVERY_STATUSES,
  FULFILLMENT_TYPES,
  LINE_ITEM_STATUSES,
  ORDER_SOURCES,
  VALUE_TYPES,
} from '../domain/enumerations.ts';
import { NOT_AVAILABLE } from '../domain/errorKeys.ts';
import { STANDARD_ETID, SETTINGS } from '../domain/settings.ts';
import { amountText, Instant, Nullable, OneOf, text } from './common.ts';
import { listDays } from './listDays.ts';
import { OrderHold } from './orders.ts';

const { orders, publicApi } = SETTINGS;

/** States of an order, as the public API names them. */
export const PUBLIC_ORDER_STATUSES = ['COMPLETE', 'PENDING', 'PARTIAL', 'FAILED'] as const;
export type PublicOrderStatus = (typeof PUBLIC_ORDER_STATUSES)[number];

/** Ways in which an item can be delivered, as the public API names them. */
export const PUBLIC_DELIVERY_METHODS = ['EMAIL', 'PHONE', 'ADDRESS'] as const;
export type PublicDeliveryMethod = (typeof PUBLIC_DELIVERY_METHODS)[number];

/** An object that refuses every field that it does not know, by the field's name: a misspelled one is not dropped in silence. */
const known = <const S extends ObjectShape>(fields: S) =>
  object(fields).test('known', (_value, { originalValue, path, createError }) => {
    const given: unknown = originalValue;
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return true;
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(fields, name));
    const at = (name: string): string => (path ? `${path}.${name}` : name);
    const errors = unknown.map((name) => createError({ path: at(name), message: 'error.field.unknown' }));
    return errors.length === 0 || new ValidationError(errors);
  });

/** Which part of a list: `cursor` of the part before it. */
const cursorFields = {
  cursor: text().max(100).optional(),
  maxResults: number().integer().min(1).max(publicApi.pageMax).default(publicApi.page),
};

/** How a list goes on: `nextCursor` is null on its last part. */
const Cursor = Type.Object({
  nextCursor: Nullable(Type.String()),
  maxResults: Type.Integer(),
  numberOfElements: Type.Integer(),
});

const word = () => text().trim().max(255).optional();

/** GET /v2/catalogs. `categoryIds`: comma-separated; `verbose` false leaves out descriptions and terms. */
export const publicCatalogQuery = known({
  verbose: text().oneOf(['true', 'false']).default('true'),
  brandKey: word(),
  brandName: word(),
  utid: word(),
  rewardName: word(),
  status: text().oneOf(['active', 'inactive']).optional(),
  rewardType: word(),
  currencyCode: word(),
  country: word(),
  itemAttribute: text()
    .oneOf([...PUBLIC_DELIVERY_METHODS])
    .optional(),
  categoryIds: word(),
});
export type PublicCatalogQuery = InferType<typeof publicCatalogQuery>;

/** A reward that may be sent. Amounts in major units of `currencyCode`; `fee.value` 2 = 2 %. */
export const PublicItem = Type.Object({
  utid: Type.String(),
  rewardName: Type.String(),
  currencyCode: Type.String(),
  status: OneOf(['active', 'inactive']),
  valueType: OneOf(VALUE_TYPES),
  rewardType: Type.String(),
  isWholeAmountValueRequired: Type.Boolean(),
  faceValue: Nullable(Type.Number()),
  minValue: Nullable(Type.Number()),
  maxValue: Nullable(Type.Number()),
  /** The only amounts that may be sent; empty: every amount between the two. */
  allowedValues: Type.Array(Type.Number()),
  fee: Type.Object({ type: OneOf(['PERCENTAGE']), value: Type.Number() }),
  countries: Type.Array(Type.String()),
  attributes: Type.Array(OneOf(PUBLIC_DELIVERY_METHODS)),
  fulfillmentType: OneOf(FULFILLMENT_TYPES),
});
export type PublicItem = Static<typeof PublicItem>;

export const PublicBrand = Type.Object({
  brandKey: Type.String(),
  brandName: Type.String(),
  description: Type.Optional(Type.String()),
  terms: Type.Optional(Type.String()),
  disclaimer: Type.Optional(Type.String()),
  imageUrls: Type.Record(Type.String(), Type.String()),
  categories: Type.Array(Type.Object({ identifier: Type.String(), description: Type.String() })),
  items: Type.Array(PublicItem),
});
export type PublicBrand = Static<typeof PublicBrand>;

export const PublicCatalog = Type.Object({ catalogName: Type.String(), brands: Type.Array(PublicBrand) });
export type PublicCatalog = Static<typeof PublicCatalog>;

/** An account. `availableBalance` can be spent: the balance and, on an account with a credit line, that. */
export const PublicAccount = Type.Object({
  accountIdentifier: Type.String(),
  accountNumber: Type.String(),
  displayName: Type.String(),
  customerIdentifier: Type.String(),
  contactEmail: Nullable(Type.String()),
  currencyCode: Type.String(),
  currentBalance: Nullable(Type.Number()),
  availableBalance: Nullable(Type.Number()),
  status: Type.String(),
  createdAt: Instant,
});
export type PublicAccount = Static<typeof PublicAccount>;

/** GET /v2/accounts. */
export const publicAccountsQuery = known({ ...cursorFields, customerIdentifier: text().max(100).optional() });
export type PublicAccountsQuery = InferType<typeof publicAccountsQuery>;
export const PublicAccounts = Type.Object({ accounts: Type.Array(PublicAccount), cursor: Cursor });
export type PublicAccounts = Static<typeof PublicAccounts>;

export const publicAccountParams = object({ accountIdentifier: text().max(100).required() });

/** GET /v2/orders, the newest first. Days include both ends. */
export const publicOrdersQuery = known({
  ...cursorFields,
  externalRefID: text().trim().max(100).optional(),
  accountIdentifier: text().max(100).optional(),
  status: text()
    .oneOf([...PUBLIC_ORDER_STATUSES])
    .optional(),
  ...listDays,
});
export type PublicOrdersQuery = InferType<typeof publicOrdersQuery>;

export const publicOrderParams = object({ referenceOrderID: text().max(100).required() });

/** Amounts in major units of `currencyCode`. `value`: without fee and shipping, which are 0 where there is none. */
const PublicMoney = Type.Object({
  value: Type.Number(),
  currencyCode: Type.String(),
  fee: Type.Number(),
  shipping: Type.Number(),
  total: Type.Number(),
});

const orderFields = {
  referenceOrderID: Type.String(),
  externalRefID: Nullable(Type.String()),
  customerIdentifier: Type.String(),
  accountIdentifier: Type.String(),
  status: OneOf(PUBLIC_ORDER_STATUSES),
  orderSource: OneOf(ORDER_SOURCES),
  lineItemCount: Type.Integer(),
  amountCharged: PublicMoney,
  purchaseOrderNumber: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  createdAt: Instant,
};

export const PublicOrderRow = Type.Object(orderFields);
export type PublicOrderRow = Static<typeof PublicOrderRow>;
export const PublicOrders = Type.Object({ orders: Type.Array(PublicOrderRow), cursor: Cursor });
export type PublicOrders = Static<typeof PublicOrders>;

/** The reward of an order of one line: whom it is for, and what became of it. No code, PIN or link of the recipient. */
export const PublicLineItem = Type.Object({
  referenceLineItemID: Type.String(),
  utid: Type.String(),
  rewardName: Type.String(),
  denomination: Type.Object({ value: Type.Number(), currencyCode: Type.String() }),
  /** Cards of the denomination in a bulk order; else 1. */
  quantity: Type.Integer(),
  exchangeRate: Type.Number(),
  deliveryMethod: OneOf(DELIVERY_METHODS),
  recipient: Type.Object({
    firstName: Nullable(Type.String()),
    lastName: Nullable(Type.String()),
    email: Nullable(Type.String()),
  }),
  sender: Type.Object({ name: Nullable(Type.String()) }),
  etid: Nullable(Type.String()),
  emailSubject: Nullable(Type.String()),
  message: Nullable(Type.String()),
  lineItemNote: Nullable(Type.String()),
  lineItemStatus: OneOf(LINE_ITEM_STATUSES),
  deliveryStatus: OneOf(DELIVERY_STATUSES),
});
export type PublicLineItem = Static<typeof PublicLineItem>;

/** `lineItem`: null for an order of several lines, which are made in the portal. `hold`: why it waits; null where it does not. */
export const PublicOrder = Type.Object({
  ...orderFields,
  accountNumber: Type.String(),
  hold: Nullable(OrderHold),
  lineItem: Nullable(PublicLineItem),
});
export type PublicOrder = Static<typeof PublicOrder>;

const person = () => text().trim().max(400).nullable().optional();
const note = (max: number) => text().trim().max(max, 'error.text.tooLong').nullable().optional();

/**
 * POST /v2/orders: one reward by e-mail, paid by the balance of the account. `externalRefID` belongs to one order of its account
 * for ever. `amount` in major units of the item's currency, as a number or decimal text. The service validates the rest by the rules in `domain`.
 */
export const publicOrderBody = known({
  externalRefID: text().trim().max(100, 'error.text.tooLong').required('error.text.required'),
  accountIdentifier: text().trim().max(100).required('error.account.required'),
  customerIdentifier: text().trim().max(100).nullable().optional(),
  utid: text().trim().max(20).required('error.utid.required'),
  amount: amountText().trim().max(24).required('error.amount.required'),
  deliveryMethod: text().oneOf(['EMAIL'], NOT_AVAILABLE).default('EMAIL'),
  recipient: known({
    firstName: text().trim().max(400).default(''),
    lastName: person(),
    email: text().trim().max(400).default(''),
  }),
  sender: known({ firstName: person(), lastName: person() }).optional().default(undefined),
  etid: text().trim().max(7).default(STANDARD_ETID),
  emailSubject: note(400),
  message: note(5_000),
  purchaseOrderNumber: note(orders.purchaseOrderNumberLength),
  notes: note(orders.notesLength),
  lineItemNote: note(1_000),
});
export type PublicOrderBody = InferType<typeof publicOrderBody>;

/** Body of every failure. `path` of an entry: the field of the request; null when it is about the request as a whole. */
export const PublicError = Type.Object({
  timestamp: Instant,
  requestId: Type.String(),
  path: Type.String(),
  httpCode: Type.Integer(),
  httpPhrase: Type.String(),
  errors: Type.Array(
    Type.Object({
      path: Nullable(Type.String()),
      code: Type.Integer(),
      i18nKey: Type.String(),
      message: Type.String(),
      values: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
  ),
});
export type PublicError = Static<typeof PublicError>;
