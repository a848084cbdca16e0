import type { CatalogBrand } from '@portal/shared/contract/catalog';
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { filterBrands } from './catalogFilters.ts';
import { CatalogGrid } from './CatalogGrid.tsx';
import { sectionsByCountry, sectionsByCurrency, sectionsByName } from './catalogSections.ts';
import { CatalogToolbar } from './CatalogToolbar.tsx';
import { matchesSearch } from './searchText.ts';
import { useCatalogUrlState, useCatalogQuery } from './useCatalogQuery.ts';
import { useFilterChoices } from './useFilterChoices.ts';
import { useSearchText } from './useSearchText.ts';

interface CatalogBrowserProps {
  readonly brands: readonly CatalogBrand[];
}

/** Search, filters, count and cards. The cards are a deferred update, so that typing stays responsive. */
export function CatalogBrowser({ brands }: CatalogBrowserProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const currencyCode = useSelectedAccount()?.currencyCode ?? null;
  const urlState = useCatalogUrlState();
  const search = useSearchText(urlState);
  const query = useCatalogQuery(urlState, search.settle);
  const { filters, sort } = query;
  const shownText = useDeferredValue(search.text);
  const choices = useFilterChoices(brands, filters);
  const filtered = useMemo(() => filterBrands(brands, filters), [brands, filters]);
  const results = useMemo(() => filtered.filter((result) => matchesSearch(result, shownText)), [filtered, shownText]);
  const sections = useMemo(() => {
    if (sort === 'country') return sectionsByCountry(results, locale);
    return sort === 'name' ? sectionsByName(results, locale) : sectionsByCurrency(results, currencyCode);
  }, [results, currencyCode, sort, locale]);
  const isNarrowed = query.activeCount > 0 || shownText.trim() !== '';
  const count = useRef<HTMLParagraphElement>(null);
  // The button goes with what it resets, and the focus must not go with it.
  const startOver = () => {
    count.current?.focus();
    query.reset();
  };
  const reset = (
    <Button variant="default" size="xs" onClick={startOver}>
      {t('catalog.reset')}
    </Button>
  );
  return (
    <>
      <CatalogToolbar search={search} query={query} choices={choices} />
      <div className="pr-catalog__count">
        <p ref={count} role="status" tabIndex={-1}>
          {t('catalog.count', { count: results.length })}
        </p>
      </div>
      {results.length === 0 && (
        <EmptyState
          text={isNarrowed ? t('catalog.noResults') : t('catalog.empty')}
          action={isNarrowed ? reset : undefined}
        />
      )}
      <CatalogGrid sections={sections} currencyCode={currencyCode} />
    </>
  );
}
