import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';

/** An alert about the account of `buildAccount` under 500.00 USD, of which no mail went out yet. */
export const buildBalanceAlert = (overrides: Partial<BalanceAlert> = {}): BalanceAlert => ({
  identifier: 'alert-1',
  version: 1,
  displayName: 'Low balance',
  threshold: 500,
  currencyCode: 'USD',
  accounts: [{ accountIdentifier: 'A1', displayName: 'Marketing US', availableBalance: 1250 }],
  recipientEmails: ['ada@demo.example'],
  createdDate: '2026-11-02T09:00:00Z',
  lastSentDate: null,
  ...overrides,
});
