import type { FundingTransaction, FundingTransactionDetail } from '@portal/shared/contract/funding';
import { LIST_HEADERS } from '@portal/shared/domain/lists/listHeaders';

/** The debit of an order: 51.00 USD. */
export const buildTransaction = (overrides: Partial<FundingTransaction> = {}): FundingTransaction => ({
  createdAt: '2026-11-20T09:00:00Z',
  accountTransactionType: { code: 'ORDER_PLACED', displayName: 'Order placed' },
  accountTransactionID: 'tx-2',
  amount: -51,
  balanceAfter: 1199,
  currencyCode: 'USD',
  accountID: '100001',
  accountIdentifier: 'A1',
  accountDisplayName: 'Marketing US',
  status: 'POSTED',
  expectedBy: null,
  referenceOrderId: 'RP261120-100001',
  description: null,
  order: {
    totalLineItems: 3,
    rewardNames: ['Maple Coffee'],
    recipientSummary: 'Grace Hopper +2',
    createdBy: 'Nora Present',
  },
  counterpart: null,
  ...overrides,
});

/** The same with who caused it. */
export const buildTransactionDetail = (
  overrides: Partial<FundingTransactionDetail> = {},
): FundingTransactionDetail => ({
  ...buildTransaction(),
  createdBy: 'Nora Present',
  i18nKey: null,
  fee: null,
  total: null,
  ...overrides,
});

/** A response with a page of transactions and its headers. */
export const answerTransactions = (
  rows: readonly FundingTransaction[] = [buildTransaction()],
  { total = rows.length, isCapped = false } = {},
): Response =>
  Response.json(rows, {
    headers: { [LIST_HEADERS.total]: String(total), [LIST_HEADERS.capped]: String(isCapped) },
  });
