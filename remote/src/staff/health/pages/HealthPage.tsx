import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { StaleNotice } from '../../../ui/failure/StaleNotice.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { ConfigurationFacts } from '../ConfigurationFacts.tsx';
import { ProviderFacts } from '../ProviderFacts.tsx';
import { WaitingActions } from '../WaitingActions.tsx';
import { ServerFacts } from '../ServerFacts.tsx';
import { useGetSystemQuery } from '../../systemApi.ts';

const POLL_MS = 15_000;

/** How the server is, which services it uses, and how it is set up. */
export function HealthPage() {
  const { t } = useTranslation('staff');
  const { data, error, refetch, fulfilledTimeStamp } = useGetSystemQuery(undefined, {
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const retry = () => void refetch();
  return (
    <StaffPage>
      <PageHeader title={t('title.health')} subtitle={t('health.about')} />
      {data === undefined && error === undefined && <PageSkeleton rows={10} />}
      {data === undefined && error !== undefined && <PartFailure error={error} onRetry={retry} />}
      {data !== undefined && (
        <>
          {error !== undefined && <StaleNotice loadedAt={fulfilledTimeStamp} onRetry={retry} />}
          <Section title={t('health.server')}>
            <ServerFacts system={data} />
          </Section>
          {data.waitingRewardActions.length > 0 && (
            <Section title={t('health.waitingActions')}>
              <WaitingActions system={data} />
            </Section>
          )}
          <Section title={t('health.providers')}>
            <ProviderFacts system={data} />
          </Section>
          <Section title={t('health.configuration')}>
            <ConfigurationFacts system={data} />
          </Section>
        </>
      )}
    </StaffPage>
  );
}
