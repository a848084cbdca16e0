import type { Customer } from '@portal/shared/contract/customers';
import { buildAccount } from './buildAccount.ts';

/** Group G1 with account A1. */
export const buildCustomer = (overrides: Partial<Customer> = {}): Customer => ({
  identifier: 'G1',
  displayName: 'Marketing',
  status: 'ACTIVE',
  accounts: [buildAccount()],
  ...overrides,
});
