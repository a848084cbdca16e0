import type { Catalog } from '@portal/shared/contract/catalog';
import { SETTINGS } from '@portal/shared/domain/settings';
import { buildCatalogue, buildItem, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({
    dialogProducts: ['UFIXED', 'UGONE'],
    collections: [
      { id: 'books', name: { en: 'Books', fr: 'Livres' }, utids: ['UFIXED', 'UGONE', 'UVARIABLE'] },
      { id: 'gone', name: { en: 'No longer offered' }, utids: ['UGONE'] },
    ],
  });
  await buildCatalogue(testApp.db);
});
afterAll(() => testApp.close());
// Expires the cache.
beforeEach(() => testApp.clock.advance(SETTINGS.catalog.keptMs));

it('lists brands with their items, in major units', async () => {
  const call = await testApp.signIn((await buildShop(testApp.db)).buyer.email);
  const { brands } = (await call({ method: 'GET', url: '/api/catalog' })).json<Catalog>();
  expect(brands).toEqual([
    expect.objectContaining({ brandKey: 'B1', brandName: 'Harbour Books', imageUrl: '/api/catalog/artwork/B1.svg' }),
  ]);
  const items = new Map(brands[0]?.items.map((item) => [item.utid, item]));
  expect(items.get('UEUR')).toMatchObject({
    currencyCode: 'EUR',
    minValue: 1,
    maxValue: 2_000,
    feePercentage: 2.5,
    isAvailable: true,
  });
  expect(items.get('UJPY')).toMatchObject({ minValue: 100, maxValue: 100_000 });
  expect(items.get('UOPTIONS')?.amountDetails.options).toEqual([10, 25]);
  expect(items.get('UFIXED')).toMatchObject({ faceValue: 10, minValue: null, valueType: 'FIXED_VALUE' });
});

it('groups items in the collections that are configured, without what the catalogue does not have', async () => {
  const call = await testApp.signIn((await buildShop(testApp.db)).buyer.email);
  const { collections } = (await call({ method: 'GET', url: '/api/catalog' })).json<Catalog>();
  expect(collections).toEqual([{ id: 'books', name: { en: 'Books', fr: 'Livres' }, utids: ['UFIXED', 'UVARIABLE'] }]);
});

it('names the products whose terms are shown first', async () => {
  const call = await testApp.signIn((await buildShop(testApp.db)).buyer.email);
  const { brands } = (await call({ method: 'GET', url: '/api/catalog' })).json<Catalog>();
  const items = brands.flatMap((brand) => brand.items);
  expect(items.filter(({ hasTermsDialog }) => hasTermsDialog).map(({ utid }) => utid)).toEqual(['UFIXED']);
});

it('offers only what can be sent, and only the ways in which it can', async () => {
  const call = await testApp.signIn((await buildShop(testApp.db)).buyer.email);
  const brand = { description: '', terms: '', countries: ['US'], categories: [] };
  const { id } = await testApp.db
    .insertInto('brands')
    .values({ ...brand, brand_key: 'B2', brand_name: 'Cards by post', sort_order: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await buildItem(testApp.db, {
    brand_id: id,
    utid: 'UBULK',
    fulfillment_type: 'PHYSICAL',
    delivery_methods: ['BULK_PHYSICAL'],
  });
  const { brands } = (await call({ method: 'GET', url: '/api/catalog' })).json<Catalog>();
  expect(brands.map(({ brandKey }) => brandKey)).toEqual(['B1']);
  const items = brands.flatMap((one) => one.items);
  expect(items.map(({ utid }) => utid)).toEqual([
    'UVARIABLE',
    'UWHOLE',
    'UFIXED',
    'UOPTIONS',
    'UEUR',
    'UJPY',
    'UMAILED',
    'UTEXTED',
  ]);
  expect(new Set(items.flatMap(({ deliveryMethods }) => deliveryMethods))).toEqual(
    new Set(['EMAIL', 'MOBILE', 'MAILED']),
  );
});

it('tells stock and service apart, and answers 304 until something changes and a moment after', async () => {
  const call = await testApp.signIn((await buildShop(testApp.db)).buyer.email);
  const first = await call({ method: 'GET', url: '/api/catalog' });
  const again = () =>
    call({ method: 'GET', url: '/api/catalog', headers: { 'if-none-match': String(first.headers.etag) } });
  expect((await again()).statusCode).toBe(304);
  await testApp.db
    .updateTable('catalog_items')
    .set({ availability_status: 'OUT_OF_STOCK' })
    .where('utid', '=', 'UFIXED')
    .execute();
  await testApp.db.updateTable('brands').set({ service_availability: 'DEGRADED' }).execute();
  expect((await again()).statusCode).toBe(304);
  testApp.clock.advance(SETTINGS.catalog.keptMs);
  const changed = await again();
  expect(changed.statusCode).toBe(200);
  expect(changed.json<Catalog>().brands[0]?.items.find((item) => item.utid === 'UFIXED')).toMatchObject({
    isAvailable: false,
    itemAvailability: { itemAvailabilityStatus: 'OUT_OF_STOCK' },
    serviceAvailability: 'DEGRADED',
  });
});
