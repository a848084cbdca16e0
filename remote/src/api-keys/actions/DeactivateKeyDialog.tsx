import type { ApiCredential, AppsOfClient } from '@portal/shared/contract/apiCredentials';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { AppPeople } from '../../entities/connected-app/AppPeople.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDeactivateApiKeyMutation, useListAppsOfClientQuery } from '../apiKeysApi.ts';
import { keyFailureText } from '../keyTexts.ts';
import { UseNote } from '../list/UseNote.tsx';
import { useKeyKind } from '../useKeyKind.ts';

interface DeactivateKeyDialogProps {
  readonly apiKey: ApiCredential;
  readonly onClose: () => void;
  readonly onDeactivated: () => void;
}

const NO_APPS: AppsOfClient = [];

/** Asks before a key is deactivated for good, with what people allowed a client, deactivates it, and says so. */
export function DeactivateKeyDialog({ apiKey, onClose, onDeactivated }: DeactivateKeyDialogProps) {
  const { t, i18n } = useTranslation('apiKeys');
  const { noun } = useKeyKind();
  const notify = useNotify();
  const [deactivate, { isLoading, error }] = useDeactivateApiKeyMutation();
  const { credentialId, displayName: name, maskedKey } = apiKey;
  const hasApps = apiKey.type === 'OAUTH_CLIENT';
  const read = useListAppsOfClientQuery(hasApps ? credentialId : skipToken);
  const apps = hasApps ? read.data : NO_APPS;
  const confirm = async (shown: AppsOfClient) => {
    const result = await deactivate({ credentialId, appIds: shown.map(({ appId }) => appId) });
    if (result.error !== undefined) {
      notify.error(t(`${noun}.failed.deactivate`));
      if (hasApps) void read.refetch();
      return;
    }
    notify.success(t(`${noun}.done`, { name }));
    onDeactivated();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('deactivate.title', { name })}
      confirmLabel={t('deactivate.confirm')}
      busy={isLoading}
      disabled={apps === undefined || read.isFetching}
      onConfirm={() => void (apps && confirm(apps))}
      onClose={onClose}
    >
      {error !== undefined && (
        <Notice kind="error">{keyFailureText(i18n, error, t(`${noun}.failed.deactivate`))}</Notice>
      )}
      <p>{t(`${noun}.deactivateText`)}</p>
      {read.error !== undefined && <PartFailure error={read.error} onRetry={() => void read.refetch()} />}
      {apps === undefined
        ? read.error === undefined && <PageSkeleton rows={1} />
        : apps.length > 0 && (
            <p>
              <AppPeople people={apps.map(({ personName }) => personName)} />
            </p>
          )}
      <p className="pr-key-muted">
        <code className="pr-key-mask" translate="no">
          {maskedKey}
        </code>
        {' · '}
        <UseNote apiKey={apiKey} />
      </p>
    </ConfirmDialog>
  );
}
