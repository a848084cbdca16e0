import type { StaffWireInstructions } from '@portal/shared/contract/staffWires';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { isStale } from '../isStale.ts';
import { useWithdrawWireInstructionsMutation } from './wireInstructionsApi.ts';

interface WithdrawInstructionsDialogProps {
  readonly instructions: StaffWireInstructions;
  readonly onStale: () => Promise<void>;
  readonly onDone: (emptied: StaffWireInstructions) => void;
  readonly onClose: () => void;
}

/** Asks before the bank details of a currency are taken back. Details that somebody changed meanwhile have to be read first. */
export function WithdrawInstructionsDialog({
  instructions,
  onStale,
  onDone,
  onClose,
}: WithdrawInstructionsDialogProps) {
  const { t, i18n } = useTranslation('staff');
  const [withdraw, { isLoading, error }] = useWithdrawWireInstructionsMutation();
  const { currencyCode, version } = instructions;
  const values = { currency: currencyCode };
  const confirm = async () => {
    const { data, error: refusal } = await withdraw({ currencyCode, version });
    if (isStale(refusal)) await onStale();
    if (data === undefined) return;
    onClose();
    onDone(data);
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('takeBack.title', values)}
      confirmLabel={t('takeBack.confirm', values)}
      busy={isLoading}
      disabled={isStale(error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('takeBack.failed'))}</Notice>}
      <p>{t('takeBack.text', values)}</p>
    </ConfirmDialog>
  );
}
