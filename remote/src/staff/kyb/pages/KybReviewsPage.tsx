import { KYB_FILTERS, type KybFilter } from '@portal/shared/domain/access/kybReview';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterSelect } from '../../../ui/filter/FilterSelect.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useTableQuery } from '../../../ui/table/useTableQuery.ts';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { KYB_LIST } from '../kybList.ts';
import { KybTable } from '../KybTable.tsx';

/** The organisations whose business is reviewed. */
export function KybReviewsPage() {
  const { t, i18n } = useTranslation('staff');
  const { filters, setFilters, resetFilters } = useTableQuery(KYB_LIST);
  const getLabel = (value: KybFilter): string => {
    if (value === 'QUEUE') return t('kyb.queue');
    return value === 'INFORMATION' ? t('kyb.awaits') : getEnumerationLabel(i18n, 'kyb', value);
  };
  return (
    <StaffPage>
      <PageHeader title={t('title.kyb')} subtitle={t('kyb.about')}>
        <FilterBar count={filters.status === 'QUEUE' ? 0 : 1} onClear={resetFilters}>
          <FilterSelect
            label={t('kyb.filter')}
            value={filters.status}
            onChange={(status) => setFilters({ status: status === '' ? 'QUEUE' : status })}
            choices={KYB_FILTERS.map((value) => ({ value, label: getLabel(value) }))}
          />
        </FilterBar>
      </PageHeader>
      <KybTable />
    </StaffPage>
  );
}
