import type { OrderLineRow } from '@portal/shared/contract/orders';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useTableQuery } from '../../../ui/table/useTableQuery.ts';
import { listOrderLines } from '../historyApi.ts';
import { useLineColumns } from './useLineColumns.tsx';

const lineIdOf = (row: OrderLineRow): string => row.lineId;

interface OrderLinesProps {
  readonly referenceOrderId: string;
  /** How often they may change, in milliseconds; 0: not any more. */
  readonly pollMs: number;
}

/** The lines of an order, a page at a time; asked for again while the order is open. */
export function OrderLines({ referenceOrderId, pollMs }: OrderLinesProps) {
  const { t } = useTranslation('orderHistory');
  const table = useTableQuery({ sizes: SETTINGS.paging.ordersSizes });
  const columns = useLineColumns(referenceOrderId);
  const request = { referenceOrderId, page: table.page, size: table.size };
  const { data, currentData, error, isFetching, fulfilledTimeStamp } = listOrderLines.useQueryState(request);
  const { refetch } = listOrderLines.useQuerySubscription(request, {
    pollingInterval: pollMs,
    refetchOnMountOrArgChange: true,
  });
  return (
    <Section title={t('section.lines')}>
      <div className="pr-history__table">
        <DataTable
          label={t('section.lines')}
          columns={columns}
          rowKey={lineIdOf}
          rows={(error === undefined ? data : currentData)?.content}
          query={table}
          sizes={SETTINGS.paging.ordersSizes}
          total={data?.totalElements ?? 0}
          isCapped={data?.isCapped ?? false}
          isFetching={isFetching && data?.page !== table.page}
          error={error}
          loadedAt={fulfilledTimeStamp}
          onRetry={() => void refetch()}
          empty={<EmptyState text={t('noLines')} />}
        />
      </div>
    </Section>
  );
}
