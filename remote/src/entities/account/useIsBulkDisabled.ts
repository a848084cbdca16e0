import { useCustomers } from './useCustomers.ts';

/** True for an account for which orders of cards in bulk are switched off. */
export function useIsBulkDisabled(accountIdentifier: string): boolean {
  const accounts = useCustomers().data?.flatMap((customer) => customer.accounts);
  return accounts?.find((one) => one.accountIdentifier === accountIdentifier)?.bulkOrdersDisabled === true;
}
