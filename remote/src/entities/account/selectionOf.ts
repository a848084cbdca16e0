import type { Account } from '@portal/shared/contract/customers';
import type { AccountSelection } from '@portal/shared/store/accountSlice';

/** An account in the shape of the shared slice. */
export const selectionOf = (account: Account): AccountSelection => ({
  accountID: account.accountID,
  accountName: account.displayName,
  customerID: account.customerIdentifier,
  customerIdentifier: account.customerIdentifier,
  accountIdentifier: account.accountIdentifier,
  currencyCode: account.currencyCode,
  active: account.active,
  platformClientId: account.platformClientId,
});
