import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import { commaList } from '../domain/money/commaList.ts';
import { TRANSACTION_GROUPS, TRANSACTION_STATUSES, TRANSACTION_TYPES } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { accountList } from './accountList.ts';
import { amountText, Instant, Nullable, OneOf, pageNumber, text } from './common.ts';
import { listDays } from './listDays.ts';

const IDENTIFIER_LENGTH = 100;
const TYPES: readonly string[] = TRANSACTION_TYPES;

const amount = amountText()
  .trim()
  .matches(/^\d{1,15}(\.\d{1,15})?$/, { message: 'error.amount.notANumber', excludeEmptyString: true })
  .optional();

/**
 * The filters of a list of transactions. `accountIdentifier` and `type`: one or several, comma-separated; without an account
 * those of the session's active one, with `scope=all` of every account that the user sees. `status`: without one, what was
 * booked; `ALL` also what is pending and what came to nothing. Amounts: decimal text, compared with the size of a transaction, whichever way it goes. `search`: the beginning of a
 * transaction's identifier, the beginnings of words of its description, or the beginning of the name or address of a
 * recipient of an order that the user may open.
 */
export const fundingFilters = object({
  sort: text().oneOf(['createdAt DESC', 'createdAt ASC', 'createdDate ASC']).default('createdAt DESC'),
  scope: text().oneOf(['account', 'all']).default('account'),
  accountIdentifier: accountList(),
  type: text()
    .max(500)
    .test('types', 'error.validation', (list = '') => commaList(list).every((one) => TYPES.includes(one)))
    .optional(),
  status: text()
    .oneOf(['ALL', ...TRANSACTION_GROUPS])
    .optional(),
  ...listDays,
  minAmount: amount,
  maxAmount: amount,
  search: text().trim().max(255).optional(),
});
export type FundingFilters = InferType<typeof fundingFilters>;

/** GET /api/funding. */
export const fundingQuery = fundingFilters.shape({
  page: pageNumber,
  pageSize: number()
    .oneOf([...SETTINGS.paging.fundingSizes, 200])
    .default(SETTINGS.paging.funding),
});
export type FundingQuery = InferType<typeof fundingQuery>;

/** GET /api/funding/export: every transaction that the filters leave. */
export const fundingExportQuery = fundingFilters.shape({
  format: text().oneOf(['csv', 'xlsx']).default('csv'),
});
export type FundingExportQuery = InferType<typeof fundingExportQuery>;

/** GET /api/funding/{accountTransactionID}; without an account, the transaction of the active one, else of any that is visible. */
export const fundingDetailQuery = object({ accountIdentifier: text().max(IDENTIFIER_LENGTH).optional() });
export type FundingDetailQuery = InferType<typeof fundingDetailQuery>;

const transaction = {
  createdAt: Instant,
  accountTransactionType: Type.Object({ code: OneOf(TRANSACTION_TYPES), displayName: Type.String() }),
  accountTransactionID: Type.String(),
  amount: Type.Number(),
  balanceAfter: Nullable(Type.Number()),
  currencyCode: Type.String(),
  accountID: Type.String(),
  accountIdentifier: Type.String(),
  accountDisplayName: Type.String(),
  status: OneOf(TRANSACTION_STATUSES),
  expectedBy: Nullable(Type.String({ description: 'Last day (ISO) on which a pending deposit is expected' })),
  referenceOrderId: Nullable(Type.String()),
  description: Nullable(Type.String()),
  order: Nullable(
    Type.Object({
      totalLineItems: Type.Integer(),
      rewardNames: Type.Array(Type.String()),
      recipientSummary: Nullable(Type.String()),
      createdBy: Nullable(Type.String()),
    }),
  ),
  counterpart: Nullable(
    Type.Object({ accountID: Type.String(), accountIdentifier: Type.String(), accountDisplayName: Type.String() }),
  ),
};

/**
 * Transaction of an account; `amount` is signed, major units. `balanceAfter` is null without VIEW_BALANCE_ACCESS. `order`: what
 * it paid for or brought money of back; its recipient and who placed it are null for users who may not open it. `counterpart`:
 * the other account of a transfer, null when the user does not see it.
 */
export const FundingTransaction = Type.Object(transaction);
export type FundingTransaction = Static<typeof FundingTransaction>;

/** One page of transactions; X-Total-Count is the total, X-Total-Capped tells whether the total is capped. */
export const FundingTransactions = Type.Array(FundingTransaction);

/**
 * A transaction with who caused it: null for what happened by itself, and for an order that the user may not open. `i18nKey`: why a deposit was declined or returned. `fee` and `total`: what a
 * card was charged beside the amount and in all, major units.
 */
export const FundingTransactionDetail = Type.Object({
  ...transaction,
  i18nKey: Nullable(Type.String()),
  fee: Nullable(Type.Number()),
  total: Nullable(Type.Number()),
  createdBy: Nullable(Type.String()),
});
export type FundingTransactionDetail = Static<typeof FundingTransactionDetail>;

export const pendingFundsQuery = object({
  accountIdentifier: text().max(IDENTIFIER_LENGTH).required('error.account.required'),
});

/**
 * GET /api/funding/pending: what is not in the balance of an account yet, major units, and of how many deposits.
 * `failedCount`: how many others came to nothing of late, after they had been pending.
 */
export const PendingFunds = Type.Object({
  amount: Type.Number(),
  currencyCode: Type.String(),
  count: Type.Integer(),
  failedCount: Type.Integer(),
});
export type PendingFunds = Static<typeof PendingFunds>;

export const monthlyTotalsQuery = object({ accountIdentifier: text().max(IDENTIFIER_LENGTH).optional() });
export type MonthlyTotalsQuery = InferType<typeof monthlyTotalsQuery>;

/** The sums into and out of an account in a month; `moneyOut` is not negative. Balances are null without VIEW_BALANCE_ACCESS. */
export const MonthTotals = Type.Object({
  month: Type.String({ description: '`YYYY-MM`, of UTC' }),
  moneyIn: Type.Number(),
  moneyOut: Type.Number(),
  openingBalance: Nullable(Type.Number()),
  closingBalance: Nullable(Type.Number()),
});
export type MonthTotals = Static<typeof MonthTotals>;

/**
 * GET /api/funding/monthly-totals: of an account, without one of the session's active one, in major units. The running month
 * is the last; there are twelve, or as many as have begun since the account was opened.
 */
export const MonthlyTotals = Type.Object({
  accountIdentifier: Type.String(),
  currencyCode: Type.String(),
  months: Type.Array(MonthTotals),
});
export type MonthlyTotals = Static<typeof MonthlyTotals>;

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
