import type { StaffSystem } from '@portal/shared/contract/staffSystem';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { Column } from '../../ui/table/column.ts';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { useGetSystemQuery } from '../systemApi.ts';

type Queue = StaffSystem['queues'][number];

const COUNTS = ['waiting', 'retrying', 'active', 'failed', 'dead'] as const;

const getKey = ({ name }: Queue): string => name;

/** Lists the queues with the number of their jobs in each state. */
export function QueueTable() {
  const { t } = useTranslation('staff');
  const system = useGetSystemQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useMemo<readonly Column<Queue>[]>(
    () => [
      {
        id: 'name',
        header: t('jobs.queue'),
        width: 'minmax(160px, 2fr)',
        cell: ({ name }) => <span className="pr-staff-code">{name}</span>,
      },
      ...COUNTS.map((count) => ({
        id: count,
        header: t(`jobs.${count}`),
        width: 'minmax(88px, 1fr)',
        align: 'right' as const,
        cell: (queue: Queue) => queue[count],
      })),
      {
        id: 'oldest',
        header: t('jobs.oldest'),
        width: 'minmax(120px, 1.2fr)',
        cell: ({ oldestAt }) => (oldestAt === null ? '–' : <RelativeTime at={oldestAt} />),
      },
    ],
    [t],
  );
  return (
    <QueryTable
      label={t('jobs.queues')}
      columns={columns}
      rowKey={getKey}
      query={{ ...system, data: system.data?.queues, currentData: system.currentData?.queues }}
      empty={<EmptyState text={t('jobs.nothingWaits')} />}
    />
  );
}
