import type { BankAccountDetail, BankAgreement } from '@portal/shared/contract/bankAccounts';
import { buildBankAccount } from './buildBankAccount.ts';

/** The authorisation in force. */
export const buildAgreement = (overrides: Partial<BankAgreement> = {}): BankAgreement => ({
  version: '2026-11',
  language: 'en',
  hash: 'hash-of-november',
  paragraphs: ['I authorize debits.', 'I authorize two small credits.'],
  ...overrides,
});

/** A bank account with everything that may be changed, which everyone may use. */
export const buildBankAccountDetail = (overrides: Partial<BankAccountDetail> = {}): BankAccountDetail => ({
  ...buildBankAccount(),
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Alder Supplies',
  addressLine1: '1 Main Street',
  addressLine2: '',
  city: 'Seattle',
  state: 'WA',
  country: 'US',
  postalCode: '98101',
  users: [],
  agreement: {
    ...buildAgreement({ version: '2025-03' }),
    acceptedAt: '2026-01-05T09:00:00Z',
    acceptedBy: 'Ben Chen',
    ipAddress: '203.0.113.7',
  },
  version: 3,
  ...overrides,
});
