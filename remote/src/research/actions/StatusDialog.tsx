import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useUpdateIncentiveStatusMutation } from '../researchApi.ts';

interface StatusDialogProps {
  readonly incentive: IncentiveDetail;
  readonly onClose: () => void;
}

/** Asks before an incentive is turned off or on again, does it, and says so. */
export function StatusDialog({ incentive, onClose }: StatusDialogProps) {
  const { t, i18n } = useTranslation('research');
  const notify = useNotify();
  const [updateStatus, { isLoading, error }] = useUpdateIncentiveStatusMutation();
  const { incentiveId, version, displayName: name } = incentive;
  // The page is read anew behind the question, which stays what it was.
  const [act] = useState<'activate' | 'deactivate'>(incentive.status === 'INACTIVE' ? 'activate' : 'deactivate');
  const confirm = async () => {
    const status = act === 'activate' ? 'ACTIVE' : 'INACTIVE';
    const result = await updateStatus({ incentiveId, body: { status, version } });
    if (result.error !== undefined) return;
    notify.success(t(`${act}.done`, { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t(`${act}.title`, { name })}
      confirmLabel={t(`action.${act}`)}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('failed.status'))}</Notice>}
      <p>{t(`${act}.text`)}</p>
    </ConfirmDialog>
  );
}
