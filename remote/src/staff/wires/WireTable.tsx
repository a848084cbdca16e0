import type { ExpectedWire } from '@portal/shared/contract/staffWires';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { useListExpectedWiresQuery } from '../wiresApi.ts';
import { useWireColumns } from './useWireColumns.tsx';
import { WIRE_LIST } from './wireList.ts';

const keyOf = ({ depositIdentifier }: ExpectedWire): string => depositIdentifier;

/** The wires that are expected. */
export function WireTable({ onMatch }: { readonly onMatch: (wire: ExpectedWire) => void }) {
  const { t } = useTranslation('staff');
  const place = useKeptFocus<HTMLDivElement>();
  const table = useTableQuery(WIRE_LIST);
  const columns = useWireColumns(onMatch);
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListExpectedWiresQuery(
    { page: table.page, size: table.size, q: table.filters.q.trim() },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div ref={place} tabIndex={-1}>
      <DataTable
        label={t('title.wires')}
        columns={columns}
        rowKey={keyOf}
        rows={(error === undefined ? data : currentData)?.rows}
        query={table}
        sizes={WIRE_LIST.sizes}
        total={data?.total ?? 0}
        isCapped={data?.isCapped ?? false}
        isFetching={isFetching}
        error={error}
        loadedAt={fulfilledTimeStamp}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('wires.empty')} />}
      />
    </div>
  );
}
