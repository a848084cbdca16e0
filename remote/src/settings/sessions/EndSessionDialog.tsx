import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useEndSessionMutation } from '../settingsApi.ts';

export interface SessionToEnd {
  /** Null: every other session. */
  readonly sessionId: string | null;
  readonly device: string | null;
}

interface EndSessionDialogProps {
  readonly ending: SessionToEnd;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Asks before a session in another browser, or all of them, is ended. */
export function EndSessionDialog({ ending: { sessionId, device }, onClose, onEnded }: EndSessionDialogProps) {
  const { t, i18n } = useTranslation('settings');
  const notify = useNotify();
  const [end, { isLoading, error }] = useEndSessionMutation();
  const confirm = async () => {
    const result = await end(sessionId);
    if (result.error !== undefined) return;
    notify.success(device === null ? t('sessions.othersEnded') : t('sessions.ended', { device }));
    onEnded();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={device === null ? t('sessions.endOthersTitle') : t('sessions.endTitle', { device })}
      confirmLabel={device === null ? t('sessions.endOthers') : t('sessions.end')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('sessions.failed'))}</Notice>}
      <p>{device === null ? t('sessions.endOthersText') : t('sessions.endText')}</p>
    </ConfirmDialog>
  );
}
