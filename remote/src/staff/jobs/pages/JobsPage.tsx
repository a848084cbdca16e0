import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { FailedJobTable } from '../FailedJobTable.tsx';
import { QueueTable } from '../QueueTable.tsx';
import { WaitingDepositTable } from '../WaitingDepositTable.tsx';

/** The background work: what waits, and what failed for good. */
export function JobsPage() {
  const { t } = useTranslation('staff');
  return (
    <StaffPage>
      <PageHeader title={t('title.jobs')} subtitle={t('jobs.about')} />
      <Section title={t('jobs.queues')}>
        <QueueTable />
      </Section>
      <Section title={t('jobs.failedJobs')}>
        <FailedJobTable />
      </Section>
      <Section title={t('jobs.waitingDeposits')}>
        <WaitingDepositTable />
      </Section>
    </StaffPage>
  );
}
