import type { Account } from '@portal/shared/contract/customers';
import { createAuthorizedFetch } from '@portal/shared/session/createAuthorizedFetch';
import type { SharedStore } from '@portal/shared/store/createSharedStore';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

export interface SelectedAccount {
  readonly name: string;
  /** Major units; null while unknown. */
  readonly balance: number | null;
  readonly currencyCode: string;
}

/** Events after which a balance may be another: it changes on other pages of the module, or while the window is out of sight. */
const OCCASIONS = ['hashchange', 'focus'] as const;

/** The account that is selected in the module of this page, with its balance; null while none is. */
export function useSelectedAccount({ redux, session }: SharedStore): SelectedAccount | null {
  const subscribe = useMemo(() => (listener: () => void) => redux.subscribe(listener), [redux]);
  const selected = useSyncExternalStore(subscribe, () => redux.getState().account.selected);
  const authorizedFetch = useMemo(() => createAuthorizedFetch(session), [session]);
  const [read, setRead] = useState<Account | null>(null);
  const address =
    selected === null ? null : `/api/customers/${selected.customerIdentifier}/account/${selected.accountIdentifier}`;

  useEffect(() => {
    if (address === null) return;
    let isCurrent = true;
    const ask = () =>
      void authorizedFetch(new URL(address, window.location.origin).href)
        .then(async (response) => (response.ok ? ((await response.json()) as Account) : null))
        .then((account) => {
          if (account !== null && isCurrent) setRead(account);
        })
        // The account that was read before stays: the module itself says that the server cannot be reached.
        .catch(() => undefined);
    ask();
    for (const occasion of OCCASIONS) window.addEventListener(occasion, ask);
    return () => {
      isCurrent = false;
      for (const occasion of OCCASIONS) window.removeEventListener(occasion, ask);
    };
  }, [address, authorizedFetch]);

  if (selected === null) return null;
  const isCurrent = read?.accountIdentifier === selected.accountIdentifier;
  return {
    name: selected.accountName,
    balance: isCurrent ? read.availableBalance : null,
    currencyCode: selected.currencyCode,
  };
}
