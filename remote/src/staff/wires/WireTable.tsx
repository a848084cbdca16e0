import type { ExpectedWire } from '@portal/shared/contract/staffWires';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { useListExpectedWiresQuery } from './wiresApi.ts';
import { useWireColumns } from './useWireColumns.tsx';
import { WIRE_LIST } from './wireList.ts';

const getKey = ({ depositIdentifier }: ExpectedWire): string => depositIdentifier;

/** The wires that are expected. */
export function WireTable({ onMatch }: { readonly onMatch: (wire: ExpectedWire) => void }) {
  const { t } = useTranslation('staff');
  const containerRef = useKeptFocus<HTMLDivElement>();
  const table = useTableQuery(WIRE_LIST);
  const columns = useWireColumns(onMatch);
  const query = useListExpectedWiresQuery(
    { page: table.page, size: table.size, q: table.filters.q.trim() },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div ref={containerRef} tabIndex={-1}>
      <QueryTable
        label={t('title.wires')}
        columns={columns}
        rowKey={getKey}
        list={table}
        query={query}
        empty={<EmptyState text={t('wires.empty')} />}
      />
    </div>
  );
}
