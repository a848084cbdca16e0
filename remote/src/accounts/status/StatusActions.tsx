import type { Account } from '@portal/shared/contract/customers';
import { nextStatuses } from '@portal/shared/domain/people/accountStates';
import type { AccountStatus } from '@portal/shared/domain/enumerations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { CHANGE_ACCOUNTS } from '../accountRights.ts';
import { getStatusAction } from './statusActions.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../ui/lazy/OverlayBoundary.tsx';

const ChangeStatusDialog = lazyPart(async () => (await import('./ChangeStatusDialog.tsx')).ChangeStatusDialog);

/** The statuses that an account can be given, for those who may: first the one that opens it again, last the one that closes it. */
export function StatusActions({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const mayChange = useCan(CHANGE_ACCOUNTS);
  const [wanted, setWanted] = useState<AccountStatus | null>(null);
  if (!mayChange) return null;
  const actions = nextStatuses(account.status).map((status) => ({
    key: status,
    label: t(`act.${getStatusAction(account.status, status)}.confirm`),
    onClick: () => setWanted(status),
    isDestructive: status === 'DISABLED',
  }));
  const find = (status: AccountStatus) => actions.find(({ key }) => key === status) ?? null;
  return (
    <>
      <ActionLadder
        label={t('act.of', { name: account.displayName })}
        primary={find('ACTIVE')}
        secondary={find('FROZEN')}
        more={actions.filter(({ isDestructive }) => isDestructive)}
      />
      {wanted !== null && (
        <OverlayBoundary onClose={() => setWanted(null)}>
          <ChangeStatusDialog account={account} newStatus={wanted} onClose={() => setWanted(null)} />
        </OverlayBoundary>
      )}
    </>
  );
}
