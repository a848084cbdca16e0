import type { CatalogBrand, CatalogCollection } from '@portal/shared/contract/catalog';
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { filterBrands } from './catalogFilters.ts';
import { CatalogGrid } from './CatalogGrid.tsx';
import { sectionsByCountry, sectionsByCurrency, sectionsByName, sectionsBySent } from './catalogSections.ts';
import { CatalogToolbar } from './CatalogToolbar.tsx';
import { CollectionBar } from './CollectionBar.tsx';
import { getCommonDelivery } from './commonDelivery.ts';
import { DeliveryNote } from './DeliveryNote.tsx';
import { matchesSearch } from './searchText.ts';
import { useCatalogUrlState, useCatalogQuery } from './useCatalogQuery.ts';
import { useFilterChoices } from './useFilterChoices.ts';
import { useSearchText } from './useSearchText.ts';

interface CatalogBrowserProps {
  readonly brands: readonly CatalogBrand[];
  readonly collections: readonly CatalogCollection[];
  /** Keys of the brands that the account sent most. */
  readonly mostSent: readonly string[];
}

const NO_BRANDS: readonly CatalogBrand[] = [];

/** Search, filters, count and cards. The cards are a deferred update, so that typing stays responsive. */
export function CatalogBrowser({ brands, collections, mostSent }: CatalogBrowserProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const currencyCode = useSelectedAccount()?.currencyCode ?? null;
  const urlState = useCatalogUrlState();
  const search = useSearchText(urlState);
  const query = useCatalogQuery(urlState, search.settle, mostSent.length > 0);
  const { filters, sort } = query;
  const shownText = useDeferredValue(search.text);
  const choices = useFilterChoices(brands, filters);
  const collection = collections.find(({ id }) => id === query.collection);
  const isGone = query.collection !== '' && collection === undefined;
  const filtered = useMemo(
    () => filterBrands(isGone ? NO_BRANDS : brands, filters, collection),
    [brands, filters, collection, isGone],
  );
  const results = useMemo(() => filtered.filter((result) => matchesSearch(result, shownText)), [filtered, shownText]);
  const sections = useMemo(() => {
    if (sort === 'sentMost') return sectionsBySent(results, mostSent, currencyCode);
    if (sort === 'country') return sectionsByCountry(results, locale);
    return sort === 'name' ? sectionsByName(results, locale) : sectionsByCurrency(results, currencyCode);
  }, [results, mostSent, currencyCode, sort, locale]);
  const delivery = useMemo(() => getCommonDelivery(results), [results]);
  const isNarrowed = query.activeCount > 0 || query.collection !== '' || shownText.trim() !== '';
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
        <DeliveryNote delivery={delivery} />
        <CollectionBar
          collections={collections}
          current={query.collection}
          onChange={(id) => query.set('collection', id)}
        />
      </div>
      {results.length === 0 && (
        <EmptyState
          text={isGone ? t('catalog.noCollection') : isNarrowed ? t('catalog.noResults') : t('catalog.empty')}
          action={isNarrowed ? reset : undefined}
        />
      )}
      <CatalogGrid sections={sections} currencyCode={currencyCode} delivery={delivery} />
    </>
  );
}
