import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../../ui/filter/FilterSearch.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useTableQuery } from '../../../ui/table/useTableQuery.ts';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { PLATFORM_LIST } from '../platformList.ts';
import { PlatformTable } from '../PlatformTable.tsx';

/** Every organisation; each leads to its features. */
export function PlatformsPage() {
  const { t } = useTranslation('staff');
  const { filters, setFilters } = useTableQuery(PLATFORM_LIST);
  return (
    <StaffPage>
      <PageHeader title={t('title.platforms')} subtitle={t('platforms.about')}>
        <FilterBar
          count={0}
          search={<FilterSearch label={t('platforms.search')} value={filters.q} onChange={(q) => setFilters({ q })} />}
        />
      </PageHeader>
      <PlatformTable />
    </StaffPage>
  );
}
