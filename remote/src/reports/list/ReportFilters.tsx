import { REPORT_STATUSES } from '@portal/shared/domain/enumerations';
import { listReportTypes } from '@portal/shared/domain/reports/reportRights';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterDays } from '../../ui/filter/FilterDays.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import { getTypeName } from '../reportTexts.ts';
import type { ReportsFilter } from './useReportsQuery.ts';

/** Search, type, status and days of the list of reports; each choice is written to the address. */
export function ReportFilters({ filter: { table } }: { readonly filter: ReportsFilter }) {
  const { t, i18n } = useTranslation('reports');
  const types = listReportTypes(usePrincipal());
  const { q, type, status, from, to } = table.filters;
  return (
    <FilterBar
      search={<FilterSearch label={t('filter.search')} value={q} onChange={(text) => table.setFilters({ q: text })} />}
      count={[type, status, from || to].filter((value) => value !== '').length}
      onClear={() => table.setFilters({ type: '', status: '', from: '', to: '' })}
    >
      <FilterSelect
        label={t('fact.type')}
        value={type}
        anyLabel={t('filter.anyType')}
        choices={types.map((value) => ({ value, label: getTypeName(i18n, value) }))}
        onChange={(value) => table.setFilters({ type: value })}
      />
      <FilterSelect
        label={t('fact.status')}
        value={status}
        anyLabel={t('filter.anyStatus')}
        choices={REPORT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(value) => table.setFilters({ status: value })}
      />
      <FilterDays days={{ from, to }} onChange={table.setFilters} />
    </FilterBar>
  );
}
