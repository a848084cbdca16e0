import { useCallback } from 'react';
import { useCustomers } from './useCustomers.ts';

/** Gives the name of an account by its identifier, which it gives itself while the name is not known. */
export function useAccountName(): (accountIdentifier: string) => string {
  const { data: customers } = useCustomers();
  return useCallback(
    (identifier) =>
      customers?.flatMap(({ accounts }) => accounts).find(({ accountIdentifier }) => accountIdentifier === identifier)
        ?.displayName ?? identifier,
    [customers],
  );
}
