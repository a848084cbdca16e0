import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useCreateSsoConnectionMutation, useGetNewServiceUrlsQuery } from '../connectionsApi.ts';
import { ConnectionForm } from '../form/ConnectionForm.tsx';
import {
  NEW_CONNECTION,
  NEW_CONNECTION_DRAFT,
  toNewConnectionBody,
  type ConnectionValues,
} from '../form/connectionValues.ts';
import { SaveFailure } from '../form/SaveFailure.tsx';
import { useSaveConnection } from '../form/useSaveConnection.ts';

/** A new connection. The portal's addresses of it are there before it is saved, as the provider asks for them first. */
export function AddConnectionPage() {
  const { t } = useTranslation('authentication');
  const { data: urls, error, refetch } = useGetNewServiceUrlsQuery(undefined);
  const [createConnection] = useCreateSsoConnectionMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const save = useSaveConnection();
  const create = (values: ConnectionValues, connectionId: string) => {
    const body = toNewConnectionBody(values, connectionId);
    return save('created', createConnection({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap());
  };
  return (
    <Page>
      <PageHeader title={t('title.addConnection')} subtitle={t('connection.addAbout')} />
      {urls === undefined && error === undefined && <PageSkeleton rows={6} />}
      {urls === undefined && error !== undefined && <PartFailure error={error} onRetry={() => void refetch()} />}
      {urls !== undefined && (
        <ConnectionForm
          initialValues={NEW_CONNECTION}
          connection={null}
          urls={urls}
          draftKey={NEW_CONNECTION_DRAFT}
          submitLabel={t('action.saveConnection')}
          cancelTo={PATHS.authentication}
          failure={<SaveFailure />}
          onSubmit={(values) => create(values, urls.connectionId)}
        />
      )}
    </Page>
  );
}
