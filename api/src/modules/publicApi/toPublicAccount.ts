import type { Account } from '@portal/shared/contract/customers';
import type { PublicAccount } from '@portal/shared/contract/publicApi';

/** Returns an account in the words of the public API. INACTIVE: it was opened and is not in use yet. */
export const toPublicAccount = (account: Account): PublicAccount => ({
  accountIdentifier: account.accountIdentifier,
  accountNumber: account.accountID,
  displayName: account.displayName,
  customerIdentifier: account.customerIdentifier,
  contactEmail: account.contactEmail,
  currencyCode: account.currencyCode,
  currentBalance: account.currentBalance,
  availableBalance: account.availableBalance,
  status: account.status === 'ACTIVE' && !account.active ? 'INACTIVE' : account.status,
  createdAt: account.createdDate,
});
