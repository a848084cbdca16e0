import type { Integration } from '@portal/shared/contract/integrations';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import '../integrations.css';
import { useListIntegrationsQuery } from '../integrationsApi.ts';

type Item = Integration['items'][number];

const getId = ({ itemId }: Item): string => itemId;

function useAppColumns(): readonly Column<Item>[] {
  const { t } = useTranslation('integrations');
  return useMemo(
    () => [
      { id: 'app', header: t('column.app'), cell: ({ displayName }) => displayName },
      { id: 'person', header: t('column.person'), cell: ({ people }) => people[0] },
      {
        id: 'orders',
        header: t('column.orders', { days: SETTINGS.oauth.ordersDays }),
        cell: ({ orders }) => orders && <AppOrders orders={orders} />,
      },
      { id: 'since', header: t('column.since'), cell: ({ since }) => <ExactTime at={since} /> },
      {
        id: 'lastUse',
        header: t('column.lastUse'),
        cell: ({ lastUsedDate }) => (lastUsedDate === null ? t('never') : <RelativeTime at={lastUsedDate} />),
      },
    ],
    [t],
  );
}

/** How many orders an app placed lately, and what they cost. */
function AppOrders({ orders: { count, totals } }: { readonly orders: NonNullable<Item['orders']> }) {
  const locale = useLocale();
  const amounts = totals.map(({ amount, currencyCode }) => formatMoney(amount, currencyCode, locale, 'prose'));
  return (
    <span className="pr-integration-who">
      <span>{count.toLocaleString(locale)}</span>
      {amounts.length > 0 && <span>{listFormat(locale).format(amounts)}</span>}
    </span>
  );
}

/** The apps that act for people of the organisation, and for whom. */
export function AppTable() {
  const { t } = useTranslation('integrations');
  const columns = useAppColumns();
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useListIntegrationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <DataTable
      label={t('title.apps')}
      columns={columns}
      rowKey={getId}
      rows={data && (data.find(({ name }) => name === 'CONNECTED_APPS')?.items ?? [])}
      isFetching={isFetching}
      error={error}
      loadedAt={fulfilledTimeStamp}
      onRetry={() => void refetch()}
      empty={<EmptyState text={t('appsEmpty')} />}
    />
  );
}
