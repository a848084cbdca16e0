import type { BankAccount } from '@portal/shared/contract/bankAccounts';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { bankAccountDraft } from '../bank-accounts/bankAccountDraft.ts';
import { useRemoveBankAccountMutation } from '../bank-accounts/bankAccountsApi.ts';

interface RemoveBankAccountDialogProps {
  readonly bankAccount: BankAccount;
  readonly onClose: () => void;
}

/** Asks before a bank account is removed, with the draft of its changes. */
export function RemoveBankAccountDialog({ bankAccount, onClose }: RemoveBankAccountDialogProps) {
  const { t, i18n } = useTranslation('bankAccounts');
  const notify = useNotify();
  const drafts = useDraftStore();
  const [remove, { isLoading, error }] = useRemoveBankAccountMutation();
  const { identifier, displayName: name } = bankAccount;
  const confirm = async () => {
    const result = await remove(identifier);
    if (result.error !== undefined) return;
    drafts.remove(bankAccountDraft(identifier));
    notify.success(t('remove.done', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('remove.title', { name })}
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
