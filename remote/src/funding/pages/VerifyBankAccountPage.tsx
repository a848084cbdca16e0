import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import '../bank-accounts/bank-accounts.css';
import { useGetBankAccountQuery } from '../bank-accounts/bankAccountsApi.ts';
import '../bank-accounts/locales.ts';
import { VerifyBankAccount } from '../bank-accounts/VerifyBankAccount.tsx';
import { useCardDialog } from '../cards/useCardDialog.ts';

/** The small deposits of a bank account (`/funding/ach/verify/{identifier}`), over the page that it was opened from. */
export function VerifyBankAccountPage() {
  const { t } = useTranslation('bankAccounts');
  const { identifier = '' } = useParams();
  const { close } = useCardDialog();
  const { currentData: detail, error, refetch } = useGetBankAccountQuery(identifier);
  const content = () => {
    if (detail !== undefined) return <VerifyBankAccount bankAccount={detail} onClose={close} />;
    return error === undefined ? (
      <PageSkeleton rows={3} />
    ) : (
      <PartFailure error={error} title={t('failed.load')} onRetry={() => void refetch()} />
    );
  };
  return (
    <Dialog opened title={t('title.verify')} onClose={close}>
      {content()}
    </Dialog>
  );
}
