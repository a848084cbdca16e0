import { DEMO_BRANDS } from './demoCatalogue.ts';
import { DEMO_COLLECTIONS, DEMO_DIALOG_PRODUCTS } from './demoCollections.ts';

it('names products of the demo catalogue alone', () => {
  const utids = DEMO_BRANDS.flatMap(({ items }) => items.map(({ utid }) => utid));
  const named = [...DEMO_COLLECTIONS.flatMap((collection) => collection.utids), ...DEMO_DIALOG_PRODUCTS];
  expect(named.filter((utid) => !utids.includes(utid))).toEqual([]);
});
