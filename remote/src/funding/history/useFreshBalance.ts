import { useEffect } from 'react';
import { useAccount } from '../../entities/account/useSelectedAccount.ts';

/** Reads the balance of the selected account anew when it is older than a list beside it, which was read at that time. */
export function useFreshBalance(listReadAt: number | undefined): void {
  const { loadedAt, retry } = useAccount();
  const isOlder = listReadAt !== undefined && loadedAt !== undefined && loadedAt < listReadAt;
  useEffect(() => {
    if (isOlder) retry();
  }, [isOlder, listReadAt, retry]);
}
