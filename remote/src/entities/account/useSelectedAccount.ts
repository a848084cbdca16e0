import type { Account } from '@portal/shared/contract/customers';
import type { AccountSelection } from '@portal/shared/store/accountSlice';
import type { SharedState } from '@portal/shared/store/createSharedStore';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useGetAccountQuery } from './accountApi.ts';

/** The selected account; null when there is none. */
export const useSelectedAccount = (): AccountSelection | null =>
  useSelector((state: SharedState) => state.account.selected);

export interface AccountRead {
  readonly account: Account | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** When it was loaded: milliseconds since 1970. */
  readonly loadedAt: number | undefined;
  readonly retry: () => void;
}

/** The server's record of the selected account: balance, status, currency. Never that of the previous one. One that could not be read anew stays. */
export function useAccount(): AccountRead {
  const selected = useSelectedAccount();
  const { currentData, isLoading, error, fulfilledTimeStamp, refetch } = useGetAccountQuery(
    selected
      ? { customerIdentifier: selected.customerIdentifier, accountIdentifier: selected.accountIdentifier }
      : skipToken,
  );
  const retry = useCallback(() => void refetch(), [refetch]);
  return { account: currentData, isLoading, error, loadedAt: fulfilledTimeStamp, retry };
}
