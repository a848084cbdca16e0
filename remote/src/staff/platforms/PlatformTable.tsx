import type { StaffPlatform } from '@portal/shared/contract/staff';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { useListPlatformsQuery } from '../treatmentsApi.ts';
import { PLATFORM_LIST } from './platformList.ts';
import { usePlatformColumns } from './usePlatformColumns.tsx';

const keyOf = ({ platformClientId }: StaffPlatform): string => platformClientId;

/** The organisations, by name. */
export function PlatformTable() {
  const { t } = useTranslation('staff');
  const table = useTableQuery(PLATFORM_LIST);
  const columns = usePlatformColumns();
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListPlatformsQuery(
    { page: table.page, size: table.size, q: table.filters.q },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataTable
      label={t('title.platforms')}
      columns={columns}
      rowKey={keyOf}
      rows={(error === undefined ? data : currentData)?.rows}
      query={table}
      sizes={PLATFORM_LIST.sizes}
      total={data?.total ?? 0}
      isCapped={data?.isCapped ?? false}
      isFetching={isFetching}
      error={error}
      loadedAt={fulfilledTimeStamp}
      onRetry={() => void refetch()}
      empty={<EmptyState text={t('platforms.empty')} />}
    />
  );
}
