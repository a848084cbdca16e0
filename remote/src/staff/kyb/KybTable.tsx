import type { KybApplication } from '@portal/shared/contract/staffKyb';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { useListKybApplicationsQuery } from '../kybApi.ts';
import { KYB_LIST } from './kybList.ts';
import { useKybColumns } from './useKybColumns.tsx';

const keyOf = ({ platformClientId }: KybApplication): string => platformClientId;

/** The reviews of one state, or those that wait. */
export function KybTable() {
  const { t } = useTranslation('staff');
  const table = useTableQuery(KYB_LIST);
  const columns = useKybColumns();
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListKybApplicationsQuery(
    { page: table.page, size: table.size, status: table.filters.status },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataTable
      label={t('title.kyb')}
      columns={columns}
      rowKey={keyOf}
      rows={(error === undefined ? data : currentData)?.rows}
      query={table}
      sizes={KYB_LIST.sizes}
      total={data?.total ?? 0}
      isCapped={data?.isCapped ?? false}
      isFetching={isFetching}
      error={error}
      loadedAt={fulfilledTimeStamp}
      onRetry={() => void refetch()}
      empty={<EmptyState text={t('kyb.empty')} />}
    />
  );
}
