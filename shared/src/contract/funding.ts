import { Type, type Static } from '@sinclair/typebox';
import { number, object, string, type InferType } from 'yup';
import { TRANSACTION_TYPES } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, OneOf, pageNumber } from './common.ts';

/** GET /api/funding (F7, decisions 19: without `accountIdentifier` the session's active account). */
export const fundingQuery = object({
  page: pageNumber,
  pageSize: number()
    .oneOf([...SETTINGS.paging.fundingSizes, 200])
    .default(SETTINGS.paging.funding),
  sort: string().oneOf(['createdAt DESC', 'createdAt ASC', 'createdDate ASC']).default('createdAt DESC'),
  accountIdentifier: string().max(100).optional(),
  type: string()
    .oneOf([...TRANSACTION_TYPES])
    .optional(),
});
export type FundingQuery = InferType<typeof fundingQuery>;

/** One movement of an account (F3 funding transaction); `amount` is signed, major units. `balanceAfter` null without VIEW_BALANCE_ACCESS. */
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

/** A page of movements; X-Total-Count says how many there are, X-Total-Capped whether there are more than are shown. */
export const FundingTransactions = Type.Array(FundingTransaction);
