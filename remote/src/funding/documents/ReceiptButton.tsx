import type { FundingTransactionDetail } from '@portal/shared/contract/funding';
import { FUNDING_TYPES } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { Can } from '../../entities/permissions/Can.tsx';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDownloadReceiptMutation } from './fundingDocumentsApi.ts';

/** Downloads the receipt of a deposit that was credited; nothing for any other transaction. */
export function ReceiptButton({ transaction }: { readonly transaction: FundingTransactionDetail }) {
  const { t, i18n } = useTranslation('funding');
  const notify = useNotify();
  const [downloadReceipt, { isLoading }] = useDownloadReceiptMutation();
  const { accountTransactionType, accountIdentifier, accountTransactionID, status, amount } = transaction;
  const isDeposit = FUNDING_TYPES.some((type) => type === accountTransactionType.code);
  if (!isDeposit || status !== 'POSTED' || amount <= 0) return null;
  const download = async () => {
    const result = await downloadReceipt({ accountIdentifier, accountTransactionID });
    if (result.error) notify.error(apiErrorMessage(i18n, result.error, t('receipt.failed')));
    else notify.success(t('download.done', { file: result.data }));
  };
  return (
    <Can all={['FUNDING_RECEIPTS_ACCESS']}>
      <ActionLadder
        secondary={{
          key: 'receipt',
          label: t('receipt.download'),
          isBusy: isLoading,
          onClick: () => void download(),
        }}
      />
    </Can>
  );
}
