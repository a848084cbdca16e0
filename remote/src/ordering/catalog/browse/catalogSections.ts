import type { CatalogResult } from './catalogFilters.ts';
import { displayName } from '../../../i18n/formatters.ts';
import { groupBy } from '../../../entities/catalog/groupBy.ts';
import { getItemBlock, isOrderable } from '../../../entities/catalog/itemState.ts';

export interface CatalogSection {
  readonly key: string;
  readonly title: {
    readonly key:
      | 'catalog.all'
      | 'catalog.sentMost'
      | 'catalog.inCurrency'
      | 'catalog.otherCurrencies'
      | 'catalog.severalCountries'
      | 'catalog.country';
    readonly name: string;
  };
  readonly results: readonly CatalogResult[];
}

/** Brands with an orderable item in the account's currency first. */
export function sectionsByCurrency(results: readonly CatalogResult[], currencyCode: string | null): CatalogSection[] {
  const isOwn = ({ items }: CatalogResult) =>
    items.some((item) => item.currencyCode === currencyCode && isOrderable(item));
  const own = results.filter(isOwn);
  if (currencyCode === null || own.length === 0)
    return sections([{ key: 'all', title: { key: 'catalog.all', name: '' }, results }]);
  return sections([
    { key: 'own', title: { key: 'catalog.inCurrency', name: currencyCode }, results: own },
    {
      key: 'other',
      title: { key: 'catalog.otherCurrencies', name: '' },
      results: results.filter((result) => !isOwn(result)),
    },
  ]);
}

/** Brands that the account sent most, then all others by currency; those that cannot be ordered now stay among these. */
export function sectionsBySent(
  results: readonly CatalogResult[],
  mostSent: readonly string[],
  currencyCode: string | null,
): CatalogSection[] {
  const rank = (result: CatalogResult) => (isOut(result) ? -1 : mostSent.indexOf(result.brand.brandKey));
  const sent = results.filter((result) => rank(result) >= 0).sort((one, other) => rank(one) - rank(other));
  const rest = results.filter((result) => rank(result) < 0);
  return [
    ...sections([{ key: 'sent', title: { key: 'catalog.sentMost', name: '' }, results: sent }]),
    ...sectionsByCurrency(rest, currencyCode),
  ];
}

/** All brands by name. */
export const sectionsByName = (results: readonly CatalogResult[], locale: string): CatalogSection[] => {
  const compare = new Intl.Collator(locale).compare;
  const sorted = [...results].sort((one, other) => compare(one.brand.brandName, other.brand.brandName));
  return sections([{ key: 'all', title: { key: 'catalog.all', name: '' }, results: sorted }]);
};

/** Brands by country, in order of the countries' names; brands of several countries last. */
export function sectionsByCountry(results: readonly CatalogResult[], locale: string): CatalogSection[] {
  const compare = new Intl.Collator(locale).compare;
  const groups = groupBy(results, ({ brand }) => (brand.countries.length === 1 ? brand.countries[0] : undefined));
  const ofOne = [...groups].flatMap(([country, own]) =>
    country === undefined ? [] : [{ key: country, name: displayName(locale, 'region', country), own }],
  );
  return sections([
    ...ofOne
      .sort((one, other) => compare(one.name, other.name))
      .map(({ key, name, own }) => ({ key, title: { key: 'catalog.country', name } as const, results: own })),
    { key: 'several', title: { key: 'catalog.severalCountries', name: '' }, results: groups.get(undefined) ?? [] },
  ]);
}

/** Drops empty sections; within one, brands that cannot be ordered come last. */
const sections = (all: readonly CatalogSection[]): CatalogSection[] =>
  all
    .filter(({ results }) => results.length > 0)
    .map((section) => ({
      ...section,
      results: [...section.results].sort((one, other) => Number(isOut(one)) - Number(isOut(other))),
    }));

const isOut = ({ items }: CatalogResult): boolean => items.every((item) => getItemBlock(item) !== null);
