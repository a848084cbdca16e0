import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterSelect } from '../../../ui/filter/FilterSelect.tsx';
import { SearchField } from '../../../ui/filter/SearchField.tsx';
import { FILTER_NAMES } from './catalogFilters.ts';
import type { CatalogQuery } from './useCatalogQuery.ts';
import type { FilterChoices } from './useFilterChoices.ts';

interface CatalogToolbarProps {
  readonly search: { readonly text: string; readonly type: (text: string) => void; readonly settle: () => void };
  readonly query: CatalogQuery;
  readonly choices: FilterChoices;
}

/** Search and filters of the catalogue. A filter with a single choice is left out. */
export function CatalogToolbar({ search, query, choices }: CatalogToolbarProps) {
  const { t } = useTranslation('catalog');
  return (
    <div role="search" aria-label={t('catalog.searchLabel')}>
      <FilterBar
        search={
          <SearchField
            label={t('catalog.search')}
            placeholder={t('catalog.searchPlaceholder')}
            value={search.text}
            onChange={(event) => search.type(event.currentTarget.value)}
            onBlur={search.settle}
            onClear={() => search.type('')}
          />
        }
        count={query.activeCount}
        onClear={query.clear}
      >
        {FILTER_NAMES.filter((name) => choices[name].length > 1 || query.filters[name] !== '').map((name) => (
          <FilterSelect
            key={name}
            label={t(`catalog.filter.${name}`)}
            anyLabel={t(`catalog.any.${name}`)}
            value={query.filters[name]}
            choices={choices[name]}
            onChange={(value) => query.set(name, value)}
          />
        ))}
        <FilterSelect
          label={t('catalog.sort.label')}
          value={query.sort}
          choices={query.sorts.map((sort) => ({ value: sort, label: t(`catalog.sort.${sort}`) }))}
          onChange={(sort) => query.set('sort', sort)}
        />
      </FilterBar>
    </div>
  );
}
