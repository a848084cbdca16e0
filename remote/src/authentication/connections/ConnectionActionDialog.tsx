import type { SsoConnectionSummary } from '@portal/shared/contract/ssoConnections';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useFailure } from '../../ui/feedback/useFailure.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { useDeleteSsoConnectionMutation, useSetSsoConnectionStateMutation } from '../connectionsApi.ts';
import { getConnectionDraftKey } from '../form/connectionValues.ts';
import type { ConnectionAction } from './connectionAction.ts';
import { FieldFailures } from './FieldFailures.tsx';

interface ConnectionActionDialogProps {
  readonly action: ConnectionAction;
  readonly connection: SsoConnectionSummary;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before a connection is enabled for everybody, disabled or deleted, says whom it concerns, and does it. */
export function ConnectionActionDialog({ action, connection, onClose, onDeleted }: ConnectionActionDialogProps) {
  const { t } = useTranslation('authentication');
  const notify = useNotify();
  const drafts = useDraftStore();
  const [failure, setFailure] = useFailure();
  const [setState, { isLoading: isSetting }] = useSetSsoConnectionStateMutation();
  const [deleteConnection, { isLoading: isDeleting }] = useDeleteSsoConnectionMutation();
  const { connectionId, displayName: name, version } = connection;

  const send = async (): Promise<void> => {
    if (action === 'delete') {
      await deleteConnection(connectionId).unwrap();
      drafts.remove(getConnectionDraftKey(connectionId));
      return;
    }
    const state = action === 'enable' ? 'ENABLED' : 'DISABLED';
    await setState({ connectionId, body: { state, version } }).unwrap();
  };
  const confirm = async () => {
    setFailure(null);
    try {
      await send();
    } catch (error) {
      setFailure(error);
      return;
    }
    notify.success(t(`ask.${action}.done`, { name }));
    if (action === 'delete') onDeleted?.();
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      danger={action !== 'enable'}
      title={t(`ask.${action}.title`, { name })}
      confirmLabel={t(`ask.${action}.confirm`)}
      busy={isSetting || isDeleting}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {failure !== null && (
        <FieldFailures connectionId={connectionId} failure={failure} fallback={t(`ask.${action}.failed`)} />
      )}
      {action === 'enable' ? (
        <EnableText connection={connection} />
      ) : (
        <p>{t(`ask.${action}.text`, { count: connection.people })}</p>
      )}
    </ConfirmDialog>
  );
}

function EnableText({ connection: { domains, peopleConcerned } }: { readonly connection: SsoConnectionSummary }) {
  const { t } = useTranslation('authentication');
  if (domains.length === 0) return <p>{t('ask.enable.noDomain')}</p>;
  return <p>{t('ask.enable.text', { count: peopleConcerned, domains })}</p>;
}
