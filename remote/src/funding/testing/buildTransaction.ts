import type { FundingPage, FundingTransaction } from '@portal/shared/contract/funding';

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
  referenceOrderId: 'RP261120-100001',
  description: null,
  ...overrides,
});

export const buildFundingPage = (
  content: FundingTransaction[] = [buildTransaction()],
  overrides: Partial<FundingPage> = {},
): FundingPage => ({
  content,
  page: 0,
  size: 25,
  totalElements: content.length,
  isCapped: false,
  ...overrides,
});
