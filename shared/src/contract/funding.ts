import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import { TRANSACTION_TYPES } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { amountText, Instant, Nullable, OneOf, pageNumber, text } from './common.ts';

/** GET /api/funding; without `accountIdentifier` for the session's active account. */
export const fundingQuery = object({
  page: pageNumber,
  pageSize: number()
    .oneOf([...SETTINGS.paging.fundingSizes, 200])
    .default(SETTINGS.paging.funding),
  sort: text().oneOf(['createdAt DESC', 'createdAt ASC', 'createdDate ASC']).default('createdAt DESC'),
  accountIdentifier: text().max(100).optional(),
  type: text()
    .oneOf([...TRANSACTION_TYPES])
    .optional(),
});
export type FundingQuery = InferType<typeof fundingQuery>;

/** Transaction of an account; `amount` is signed, major units. `balanceAfter` is null without VIEW_BALANCE_ACCESS. */
export const FundingTransaction = Type.Object({
  createdAt: Instant,
  accountTransactionType: Type.Object({ code: OneOf(TRANSACTION_TYPES), displayName: Type.String() }),
  accountTransactionID: Type.String(),
  amount: Type.Number(),
  balanceAfter: Nullable(Type.Number()),
  currencyCode: Type.String(),
  accountID: Type.String(),
  accountIdentifier: Type.String(),
  accountDisplayName: Type.String(),
  status: OneOf(['POSTED', 'PENDING']),
  referenceOrderId: Nullable(Type.String()),
  description: Nullable(Type.String()),
});
export type FundingTransaction = Static<typeof FundingTransaction>;

/** One page of transactions; X-Total-Count is the total, X-Total-Capped tells whether the total is capped. */
export const FundingTransactions = Type.Array(FundingTransaction);

const party = () => text().max(100).default('');

/**
 * POST /api/funding/transfer-funds. `amount` in major units of the currency that both accounts have. The service validates by
 * the rules in `domain/transferRules`.
 */
export const transferBody = object({
  fromAccountIdentifier: party(),
  fromGroupIdentifier: party(),
  toAccountIdentifier: party(),
  toGroupIdentifier: party(),
  amount: amountText().max(20, 'error.amount.tooLarge').default(''),
  notes: text().max(400, 'error.text.tooLong').default(''),
});
export type TransferBody = InferType<typeof transferBody>;

/** A transfer as it was booked. */
export const Transfer = Type.Object({
  accountTransactionID: Type.String(),
  createdAt: Instant,
  fromAccountIdentifier: Type.String(),
  toAccountIdentifier: Type.String(),
  amount: Type.Number(),
  currencyCode: Type.String(),
  notes: Type.String(),
});
export type Transfer = Static<typeof Transfer>;
