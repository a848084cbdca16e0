import type { StaffHold } from '@portal/shared/contract/staffHolds';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { HOLD_LIST } from './holdList.ts';
import { useListHoldsQuery } from './holdsApi.ts';
import { useHoldColumns } from './useHoldColumns.tsx';

const getKey = ({ referenceOrderId }: StaffHold): string => referenceOrderId;

/** The held orders that the filters leave. */
export function HoldTable() {
  const { t } = useTranslation('staff');
  const table = useTableQuery(HOLD_LIST);
  const { list, reason, q } = table.filters;
  const columns = useHoldColumns();
  const query = useListHoldsQuery(
    { page: table.page, size: table.size, list, q: q.trim(), ...(reason !== '' && { reason }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryTable
      label={t('title.holds')}
      columns={columns}
      rowKey={getKey}
      list={table}
      query={query}
      empty={<EmptyState text={t('holds.empty')} />}
    />
  );
}
