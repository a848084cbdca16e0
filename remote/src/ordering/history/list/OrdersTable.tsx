import type { OrderRow } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { userKey } from '../../../entities/platform/userKey.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { TableSkeleton } from '../../../ui/feedback/TableSkeleton.tsx';
import { QueryTable } from '../../../ui/table/QueryTable.tsx';
import { useOrderColumns } from './useOrderColumns.tsx';
import { useOrdersList } from './useOrdersList.ts';
import type { OrdersFilter } from './useOrdersQuery.ts';

const getReference = (row: OrderRow): string => row.referenceOrderId;

/** The filtered orders, newest first by default. */
export function OrdersTable({ filter }: { readonly filter: OrdersFilter }) {
  const { t } = useTranslation('orderHistory');
  const columns = useOrderColumns(filter.search.scope);
  return (
    <QueryTable
      label={t('title.orderList')}
      columns={columns}
      rowKey={getReference}
      list={filter.table}
      query={useOrdersList(filter.request)}
      waiting={
        <PageSkeleton waitingFor={t('waiting.orders')}>
          <TableSkeleton rows={8} />
        </PageSkeleton>
      }
      columnsKey={userKey(usePrincipal(), 'orderColumns@1')}
      empty={<EmptyState text={t('empty')} />}
    />
  );
}
