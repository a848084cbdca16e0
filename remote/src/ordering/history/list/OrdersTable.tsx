import type { OrderRow } from '@portal/shared/contract/orders';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../entities/permissions/Can.tsx';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { userKey } from '../../../entities/platform/userKey.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { TableSkeleton } from '../../../ui/feedback/TableSkeleton.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useListOrdersQuery } from '../historyApi.ts';
import { useOrderColumns } from './useOrderColumns.tsx';
import type { OrdersFilter } from './useOrdersQuery.ts';

const referenceOf = (row: OrderRow): string => row.referenceOrderId;

/** The filtered orders, newest first by default. */
export function OrdersTable({ filter }: { readonly filter: OrdersFilter }) {
  const { t } = useTranslation('orderHistory');
  const columns = useOrderColumns(filter.scope);
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListOrdersQuery(filter.request, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <DataTable
      label={t('title.orders')}
      columns={columns}
      rowKey={referenceOf}
      rows={(error === undefined ? data : currentData)?.content}
      query={filter.table}
      sizes={SETTINGS.paging.ordersSizes}
      total={data?.totalElements ?? 0}
      isCapped={data?.isCapped ?? false}
      isFetching={isFetching}
      error={error}
      loadedAt={fulfilledTimeStamp}
      onRetry={() => void refetch()}
      waiting={
        <PageSkeleton waitingFor={t('waiting.orders')}>
          <TableSkeleton rows={8} />
        </PageSkeleton>
      }
      columnsKey={userKey(usePrincipal(), 'orderColumns@1')}
      empty={<NoOrders />}
    />
  );
}

function NoOrders() {
  const { t } = useTranslation('orderHistory');
  const place = (
    <Can all={['PLACE_ORDER_ACCESS']}>
      <LinkButton to={PATHS.catalog}>{t('action.place')}</LinkButton>
    </Can>
  );
  return <EmptyState text={t('empty')} action={place} />;
}
