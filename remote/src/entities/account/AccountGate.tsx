import { accountSelected } from '@portal/shared/store/accountSlice';
import { useContext, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useSignedIn } from '../platform/signedIn.ts';
import { useSession } from '../session/sessionSource.ts';
import { chooseAccount } from './chooseAccount.ts';
import { accountKey, NONE, readRemembered, rememberAccount } from './rememberedAccounts.ts';
import { useCustomers } from './useCustomers.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';
import { selectionOf, SwitchAccountContext } from './useSwitchAccount.ts';

/** Chooses the account before a page renders; a list that fails to load leaves the choice unchanged. An emulation begins without one, and the browser keeps none of it. */
export function AccountGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('work');
  const notify = useNotify();
  const dispatch = useDispatch();
  const switchTo = useContext(SwitchAccountContext);
  const inSlice = useSelectedAccount();
  const { claims } = useSession();
  const activeAccount = claims?.accountIdentifier ?? null;
  const { principal } = useSignedIn();
  const isEmulating = principal.emulationPlatformId !== null;
  // That of the session before this one is nobody's choice here.
  const selected = inSlice?.platformClientId === principal.platformClientId ? inSlice : null;
  const user = claims?.subject ?? principal.userId;
  const [isOpen, setOpen] = useState(false);
  const { data: customers, error, isUninitialized } = useCustomers();

  const choice = useMemo(() => {
    if (customers === undefined) return null;
    const stored = isEmulating
      ? NONE
      : readRemembered(accountKey({ platformClientId: principal.platformClientId, userId: user }));
    const remembered = {
      selected: selected?.accountIdentifier ?? stored.selected ?? principal.activeAccountIdentifier,
      previous: stored.previous ?? principal.defaultAccountIdentifier,
    };
    return chooseAccount(
      customers.flatMap(({ accounts }) => accounts),
      principal.platformClientId,
      remembered,
    );
  }, [customers, isEmulating, principal, selected, user]);

  const chosen = choice?.account?.accountIdentifier ?? null;
  const isSettled = choice !== null && chosen === (inSlice?.accountIdentifier ?? null);
  useEffect(() => {
    if (choice === null || isSettled) return;
    if (choice.account === null) {
      dispatch(accountSelected(null));
      return;
    }
    if (choice.wasReplaced) notify.info(t('account.replaced', { name: choice.account.displayName }));
    const selection = selectionOf(choice.account);
    dispatch(accountSelected(selection));
    if (selection.accountIdentifier !== activeAccount) void switchTo(selection);
  }, [choice, isSettled, activeAccount, dispatch, notify, switchTo, t]);

  // So that a later visit can say that this one is gone; before it is seen, since a reload may follow at once.
  const key = accountKey({ platformClientId: principal.platformClientId, userId: user });
  useLayoutEffect(() => {
    if (isSettled && chosen !== null && !isEmulating) rememberAccount(key, chosen);
  }, [isSettled, chosen, key, isEmulating]);

  // Once rendered, the page stays: a refetch of the list must not discard what was typed.
  if (!isOpen && (isSettled || error !== undefined || isUninitialized)) setOpen(true);
  if (!isOpen) return <PageSkeleton />;
  return <>{children}</>;
}
