import { Button } from '@mantine/core';
import type { FailedJob } from '@portal/shared/contract/staffSystem';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import type { Column } from '../../ui/table/column.ts';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { useListFailedJobsQuery, useUpdateFailedJobMutation } from '../systemApi.ts';

const getKey = ({ id }: FailedJob): string => id;

/** The jobs that failed for good, each of which can be tried once more. */
export function FailedJobTable() {
  const { t, i18n } = useTranslation('staff');
  const notify = useNotify();
  const containerRef = useKeptFocus<HTMLDivElement>();
  const [retryJob, { isLoading }] = useUpdateFailedJobMutation();
  const retry = async ({ queue, id }: FailedJob) => {
    if (isLoading) return;
    const result = await retryJob({ queue, jobId: id });
    if (result.error === undefined) notify.success(t('jobs.retried'));
    else notify.error(apiErrorMessage(i18n, result.error, t('jobs.retryFailed')));
  };
  const columns: readonly Column<FailedJob>[] = [
    {
      id: 'queue',
      header: t('jobs.queue'),
      width: 'minmax(144px, 1.2fr)',
      cell: ({ queue }) => <span className="pr-staff-code">{queue}</span>,
    },
    {
      id: 'reason',
      header: t('jobs.reason'),
      width: 'minmax(200px, 2.4fr)',
      cell: ({ reason }) => <span className="pr-staff-text">{reason === '' ? '–' : reason}</span>,
    },
    { id: 'tries', header: t('jobs.tries'), width: '80px', align: 'right', cell: ({ tries }) => tries },
    {
      id: 'failedAt',
      header: t('jobs.failedAt'),
      width: 'minmax(120px, 1fr)',
      cell: ({ failedAt }) => (failedAt === null ? '–' : <RelativeTime at={failedAt} />),
    },
    {
      id: 'actions',
      header: t('jobs.retry'),
      width: '136px',
      isActions: true,
      cell: (job) => (
        <Button
          variant="default"
          size="xs"
          aria-label={t('jobs.retryOf', { queue: job.queue, id: job.id })}
          onClick={() => void retry(job)}
        >
          {t('jobs.retry')}
        </Button>
      ),
    },
  ];
  return (
    <div ref={containerRef} tabIndex={-1}>
      <QueryTable
        label={t('jobs.failedJobs')}
        columns={columns}
        rowKey={getKey}
        query={useListFailedJobsQuery(undefined, { refetchOnMountOrArgChange: true })}
        empty={<EmptyState text={t('jobs.noneFailed')} />}
      />
    </div>
  );
}
