import type { Integration } from '@portal/shared/contract/integrations';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { StaleNotice } from '../../ui/failure/StaleNotice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import '../integrations.css';
import { useListIntegrationsQuery } from '../integrationsApi.ts';
import { IntegrationCard } from './IntegrationCard.tsx';

const loadDisconnect = async () => (await import('./DisconnectDialog.tsx')).DisconnectDialog;
const DisconnectDialog = lazyDialog(loadDisconnect);

/** The cards, and the question before one is disconnected, which names what works at that time. */
export function IntegrationCards() {
  const { t } = useTranslation('integrations');
  const notify = useNotify();
  const containerRef = useKeptFocus<HTMLElement>();
  const [leaving, setLeaving] = useState<Integration['name'] | null>(null);
  const query = useListIntegrationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isError, refetch, fulfilledTimeStamp } = query;
  useLoadAhead(loadDisconnect);
  useEffect(() => {
    if (isError) notify.error(t('failed.list'));
  }, [isError, notify, t]);
  const retry = () => void refetch();
  const asked = data?.find(({ name }) => name === leaving);
  return (
    <section ref={containerRef} tabIndex={-1} aria-label={t('title.page')} className="pr-integration-cards">
      {data === undefined && error === undefined && <PageSkeleton rows={4} />}
      {data === undefined && error !== undefined && <PartFailure error={error} onRetry={retry} />}
      {data !== undefined && isError && <StaleNotice loadedAt={fulfilledTimeStamp} onRetry={retry} />}
      {data !== undefined && (
        <ul className="pr-integrations">
          {data.map((integration) => (
            <IntegrationCard
              key={integration.name}
              integration={integration}
              onDisconnect={() => setLeaving(integration.name)}
            />
          ))}
        </ul>
      )}
      {asked !== undefined && <DisconnectDialog integration={asked} onClose={() => setLeaving(null)} />}
    </section>
  );
}
