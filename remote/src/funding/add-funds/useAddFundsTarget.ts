import type { Account } from '@portal/shared/contract/customers';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';

export interface AddFundsTarget {
  /** Every account that the user sees; undefined while they load. */
  readonly accounts: readonly Account[] | undefined;
  /** The account that the dialog is about. */
  readonly account: Account | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Loads the accounts and finds the one that the address names (`account`), else the selected one. */
export function useAddFundsTarget(): AddFundsTarget {
  const { data, error, refetch } = useCustomers({ isFresh: true });
  const selected = useSelectedAccount()?.accountIdentifier;
  const [search] = useSearchParams();
  const wanted = search.get('account') ?? selected;
  const accounts = useMemo(() => data?.flatMap((customer) => customer.accounts), [data]);
  const find = (identifier: string | undefined) =>
    accounts?.find(({ accountIdentifier }) => accountIdentifier === identifier);
  const found = find(wanted);
  const isLost = accounts !== undefined && wanted !== undefined && found === undefined;
  useEffect(() => {
    if (isLost) console.warn(`Add funds: there is no account ${wanted}.`);
  }, [isLost, wanted]);
  return { accounts, account: found ?? find(selected), error, retry: () => void refetch() };
}
