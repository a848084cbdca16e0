import type { PaymentCard } from '@portal/shared/contract/creditCards';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useRemoveCardMutation } from '../../entities/card/cardApi.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';

interface RemoveCardDialogProps {
  readonly card: PaymentCard;
  readonly onClose: () => void;
}

/** Asks before a card is removed. */
export function RemoveCardDialog({ card, onClose }: RemoveCardDialogProps) {
  const { t, i18n } = useTranslation('paymentCards');
  const notify = useNotify();
  const [removeCard, { isLoading, error }] = useRemoveCardMutation();
  const { token, accountIdentifier, displayName } = card;
  const confirm = async () => {
    const result = await removeCard({ token, accountIdentifier });
    if (result.error !== undefined) return;
    notify.success(t('remove.done', { card: displayName }));
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('remove.title', { card: displayName })}
      confirmLabel={t('remove.confirm')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('remove.failed'))}</Notice>}
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  );
}
