import { worksWithAccounts } from '@portal/shared/domain/access/permissions';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePrincipal } from '../platform/signedIn.ts';
import { useListCustomersQuery } from './accountApi.ts';

/**
 * The groups and accounts open to the signed-in user; not requested when no right needs them. `isFresh`: those that are there
 * are shown and read anew.
 */
export function useCustomers({ isFresh = false } = {}) {
  const principal = usePrincipal();
  const argument = worksWithAccounts(principal) ? { subject: principal.userId } : skipToken;
  return useListCustomersQuery(argument, { refetchOnMountOrArgChange: isFresh });
}
