import type { SsoConnectionSummary } from '@portal/shared/contract/ssoConnections';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useFailure } from '../../ui/feedback/useFailure.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import {
  useDeleteSsoConnectionMutation,
  useGetSsoEndingQuery,
  useSetSsoConnectionStateMutation,
} from '../connectionsApi.ts';
import { getConnectionDraftKey } from '../form/connectionValues.ts';
import type { ConnectionAction } from './connectionAction.ts';
import { EndingFacts } from './EndingFacts.tsx';
import { FieldFailures } from './FieldFailures.tsx';

interface EndConnectionDialogProps {
  readonly action: Exclude<ConnectionAction, 'enable'>;
  readonly connection: SsoConnectionSummary;
  readonly onClose: () => void;
  readonly onDeleted: (() => void) | undefined;
}

const ACTIONS = { disable: 'DISABLE', delete: 'DELETE' } as const;

/** Asks before a connection stops, and says who comes in by it and how they do afterwards: what was shown is what is done. */
export function EndConnectionDialog({ action, connection, onClose, onDeleted }: EndConnectionDialogProps) {
  const { t } = useTranslation('authentication');
  const notify = useNotify();
  const drafts = useDraftStore();
  const [failure, setFailure] = useFailure();
  const [setState, { isLoading: isSetting }] = useSetSsoConnectionStateMutation();
  const [deleteConnection, { isLoading: isDeleting }] = useDeleteSsoConnectionMutation();
  const { connectionId, displayName: name, version } = connection;
  const { data, error, isFetching, refetch } = useGetSsoEndingQuery({ connectionId, action: ACTIONS[action] });

  const send = async (shown: string): Promise<void> => {
    if (action === 'disable') {
      await setState({ connectionId, body: { state: 'DISABLED', version, shown } }).unwrap();
      return;
    }
    await deleteConnection({ connectionId, shown }).unwrap();
    drafts.remove(getConnectionDraftKey(connectionId));
  };
  const confirm = async (shown: string) => {
    setFailure(null);
    try {
      await send(shown);
    } catch (failed) {
      setFailure(failed);
      void refetch();
      return;
    }
    notify.success(t(`ask.${action}.done`, { name }));
    if (action === 'delete') onDeleted?.();
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t(`ask.${action}.title`, { name })}
      confirmLabel={t(`ask.${action}.confirm`)}
      busy={isSetting || isDeleting}
      disabled={data === undefined || isFetching}
      onConfirm={() => void (data && confirm(data.shown))}
      onClose={onClose}
    >
      {failure !== null && (
        <FieldFailures connectionId={connectionId} failure={failure} fallback={t(`ask.${action}.failed`)} />
      )}
      {error === undefined ? null : <PartFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined ? error === undefined && <PageSkeleton rows={2} /> : <EndingFacts ending={data} />}
      {action === 'delete' && <p>{t('ask.delete.text')}</p>}
    </ConfirmDialog>
  );
}
