import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetCardQuery } from '../../entities/card/cardApi.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { EditCardForm } from '../cards/EditCardForm.tsx';
import '../cards/locales.ts';
import { useCardDialog } from '../cards/useCardDialog.ts';

/** A saved card (`/funding/cards/{token}/edit?account=`), over the page that it was opened from. */
export function EditCardPage() {
  const { t } = useTranslation('paymentCards');
  const { cardToken = '' } = useParams();
  const { accountIdentifier, close } = useCardDialog();
  const { currentData: card, error, refetch } = useGetCardQuery({ token: cardToken, accountIdentifier });
  const content = () => {
    if (error !== undefined)
      return <PartFailure error={error} title={t('failed.load')} onRetry={() => void refetch()} />;
    if (card === undefined) return <PageSkeleton rows={6} />;
    return <EditCardForm token={cardToken} card={card} onClose={close} />;
  };
  return (
    <Dialog opened title={t('title.edit')} onClose={close}>
      {content()}
    </Dialog>
  );
}
