import type { ConnectedApp } from '@portal/shared/contract/oauth';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useRevokeConnectedAppMutation } from './connectedAppsApi.ts';

interface RevokeAppDialogProps {
  readonly app: ConnectedApp;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

/** Asks before an app may no longer act for the user. */
export function RevokeAppDialog({ app: { grantId, appName: app }, onClose, onRevoked }: RevokeAppDialogProps) {
  const { t, i18n } = useTranslation('connectedApps');
  const notify = useNotify();
  const [revoke, { isLoading, error }] = useRevokeConnectedAppMutation();
  const confirm = async () => {
    const result = await revoke(grantId);
    if (result.error !== undefined) return;
    notify.success(t('revoked', { app }));
    onRevoked();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('revokeTitle', { app })}
      confirmLabel={t('revoke')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('failed'))}</Notice>}
      <p>{t('revokeText')}</p>
    </ConfirmDialog>
  );
}
