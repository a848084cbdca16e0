import { worksWithAccounts } from '@portal/shared/domain/permissions';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePrincipal } from '../platform/signedIn.ts';
import { useListCustomersQuery } from './accountApi.ts';

/** The groups and accounts open to the signed-in user; not requested when no right needs them. */
export function useCustomers() {
  const principal = usePrincipal();
  return useListCustomersQuery(worksWithAccounts(principal) ? { subject: principal.userId } : skipToken);
}
