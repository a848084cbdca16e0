import type { SsoConnection } from '@portal/shared/contract/ssoConnections';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { generatePath, useParams } from 'react-router-dom';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ConnectionFallback } from '../connections/ConnectionFallback.tsx';
import { useGetSsoConnectionQuery, useUpdateSsoConnectionMutation } from '../connectionsApi.ts';
import { ConnectionForm } from '../form/ConnectionForm.tsx';
import {
  getConnectionDraftKey,
  toConnectionFields,
  toConnectionValues,
  type ConnectionValues,
} from '../form/connectionValues.ts';
import { EditFailure } from '../form/EditFailure.tsx';
import { useSaveConnection } from '../form/useSaveConnection.ts';

/** One connection, to change it. */
export function EditConnectionPage() {
  const { connectionId = '' } = useParams();
  const { currentData: connection, error, refetch } = useGetSsoConnectionQuery(connectionId);
  if (connection === undefined) return <ConnectionFallback error={error} onRetry={() => void refetch()} />;
  return <EditConnection key={connectionId} connection={connection} />;
}

function EditConnection({ connection }: { readonly connection: SsoConnection }) {
  const { t } = useTranslation('authentication');
  const [updateConnection] = useUpdateSsoConnectionMutation();
  const save = useSaveConnection();
  const { connectionId, displayName, serviceUrls } = connection;
  const change = (values: ConnectionValues) =>
    save(
      'saved',
      updateConnection({
        connectionId,
        body: { ...toConnectionFields(values), version: values.version },
      }).unwrap(),
    );
  return (
    <Page>
      <PageHeader title={t('title.editNamed', { name: displayName })} />
      <ConnectionForm
        initialValues={toConnectionValues(connection)}
        connection={connection}
        urls={serviceUrls}
        draftKey={getConnectionDraftKey(connectionId)}
        submitLabel={t('action.saveConnection')}
        cancelTo={generatePath(PATHS.ssoConnection, { connectionId })}
        failure={<EditFailure connectionId={connectionId} />}
        onSubmit={change}
      />
    </Page>
  );
}
