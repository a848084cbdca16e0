import { TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterSelect } from '../../../ui/filter/FilterSelect.tsx';
import { FILTER_NAMES } from './catalogFilters.ts';
import { CATALOG_SORTS, type CatalogQuery } from './useCatalogQuery.ts';
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
    <div role="search" className="pr-catalog-tools" aria-label={t('catalog.searchLabel')}>
      <TextInput
        className="pr-catalog-tools__search"
        type="search"
        aria-label={t('catalog.search')}
        placeholder={t('catalog.searchPlaceholder')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={search.text}
        onChange={(event) => search.type(event.currentTarget.value)}
        onBlur={search.settle}
        autoComplete="off"
      />
      <FilterBar count={query.activeCount}>
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
          choices={CATALOG_SORTS.map((sort) => ({ value: sort, label: t(`catalog.sort.${sort}`) }))}
          onChange={(sort) => query.set('sort', sort === CATALOG_SORTS[0] ? '' : sort)}
        />
      </FilterBar>
    </div>
  );
}
