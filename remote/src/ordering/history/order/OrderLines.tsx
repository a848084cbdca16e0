import type { OrderLineRow } from '@portal/shared/contract/orders';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useTableQuery } from '../../../ui/table/useTableQuery.ts';
import { listOrderLines } from '../historyApi.ts';
import { useLineColumns } from './useLineColumns.tsx';
import { POLL_MS } from './useOrder.ts';

const DELIVERY_POLL_MS = 5_000;

const lineIdOf = (row: OrderLineRow): string => row.lineId;

interface OrderLinesProps {
  readonly referenceOrderId: string;
  /** The order is still being issued. */
  readonly isOpen: boolean;
}

/** The lines of an order, a page at a time; asked for again while a reward is being issued or its message is on the way. */
export function OrderLines({ referenceOrderId, isOpen }: OrderLinesProps) {
  const { t } = useTranslation('orderHistory');
  const table = useTableQuery({ sizes: SETTINGS.paging.ordersSizes });
  const columns = useLineColumns(referenceOrderId);
  const request = { referenceOrderId, page: table.page, size: table.size };
  const { data, error, isFetching } = listOrderLines.useQueryState(request);
  const isTravelling = data?.content.some(isOnTheWay) ?? false;
  const { refetch } = listOrderLines.useQuerySubscription(request, {
    pollingInterval: pollingInterval(isOpen, isTravelling),
    refetchOnMountOrArgChange: true,
  });
  return (
    <Section title={t('section.lines')}>
      <div className="pr-history__table">
        <DataTable
          label={t('section.lines')}
          columns={columns}
          rowKey={lineIdOf}
          rows={data?.content}
          query={table}
          sizes={SETTINGS.paging.ordersSizes}
          total={data?.totalElements ?? 0}
          isCapped={data?.isCapped ?? false}
          isFetching={isFetching && data?.page !== table.page}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState text={t('noLines')} />}
        />
      </div>
    </Section>
  );
}

const isOnTheWay = ({ status, deliveryStatus }: OrderLineRow): boolean =>
  status === 'COMPLETE' && deliveryStatus === 'PROCESSING';

function pollingInterval(isOpen: boolean, isTravelling: boolean): number {
  if (isOpen) return POLL_MS;
  return isTravelling ? DELIVERY_POLL_MS : 0;
}
