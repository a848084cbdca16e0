import type { SsoConnectionSummary } from '@portal/shared/contract/ssoConnections';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useFailure } from '../../ui/feedback/useFailure.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useSetSsoConnectionStateMutation } from '../connectionsApi.ts';
import type { ConnectionAction } from './connectionAction.ts';
import { EndConnectionDialog } from './EndConnectionDialog.tsx';
import { FieldFailures } from './FieldFailures.tsx';

interface ConnectionActionDialogProps {
  readonly action: ConnectionAction;
  readonly connection: SsoConnectionSummary;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before a connection is enabled for everybody, disabled or deleted, says whom it concerns, and does it. */
export function ConnectionActionDialog({ action, connection, onClose, onDeleted }: ConnectionActionDialogProps) {
  if (action === 'enable') return <EnableConnectionDialog connection={connection} onClose={onClose} />;
  return <EndConnectionDialog action={action} connection={connection} onClose={onClose} onDeleted={onDeleted} />;
}

function EnableConnectionDialog({ connection, onClose }: Pick<ConnectionActionDialogProps, 'connection' | 'onClose'>) {
  const { t } = useTranslation('authentication');
  const notify = useNotify();
  const [failure, setFailure] = useFailure();
  const [setState, { isLoading }] = useSetSsoConnectionStateMutation();
  const { connectionId, displayName: name, version } = connection;
  const confirm = async () => {
    setFailure(null);
    const { error } = await setState({ connectionId, body: { state: 'ENABLED', version, shown: null } });
    if (error !== undefined) {
      setFailure(error);
      return;
    }
    notify.success(t('ask.enable.done', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t('ask.enable.title', { name })}
      confirmLabel={t('ask.enable.confirm')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {failure !== null && (
        <FieldFailures connectionId={connectionId} failure={failure} fallback={t('ask.enable.failed')} />
      )}
      <EnableText connection={connection} />
    </ConfirmDialog>
  );
}

function EnableText({ connection: { domains, peopleConcerned } }: { readonly connection: SsoConnectionSummary }) {
  const { t } = useTranslation('authentication');
  if (domains.length === 0) return <p>{t('ask.enable.noDomain')}</p>;
  return <p>{t('ask.enable.text', { count: peopleConcerned, domains })}</p>;
}
