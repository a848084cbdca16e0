import { LANGUAGES, TEMPLATE_ACCESS_LEVELS } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { FilterSelect } from '../../ui/filter/FilterSelect.tsx';
import type { ParameterValues } from '../../ui/page/urlParameter.ts';
import type { TableQuery } from '../../ui/table/useTableQuery.ts';
import type { TEMPLATE_LIST } from './templateList.ts';

export type TemplateListQuery = TableQuery<ParameterValues<(typeof TEMPLATE_LIST)['filters']>>;

/** Search by name, identifier or subject, and filters of access and language. */
export function TemplateFilters({ list }: { readonly list: TemplateListQuery }) {
  const { t, i18n } = useTranslation('templates');
  const { q, access, language } = list.filters;
  return (
    <FilterBar
      search={<FilterSearch label={t('filter.search')} value={q} onChange={(text) => list.setFilters({ q: text })} />}
      count={[access, language].filter(Boolean).length}
      onClear={() => list.setFilters({ access: '', language: '' })}
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
      <FilterSelect
        label={t('column.language')}
        value={language}
        anyLabel={t('filter.any')}
        onChange={(value) => list.setFilters({ language: value })}
        choices={LANGUAGES.map((value) => ({ value, label: getEnumerationLabel(i18n, 'language', value) }))}
      />
    </FilterBar>
  );
}
