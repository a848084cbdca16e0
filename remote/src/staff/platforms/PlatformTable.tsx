import type { StaffPlatform } from '@portal/shared/contract/staff';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { useListPlatformsQuery } from './platformsApi.ts';
import { PLATFORM_LIST } from './platformList.ts';
import { usePlatformColumns } from './usePlatformColumns.tsx';

const getKey = ({ platformClientId }: StaffPlatform): string => platformClientId;

/** The organisations, by name. */
export function PlatformTable() {
  const { t } = useTranslation('staff');
  const table = useTableQuery(PLATFORM_LIST);
  const columns = usePlatformColumns();
  const query = useListPlatformsQuery(
    { page: table.page, size: table.size, q: table.filters.q },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryTable
      label={t('title.platforms')}
      columns={columns}
      rowKey={getKey}
      list={table}
      query={query}
      empty={<EmptyState text={t('platforms.empty')} />}
    />
  );
}
