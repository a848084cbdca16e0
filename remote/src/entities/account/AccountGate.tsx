import { accountSelected } from '@portal/shared/store/accountSlice';
import { useContext, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useSignedIn } from '../platform/signedIn.ts';
import { useSession } from '../session/sessionSource.ts';
import { accountKey, NONE, readRemembered, rememberAccount } from './rememberedAccounts.ts';
import { reconcileAccount } from './reconcileAccount.ts';
import { useCustomers } from './useCustomers.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';
import { SwitchAccountContext } from './useSwitchAccount.ts';

interface AccountGateProps {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Chooses the account before a page renders; a list that fails to load leaves the choice unchanged. An emulation begins without one, and the browser keeps none of it. */
export function AccountGate({ waiting, children }: AccountGateProps) {
  const { t } = useTranslation('signedIn');
  const notify = useNotify();
  const dispatch = useDispatch();
  const switchTo = useContext(SwitchAccountContext);
  const selected = useSelectedAccount();
  const { claims } = useSession();
  const tokenAccount = claims?.accountIdentifier ?? null;
  const { principal } = useSignedIn();
  const isEmulating = principal.emulationPlatformId !== null;
  const key = accountKey({
    platformClientId: principal.platformClientId,
    userId: claims?.subject ?? principal.userId,
  });
  const [isOpen, setOpen] = useState(false);
  const { data: customers, error, isUninitialized } = useCustomers();

  const next = useMemo(() => {
    const stored = isEmulating ? NONE : readRemembered(key);
    return reconcileAccount({ principal, customers, selected, stored, tokenAccount });
  }, [principal, customers, selected, tokenAccount, key, isEmulating]);
  useEffect(() => {
    if (next.step === 'clear') dispatch(accountSelected(null));
    if (next.step !== 'select') return;
    if (next.wasReplaced) notify.info(t('account.replaced', { name: next.selection.accountName }));
    dispatch(accountSelected(next.selection));
    if (next.needsToken) void switchTo(next.selection);
  }, [next, dispatch, notify, switchTo, t]);

  // So that a later visit can say that this one is gone; before it is seen, since a reload may follow at once.
  const kept = next.step === 'keep' ? next.accountIdentifier : null;
  useLayoutEffect(() => {
    if (kept !== null && !isEmulating) rememberAccount(key, kept);
  }, [kept, key, isEmulating]);

  // Once rendered, the page stays: a refetch of the list must not discard what was typed.
  if (!isOpen && (next.step === 'keep' || error !== undefined || isUninitialized)) setOpen(true);
  return <>{isOpen ? children : waiting}</>;
}
