import { TEMPLATE_ACCESS_LEVELS } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import type { ParameterValues } from '../../ui/page/urlParameter.ts';
import type { TableQuery } from '../../ui/table/useTableQuery.ts';
import type { PRINT_TEMPLATE_LIST } from './printTemplateList.ts';

interface PrintTemplateFiltersProps {
  readonly list: TableQuery<ParameterValues<(typeof PRINT_TEMPLATE_LIST)['filters']>>;
}

/** Search by name, identifier or letterhead, and a filter of access. */
export function PrintTemplateFilters({ list }: PrintTemplateFiltersProps) {
  const { t, i18n } = useTranslation('printTemplates');
  const { q, access } = list.filters;
  return (
    <FilterBar
      search={<FilterSearch label={t('filter.search')} value={q} onChange={(text) => list.setFilters({ q: text })} />}
      count={access === '' ? 0 : 1}
      onClear={() => list.setFilters({ access: '' })}
    >
      <FilterSelect
        label={t('column.access')}
        value={access}
        anyLabel={t('filter.any')}
        onChange={(value) => list.setFilters({ access: value })}
        choices={TEMPLATE_ACCESS_LEVELS.map((value) => ({
          value,
          label: getEnumerationLabel(i18n, 'templateAccess', value),
        }))}
      />
    </FilterBar>
  );
}
