import { PATHS } from '@portal/shared/domain/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { addFundsReturn } from '../../entities/account/addFundsAddress.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import '../add-funds/add-funds.css';
import '../add-funds/locales.ts';
import { TargetHeader } from '../add-funds/TargetHeader.tsx';
import { TransferForm } from '../add-funds/transfer/TransferForm.tsx';
import { useAddFundsTarget, type AddFundsTarget } from '../add-funds/useAddFundsTarget.ts';

/** Money into an account; closes to where it was opened. */
export function AddFundsPage() {
  const { t } = useTranslation('addFunds');
  const navigate = useNavigate();
  const location = useLocation();
  const target = useAddFundsTarget();
  useFailureToast(target.error, t('accounts.failed'));
  const close = () => {
    const origin = addFundsReturn(location.state);
    void navigate(origin?.to ?? PATHS.funding, { state: origin?.state });
  };
  return (
    <Dialog opened title={t('title.dialog')} onClose={close}>
      <Content target={target} onClose={close} />
    </Dialog>
  );
}

interface ContentProps {
  readonly target: AddFundsTarget;
  readonly onClose: () => void;
}

function Content({ target: { accounts, account, error, retry }, onClose }: ContentProps) {
  const { t } = useTranslation('addFunds');
  if (accounts === undefined)
    return error === undefined ? (
      <PageSkeleton rows={4} />
    ) : (
      <ErrorState error={error} title={t('accounts.failed')} onRetry={retry} />
    );
  const usable = accounts.filter(({ status, active }) => status === 'ACTIVE' && active);
  if (account === undefined || usable.length < 2) return <EmptyState text={t('transfer.none')} />;
  return (
    <>
      <TargetHeader account={account} />
      {account.status === 'FROZEN' && <Notice kind="warning">{t('header.frozen')}</Notice>}
      <TransferForm key={account.accountIdentifier} account={account} accounts={usable} onClose={onClose} />
    </>
  );
}

/** Says a failed load once. */
function useFailureToast(error: unknown, text: string): void {
  const notify = useNotify();
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) notify.error(text);
  }, [hasFailed, notify, text]);
}
