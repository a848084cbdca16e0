import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { AddCardForm } from '../cards/AddCardForm.tsx';
import '../cards/locales.ts';
import { useCardDialog } from '../cards/useCardDialog.ts';

/** A new card for an account (`/funding/cards/add?account=`), over the page that it was opened from. */
export function AddCardPage() {
  const { t } = useTranslation('paymentCards');
  const { accountIdentifier, close } = useCardDialog();
  return (
    <Dialog opened title={t('title.add')} onClose={close}>
      <Content accountIdentifier={accountIdentifier} onClose={close} />
    </Dialog>
  );
}

interface ContentProps {
  readonly accountIdentifier: string;
  readonly onClose: () => void;
}

function Content({ accountIdentifier, onClose }: ContentProps) {
  const { t } = useTranslation('paymentCards');
  const { data, error, refetch } = useCustomers();
  const account = data?.flatMap(({ accounts }) => accounts).find((one) => one.accountIdentifier === accountIdentifier);
  if (account !== undefined) {
    return account.status === 'ACTIVE' && account.active ? (
      <AddCardForm account={account} onClose={onClose} />
    ) : (
      <EmptyState text={t('wallet.inactive')} />
    );
  }
  if (error !== undefined) return <PartFailure error={error} onRetry={() => void refetch()} />;
  return data === undefined ? <PageSkeleton rows={6} /> : <EmptyState text={t('wallet.unknown')} />;
}
