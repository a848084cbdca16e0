import type { BankAccount } from '@portal/shared/contract/bankAccounts';

/** A bank account that may be debited. */
export const buildBankAccount = (overrides: Partial<BankAccount> = {}): BankAccount => ({
  identifier: 'bank-1',
  label: 'Operations',
  accountNumberLastFour: '6789',
  displayName: 'Operations •••• 6789',
  paymentMethod: 'ACH_BANK_ACCOUNT',
  routingNumber: '021000021',
  accountType: 'C',
  status: 'VERIFIED',
  triesLeft: 3,
  returnCode: null,
  customerIdentifier: 'G1',
  accountIdentifier: 'A1',
  createdDate: '2026-01-05T09:00:00Z',
  ...overrides,
});
