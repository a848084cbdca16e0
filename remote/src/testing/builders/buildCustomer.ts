import type { Customer } from '@portal/shared/contract/customers';
import { buildAccount } from './buildAccount.ts';

/** A group with one account. */
export const buildCustomer = (overrides: Partial<Customer> = {}): Customer => ({
  identifier: 'G1',
  displayName: 'Marketing',
  status: 'ACTIVE',
  accounts: [buildAccount()],
  ...overrides,
});
