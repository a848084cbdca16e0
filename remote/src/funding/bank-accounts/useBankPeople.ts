import type { BankUser } from '@portal/shared/contract/bankAccounts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useListBankUsersQuery } from './bankAccountsApi.ts';

/**
 * The people who may be named for a bank account of an account: the user first, then those who may add funds to it.
 * `named`: those who are named already, also when they no longer may.
 */
export function useBankPeople(accountIdentifier: string, named: readonly BankUser[]) {
  const { userId, firstName, lastName, username: email } = usePrincipal();
  const { currentData, error, refetch } = useListBankUsersQuery(accountIdentifier);
  const own: BankUser = { userIdentifier: userId, name: `${firstName} ${lastName}`.trim(), email };
  const others = new Map([...named, ...(currentData ?? [])].map((person) => [person.userIdentifier, person]));
  others.delete(userId);
  return {
    people: [own, ...others.values()],
    isLoading: currentData === undefined && error === undefined,
    error: currentData === undefined ? error : undefined,
    retry: () => void refetch(),
  };
}
