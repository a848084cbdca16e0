import type { Account } from '@portal/shared/contract/customers';
import type { AccountSelection } from '@portal/shared/store/accountSlice';
import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../ui/feedback/useNotify.ts';

/** Selects another account; resolves to false when the server refused. */
export type SwitchTo = (next: AccountSelection) => Promise<boolean>;

/** Gets the server's token for an account; the implementation depends on the kind of session. */
export const SwitchAccountContext = createContext<SwitchTo>(() => Promise.resolve(false));

/** Optimistic account switch; a refusal restores the old account with a toast. Resolves to whether it worked. */
export function useSwitchAccount(): (account: Account) => Promise<boolean> {
  const { t } = useTranslation('signedIn');
  const notify = useNotify();
  const switchTo = useContext(SwitchAccountContext);
  return useCallback(
    async (account) => {
      const worked = await switchTo(toSelection(account));
      if (!worked) notify.error(t('account.switchFailed'));
      return worked;
    },
    [switchTo, notify, t],
  );
}

/** Returns an account in the shape of the shared slice. */
export const toSelection = (account: Account): AccountSelection => ({
  accountID: account.accountID,
  accountName: account.displayName,
  customerID: account.customerIdentifier,
  customerIdentifier: account.customerIdentifier,
  accountIdentifier: account.accountIdentifier,
  currencyCode: account.currencyCode,
  active: account.active,
  platformClientId: account.platformClientId,
});

interface SwitcherOptions {
  readonly selected: () => AccountSelection | null;
  readonly select: (selection: AccountSelection | null) => void;
  /** Gets the server's token for an account; rejects when the server refuses. */
  readonly takeToken: (selection: AccountSelection) => Promise<void>;
}

/** Optimistic switch with rollback. Switches run one after another; a late failure never undoes a newer choice. */
export function createAccountSwitcher({ selected, select, takeToken }: SwitcherOptions): SwitchTo {
  let confirmed: AccountSelection | null = null;
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const confirm = async (next: AccountSelection): Promise<boolean> => {
    try {
      await takeToken(next);
    } catch {
      waiting -= 1;
      if (selected()?.accountIdentifier === next.accountIdentifier) select(confirmed);
      return false;
    }
    waiting -= 1;
    confirmed = next;
    return true;
  };

  return (next) => {
    // The selection may have changed in another way since the last switch.
    if (waiting === 0) confirmed = selected();
    waiting += 1;
    select(next);
    const done = queue.then(() => confirm(next));
    queue = done;
    return done;
  };
}
