import type { Account } from '@portal/shared/contract/customers';

/** An active account with 1,250.00 USD. */
export const buildAccount = (overrides: Partial<Account> = {}): Account => ({
  accountID: 'acc-1',
  identifier: 'A1',
  accountIdentifier: 'A1',
  accountName: 'Marketing US',
  displayName: 'Marketing US',
  customerName: 'Marketing',
  customerIdentifier: 'G1',
  groupDisplayName: 'Marketing',
  netsuiteID: 'NS-100',
  status: 'ACTIVE',
  active: true,
  availableBalance: 1250,
  currentBalance: 1250,
  creditLimit: 0,
  currencyCode: 'USD',
  contactEmail: null,
  confidenceAttribute: null,
  bulkUploadDisabled: false,
  bulkOrdersDisabled: false,
  createdDate: '2026-01-03T09:00:00Z',
  platformClientId: 't-17',
  ...overrides,
});
