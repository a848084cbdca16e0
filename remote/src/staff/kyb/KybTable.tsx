import type { KybApplication } from '@portal/shared/contract/staffKyb';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { useListKybApplicationsQuery } from './kybApi.ts';
import { KYB_LIST } from './kybList.ts';
import { useKybColumns } from './useKybColumns.tsx';

const getKey = ({ platformClientId }: KybApplication): string => platformClientId;

/** The reviews of one state, or those that wait. */
export function KybTable() {
  const { t } = useTranslation('staff');
  const table = useTableQuery(KYB_LIST);
  const columns = useKybColumns();
  const query = useListKybApplicationsQuery(
    { page: table.page, size: table.size, status: table.filters.status },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryTable
      label={t('title.kyb')}
      columns={columns}
      rowKey={getKey}
      list={table}
      query={query}
      empty={<EmptyState text={t('kyb.empty')} />}
    />
  );
}
