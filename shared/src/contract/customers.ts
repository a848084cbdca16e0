import { Type, type Static } from '@sinclair/typebox';
import { number, object } from 'yup';
import {
  ACCOUNT_STATUSES,
  CARD_BRANDS,
  PAYMENT_SOURCE_REFUSALS,
  PAYMENT_SOURCE_TYPES,
} from '../domain/enumerations.ts';
import { Instant, Nullable, OneOf, pageNumber, text } from './common.ts';

/** Account. Balances are null for users without VIEW_BALANCE_ACCESS. */
export const Account = Type.Object({
  accountID: Type.String(),
  identifier: Type.String(),
  accountIdentifier: Type.String(),
  accountName: Type.String(),
  displayName: Type.String(),
  customerName: Type.String(),
  customerIdentifier: Type.String(),
  groupDisplayName: Type.String(),
  netsuiteID: Type.String(),
  status: OneOf(ACCOUNT_STATUSES),
  active: Type.Boolean(),
  availableBalance: Nullable(Type.Number()),
  currentBalance: Nullable(Type.Number()),
  creditLimit: Nullable(Type.Number()),
  currencyCode: Type.String(),
  contactEmail: Nullable(Type.String()),
  confidenceAttribute: Nullable(Type.String()),
  /** Files of recipients are switched off for it. */
  bulkUploadDisabled: Type.Boolean(),
  /** Bulk orders of physical cards are switched off for it. */
  bulkOrdersDisabled: Type.Boolean(),
  createdDate: Instant,
  platformClientId: Type.String(),
});
export type Account = Static<typeof Account>;

/** Group with the accounts that the user may see. */
export const Customer = Type.Object({
  identifier: Type.String(),
  displayName: Type.String(),
  status: Type.String(),
  accounts: Type.Array(Account),
});
export type Customer = Static<typeof Customer>;

/** GET /api/customers: one page of groups as a plain list; pages count from 0 until an empty one. */
export const customersQuery = object({
  page: pageNumber,
  size: number().integer().min(1).max(500).default(50),
  sort: text().max(50).optional(),
  customerOnly: text().oneOf(['true', 'false']).optional(),
});

/**
 * GET /api/accounts/{accountIdentifier}/payment-sources: the balance, and the cards that may pay for an order. Of a card the identifier is
 * its token and `expiration` MM/YY; `disabledUntil`: the end of its hold.
 */
export const PaymentSource = Type.Object({
  paymentSourceType: OneOf(PAYMENT_SOURCE_TYPES),
  paymentSourceIdentifier: Type.String(),
  default: Type.Boolean(),
  disabled: Type.Boolean(),
  displayName: Type.String(),
  helperText: Nullable(Type.String()),
  disabledReason: Nullable(OneOf(PAYMENT_SOURCE_REFUSALS)),
  disabledUntil: Nullable(Instant),
  accountSourceDTO: Nullable(Type.Object({ availableBalance: Nullable(Type.Number()) })),
  cardSourceDTO: Nullable(
    Type.Object({
      cardBrand: OneOf(CARD_BRANDS),
      lastFour: Type.String(),
      expiration: Type.String(),
      addedBy: Type.String(),
    }),
  ),
});
export type PaymentSource = Static<typeof PaymentSource>;

/**
 * GET /api/accounts/{accountIdentifier}/sufficientFunds. `orderTotal` in major units. Without VIEW_BALANCE_ACCESS it
 * answers only for the total of the caller's own open cart at its current quote (403 otherwise) and for a limited
 * number of different totals a day (then 429), because arbitrary totals would reveal the balance.
 */
export const sufficientFundsQuery = object({ orderTotal: text().max(20).required('error.amount.required') });
