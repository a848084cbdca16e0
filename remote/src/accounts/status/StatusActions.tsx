import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { nextStatuses } from '@portal/shared/domain/people/accountStates';
import type { AccountStatus } from '@portal/shared/domain/enumerations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { getAddFundsLocation, toAddFundsState } from '../../entities/account/addFundsLocation.ts';
import { useCan } from '../../entities/permissions/useCan.ts';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import type { LadderAction } from '../../ui/actions/LadderAction.ts';
import { CHANGE_ACCOUNTS } from '../accountRights.ts';
import { getStatusAction } from './statusActions.ts';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';

const ChangeStatusDialog = lazyDialog(async () => (await import('./ChangeStatusDialog.tsx')).ChangeStatusDialog);

/**
 * The actions on an account, for those who may: first to add funds, or to open one that is closed; the statuses that it can be
 * given besides stand under More, last the one that closes it.
 */
export function StatusActions({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const mayChange = useCan(CHANGE_ACCOUNTS);
  const addFunds = useAddFunds(account);
  const [wanted, setWanted] = useState<AccountStatus | null>(null);
  const actions = (mayChange ? nextStatuses(account.status) : []).map((status) => ({
    key: status,
    label: t(`act.${getStatusAction(account.status, status)}.confirm`),
    onClick: () => setWanted(status),
    isDestructive: status === 'DISABLED',
  }));
  return (
    <>
      <ActionLadder
        label={t('act.of', { name: account.displayName })}
        primary={actions.find(({ key }) => key === 'ACTIVE') ?? addFunds}
        more={actions.filter(({ key }) => key !== 'ACTIVE')}
      />
      {wanted !== null && <ChangeStatusDialog account={account} newStatus={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}

/** Returns the way to the add-funds dialog of an account that takes funds, for those who may; it closes to this page. */
function useAddFunds({ accountIdentifier, status }: Account): LadderAction | null {
  const { t } = useTranslation('accounts');
  const { pathname, search } = useLocation();
  const mayAddFunds = useMayOpen(PATHS.funding);
  if (!mayAddFunds || status !== 'ACTIVE') return null;
  return {
    key: 'addFunds',
    label: t('action.addFunds'),
    to: getAddFundsLocation(accountIdentifier),
    state: toAddFundsState({ returnTo: pathname + search }),
  };
}
