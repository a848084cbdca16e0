import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { getAlertDraftKey } from '../alertDraft.ts';
import { alertFailureText } from '../alertFailure.ts';
import { useDeleteBalanceAlertMutation } from '../balanceAlertsApi.ts';

interface DeleteAlertDialogProps {
  readonly alert: BalanceAlert;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before an alert is deleted, deletes it with the draft of its changes, and says so. */
export function DeleteAlertDialog({ alert, onClose, onDeleted }: DeleteAlertDialogProps) {
  const { t, i18n } = useTranslation('balanceAlerts');
  const notify = useNotify();
  const drafts = useDraftStore();
  const [deleteAlert, { isLoading, error }] = useDeleteBalanceAlertMutation();
  const name = alert.displayName;
  const confirm = async () => {
    const result = await deleteAlert(alert.identifier);
    if (result.error !== undefined) return;
    drafts.remove(getAlertDraftKey(alert.identifier));
    notify.success(t('delete.done', { name }));
    onDeleted();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{alertFailureText(i18n, error, t('delete.failed'))}</Notice>}
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}
