import { buildBrand, buildFixedItem, buildItem } from '../../../entities/catalog/testing/buildCatalog.ts';
import { filterBrands, type CatalogFilters } from './catalogFilters.ts';
import { sectionsByCountry, sectionsByCurrency, sectionsByName, sectionsBySent } from './catalogSections.ts';
import { getCommonDelivery, hasOwnDelivery } from './commonDelivery.ts';
import { matchesSearch } from './searchText.ts';

const NONE: CatalogFilters = { category: '', currency: '', type: '', delivery: '', country: '' };

const books = buildBrand();
const cafe = buildBrand({
  brandKey: 'B20002',
  brandName: 'Café Ébène',
  categories: ['Coffee'],
  countries: ['FR', 'DE'],
  items: [
    buildFixedItem(10, { utid: 'U200002', rewardName: 'Café Ébène 10', currencyCode: 'EUR' }),
    buildItem({ utid: 'U200003', rewardName: 'Café Ébène SMS', currencyCode: 'USD', deliveryMethods: ['MOBILE'] }),
  ],
});
const names = (results: readonly { readonly brand: { readonly brandName: string } }[]) =>
  results.map(({ brand }) => brand.brandName);
const all = filterBrands([books, cafe], NONE);

describe('the filters of the catalogue', () => {
  it('ask one and the same item to meet all of them', () => {
    expect(names(filterBrands([books, cafe], { ...NONE, currency: 'EUR', delivery: 'EMAIL' }))).toEqual(['Café Ébène']);
    expect(filterBrands([books, cafe], { ...NONE, currency: 'EUR', delivery: 'MOBILE' })).toEqual([]);
  });

  it('find brands by category, and those of a collection', () => {
    expect(names(filterBrands([books, cafe], { ...NONE, category: 'Coffee' }))).toEqual(['Café Ébène']);
    const collection = { id: 'c', name: { en: 'C' }, utids: ['U200003', 'U000000'] };
    const [result, ...others] = filterBrands([books, cafe], NONE, collection);
    expect(result?.items.map((item) => item.utid)).toEqual(['U200003']);
    expect(others).toEqual([]);
  });

  it('keep of a brand the items that meet them', () => {
    const [result] = filterBrands([cafe], { ...NONE, currency: 'USD', country: 'FR' });
    expect(result?.items.map((item) => item.utid)).toEqual(['U200003']);
  });
});

describe('the search', () => {
  it.each(['cafe ebene', 'CAFÉ', 'ｃａｆｅ', 'coffee', 'ebene 10'])('finds Café Ébène by "%s"', (text) => {
    expect(names(all.filter((result) => matchesSearch(result, text)))).toEqual(['Café Ébène']);
  });

  it('asks for every word', () => {
    expect(all.filter((result) => matchesSearch(result, 'cafe books'))).toEqual([]);
  });
});

describe('the delivery of a page', () => {
  const text = filterBrands([buildBrand({ items: [buildItem({ deliveryMethods: ['MOBILE'] })] })], NONE);
  const [mail] = filterBrands([books], NONE);

  it('is said once, and again on the cards where it differs', () => {
    const common = getCommonDelivery([...all.slice(0, 1), ...all.slice(0, 1), ...text]);
    expect(common).toEqual({ methods: ['EMAIL'], isEverywhere: false });
    expect(text.map((result) => hasOwnDelivery(result, common))).toEqual([true]);
    expect(mail && hasOwnDelivery(mail, common)).toBe(false);
  });

  it('is the same everywhere, or of no page without cards', () => {
    expect(getCommonDelivery(text)).toEqual({ methods: ['MOBILE'], isEverywhere: true });
    expect(getCommonDelivery([])).toBeNull();
  });
});

describe('the sections', () => {
  it('put first what the account’s currency buys', () => {
    const sections = sectionsByCurrency(all, 'EUR');
    expect(sections.map(({ key, results }) => [key, names(results)])).toEqual([
      ['own', ['Café Ébène']],
      ['other', ['Harbour Books']],
    ]);
    expect(sectionsByCurrency(all, 'USD').map(({ results }) => names(results))).toEqual([
      ['Harbour Books', 'Café Ébène'],
    ]);
  });

  it('are one when the account has no currency or nothing is in it', () => {
    expect(sectionsByCurrency(all, null)).toHaveLength(1);
    expect(sectionsByCurrency(all, 'JPY')).toHaveLength(1);
  });

  it('put first what the account sent most, unless it cannot be ordered now', () => {
    const out = buildBrand({ brandKey: 'B20009', brandName: 'Able', items: [buildItem({ isAvailable: false })] });
    const results = filterBrands([out, books, cafe], NONE);
    const sections = sectionsBySent(results, ['B20009', 'B20002', 'B99999'], 'USD');
    expect(sections.map(({ key, results: own }) => [key, names(own)])).toEqual([
      ['sent', ['Café Ébène']],
      ['own', ['Harbour Books']],
      ['other', ['Able']],
    ]);
    expect(sectionsBySent(all, [], 'EUR')).toEqual(sectionsByCurrency(all, 'EUR'));
  });

  it('group by country, brands of several countries last', () => {
    expect(sectionsByCountry(all, 'en').map(({ title }) => title)).toEqual([
      { key: 'catalog.country', name: 'United States' },
      { key: 'catalog.severalCountries', name: '' },
    ]);
  });

  it('put what cannot be ordered now last', () => {
    const out = buildBrand({ brandName: 'Able', items: [buildItem({ isAvailable: false })] });
    const [section] = sectionsByName(filterBrands([out, books], NONE), 'en');
    expect(names(section?.results ?? [])).toEqual(['Harbour Books', 'Able']);
  });
});
