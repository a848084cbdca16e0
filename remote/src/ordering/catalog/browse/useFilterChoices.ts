import type { CatalogBrand } from '@portal/shared/contract/catalog';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { displayName } from '../../../i18n/formatters.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { filterValues, type CatalogFilters, type FilterName } from './catalogFilters.ts';
import { getCategoryLabel } from './categories.ts';
import { getRewardTypeLabel } from './rewardTypes.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export type FilterChoices = Readonly<Record<FilterName, readonly Choice[]>>;

/**
 * Choices of each filter with localised names, sorted by name. A selected value that no longer occurs in the catalogue
 * stays visible.
 */
export function useFilterChoices(brands: readonly CatalogBrand[], filters: CatalogFilters): FilterChoices {
  const { i18n } = useTranslation('catalog');
  const locale = useLocale();
  return useMemo(() => {
    const compare = new Intl.Collator(locale).compare;
    const items = brands.flatMap((brand) => brand.items);
    const typeWord = (id: string) => {
      const item = items.find((one) => one.rewardType.rewardTypeID === id);
      return item ? getRewardTypeLabel(i18n, item) : id;
    };
    const words: Readonly<Record<FilterName, (value: string) => string>> = {
      category: (name) => getCategoryLabel(i18n, name),
      currency: (code) => `${code} – ${displayName(locale, 'currency', code)}`,
      type: typeWord,
      delivery: (method) => getEnumerationLabel(i18n, 'deliveryMethod', method),
      country: (code) => displayName(locale, 'region', code),
    };
    const choices = (name: FilterName) => {
      const values = new Set(filterValues(brands, name));
      if (filters[name] !== '') values.add(filters[name]);
      return [...values]
        .map((value) => ({ value, label: words[name](value) }))
        .sort((one, other) => compare(one.label, other.label));
    };
    return {
      category: choices('category'),
      currency: choices('currency'),
      type: choices('type'),
      delivery: choices('delivery'),
      country: choices('country'),
    };
  }, [brands, filters, i18n, locale]);
}
