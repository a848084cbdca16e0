import { useTranslation } from 'react-i18next';
import { newUuid } from '../../../api/newUuid.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import '../../../entities/download/locales.ts';
import type { LadderAction } from '../../../ui/actions/LadderAction.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { useDownloadOrderReceiptMutation, useMailOrderReceiptMutation } from '../historyApi.ts';

/** Returns the actions on the receipt of an order: to save it, and to get it by mail. */
export function useOrderReceipt(referenceOrderId: string): Readonly<Record<'download' | 'mail', LadderAction>> {
  const { t, i18n } = useTranslation(['orderHistory', 'download']);
  const notify = useNotify();
  const [downloadReceipt, { isLoading: isDownloading }] = useDownloadOrderReceiptMutation();
  const [mailReceipt, { isLoading: isMailing }] = useMailOrderReceiptMutation();
  const download = async () => {
    const { data, error } = await downloadReceipt(referenceOrderId);
    if (data === undefined) notify.error(apiErrorMessage(i18n, error, t('receipt.downloadFailed')));
    else notify.success(t('download:done', { file: data }));
  };
  const mail = async () => {
    if (isMailing) return;
    const { data, error } = await mailReceipt({ referenceOrderId, idempotencyKey: newUuid() });
    if (data === undefined) notify.error(apiErrorMessage(i18n, error, t('receipt.mailFailed')));
    else notify.success(t('receipt.mailed', { email: data.recipientEmail }));
  };
  return {
    download: {
      key: 'downloadReceipt',
      label: t('receipt.download'),
      isBusy: isDownloading,
      onClick: () => void download(),
    },
    mail: { key: 'mailReceipt', label: t('receipt.mail'), onClick: () => void mail() },
  };
}
