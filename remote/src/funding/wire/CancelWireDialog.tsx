import type { AnnouncedWire } from '@portal/shared/contract/wires';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { useCancelWireMutation } from './wireApi.ts';

interface CancelWireDialogProps {
  readonly wire: AnnouncedWire;
  readonly onClose: () => void;
}

/** Asks before a wire that was announced is expected no more. */
export function CancelWireDialog({ wire, onClose }: CancelWireDialogProps) {
  const { t, i18n } = useTranslation('wire');
  const locale = useLocale();
  const notify = useNotify();
  const [cancelWire, { isLoading, error }] = useCancelWireMutation();
  const amount = formatMoney(wire.amount, wire.currencyCode, locale);
  const confirm = async () => {
    const result = await cancelWire(wire.depositIdentifier);
    if (result.error !== undefined) return;
    notify.success(t('cancel.done', { amount }));
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('cancel.title', { amount })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('cancel.failed'))}</Notice>}
      <p>{t('cancel.text')}</p>
    </ConfirmDialog>
  );
}
