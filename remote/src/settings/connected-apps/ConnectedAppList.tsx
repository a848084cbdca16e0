import type { ConnectedApp } from '@portal/shared/contract/oauth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { ConnectedAppRow } from './ConnectedAppRow.tsx';
import { useListConnectedAppsQuery } from './connectedAppsApi.ts';

const loadDialog = async () => (await import('./RevokeAppDialog.tsx')).RevokeAppDialog;
const RevokeAppDialog = lazyDialog(loadDialog);

/** Lists the apps that act for the user. `onRevoked`: the button that asked for the end of one is gone. */
export function ConnectedAppList({ onRevoked }: { readonly onRevoked: () => void }) {
  const { t } = useTranslation('connectedApps');
  const [revoking, setRevoking] = useState<ConnectedApp | null>(null);
  const { data, error, refetch } = useListConnectedAppsQuery(undefined, { refetchOnMountOrArgChange: true });
  useLoadAhead(loadDialog);
  const close = () => setRevoking(null);
  const revoked = () => {
    close();
    onRevoked();
  };
  if (data === undefined)
    return error === undefined ? (
      <PageSkeleton rows={2} />
    ) : (
      <PartFailure error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
    );
  if (data.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <ul className="pr-sessions">
        {data.map((app) => (
          <ConnectedAppRow key={app.grantId} app={app} onRevoke={() => setRevoking(app)} />
        ))}
      </ul>
      {revoking !== null && <RevokeAppDialog app={revoking} onClose={close} onRevoked={revoked} />}
    </>
  );
}
