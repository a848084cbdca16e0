import type { AllowlistOfPlatform } from '@portal/shared/contract/allowlist';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useSwitchAllowlistMutation } from '../recipientsApi.ts';

interface SwitchDialogProps {
  readonly list: AllowlistOfPlatform;
  readonly onClose: () => void;
}

/** Asks before the list is switched on or off, and says what that means. */
export function SwitchDialog({ list, onClose }: SwitchDialogProps) {
  const { t, i18n } = useTranslation('allowlist');
  const notify = useNotify();
  // The question stays the one that was asked, whoever switches the list meanwhile.
  const [enabled] = useState(!list.enabled);
  const [turn, { isLoading, error }] = useSwitchAllowlistMutation();
  const words = enabled ? 'switch.on' : 'switch.off';
  const confirm = async () => {
    const result = await turn({ enabled, version: list.version });
    if (result.error !== undefined) return;
    notify.success(t(`${words}.done`));
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t(`${words}.title`)}
      confirmLabel={t(`${words}.confirm`)}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error)}</Notice>}
      <p>{t(`${words}.text`, { count: list.recipientCount })}</p>
    </ConfirmDialog>
  );
}
