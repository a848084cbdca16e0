import type { Account } from '@portal/shared/contract/customers';
import type { AccountSelection } from '@portal/shared/store/accountSlice';
import type { SharedState } from '@portal/shared/store/createSharedStore';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { useGetAccountQuery } from './accountApi.ts';

/** The selected account; null when there is none. */
export const useSelectedAccount = (): AccountSelection | null =>
  useSelector((state: SharedState) => state.account.selected);

/** The server's record of the selected account: balance, status, currency. Never that of the previous one. */
export function useAccount(): { account: Account | undefined; isLoading: boolean; error: unknown } {
  const selected = useSelectedAccount();
  const { currentData, isLoading, error } = useGetAccountQuery(
    selected
      ? { customerIdentifier: selected.customerIdentifier, accountIdentifier: selected.accountIdentifier }
      : skipToken,
  );
  return { account: currentData, isLoading, error };
}
