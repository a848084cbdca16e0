import type { WaitingDeposit } from '@portal/shared/contract/staffSystem';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Money } from '../../ui/money/Money.tsx';
import type { Column } from '../../ui/table/column.ts';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { useListWaitingDepositsQuery } from '../systemApi.ts';

const getKey = ({ reference }: WaitingDeposit): string => reference;

/** The deposits that the gateway has not decided for long, with what it knows them by. */
export function WaitingDepositTable() {
  const { t, i18n } = useTranslation('staff');
  const columns = useMemo<readonly Column<WaitingDeposit>[]>(
    () => [
      { id: 'platform', header: t('platforms.name'), width: 'minmax(144px, 1.4fr)', cell: (row) => row.platformName },
      { id: 'account', header: t('wires.account'), width: '112px', cell: (row) => row.accountNumber },
      {
        id: 'kind',
        header: t('jobs.kind'),
        width: 'minmax(120px, 1fr)',
        cell: ({ kind }) => getEnumerationLabel(i18n, 'transaction', kind),
      },
      {
        id: 'amount',
        header: t('wires.amount'),
        width: 'minmax(128px, 1fr)',
        align: 'right',
        cell: ({ amount, currencyCode }) => <Money amount={amount} currencyCode={currencyCode} variant="table" />,
      },
      {
        id: 'since',
        header: t('jobs.pendingSince'),
        width: 'minmax(120px, 1fr)',
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      },
      {
        id: 'reference',
        header: t('jobs.gatewayReference'),
        width: 'minmax(184px, 1.6fr)',
        cell: ({ reference }) => <CopyableId value={reference} name={t('jobs.gatewayReference')} />,
      },
    ],
    [t, i18n],
  );
  return (
    <QueryTable
      label={t('jobs.waitingDeposits')}
      columns={columns}
      rowKey={getKey}
      query={useListWaitingDepositsQuery(undefined, { refetchOnMountOrArgChange: true })}
      empty={<EmptyState text={t('jobs.noneWaitsLong')} />}
    />
  );
}
