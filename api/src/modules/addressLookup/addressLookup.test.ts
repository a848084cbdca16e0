import type { AddressSuggestion, FoundAddress } from '@portal/shared/contract/addresses';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { Env } from '../../env/env.ts';
import { buildPlatform, buildUser } from '../../testing/builders.ts';
import { startFakePlaces } from '../../testing/startFakePlaces.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

const LOOKUP = '/api/address-lookup';
const SEARCH = {
  url: `${LOOKUP}/suggestions`,
  query: { query: 'lantern', country: 'US', sessionToken: 'session-of-ana' },
};

const fake = await startFakePlaces();
const opened: TestApp[] = [];
afterAll(async () => {
  for (const test of opened) await test.close();
  await fake.close();
});

async function open(addresses?: Env['addresses']) {
  const test = await buildTestApp(addresses === undefined ? {} : { addresses });
  opened.push(test);
  const { id: platform_id } = await buildPlatform(test.db);
  const user = (codes: readonly Authority[]) => buildUser(test.db, { platform_id, authorities: codes });
  const call = await test.signIn((await user(['PLACE_ORDER_ACCESS'])).email);
  return { test, call, user };
}

const local = await open();

const refused = async (call: Call, options: Parameters<Call>[0]) => {
  const response = await call(options);
  return [response.statusCode, response.json<ErrorBody>().i18nKey];
};

it('in local mode invented addresses are suggested, and read by their identifier', async () => {
  const { call } = local;
  expect((await call({ url: LOOKUP })).json()).toEqual({ provider: 'SAMPLES' });
  const [first] = (await call(SEARCH)).json<AddressSuggestion[]>();
  expect(first).toEqual({
    placeId: 'sample-US-0',
    mainText: '410 Lantern Street, Suite 12',
    secondaryText: 'San Francisco, CA 94103',
  });
  const read = await call({ url: `${LOOKUP}/addresses/sample-US-0`, query: { sessionToken: 'session-of-ana' } });
  expect(read.json<FoundAddress>()).toEqual({
    country: 'US',
    addressLine1: '410 Lantern Street',
    addressLine2: 'Suite 12',
    city: 'San Francisco',
    state: 'CA',
    postalCode: '94103',
    hasStreetNumber: true,
  });
  expect(await refused(call, { url: `${LOOKUP}/addresses/sample-US-99` })).toEqual([404, 'error.notFound']);
});
it('less than three characters find nothing; other countries and tokens are refused', async () => {
  const { call } = local;
  expect((await call({ ...SEARCH, query: { ...SEARCH.query, query: ' la ' } })).json()).toEqual([]);
  expect(await refused(call, { ...SEARCH, query: { query: 'lantern' } })).toEqual([400, 'error.validation']);
  const wrong = await call({ ...SEARCH, query: { ...SEARCH.query, country: 'DE' } });
  expect(wrong.json<ErrorBody>().fields).toEqual([{ field: 'country', i18nKey: 'error.address.country' }]);
  expect((await call({ ...SEARCH, query: { ...SEARCH.query, sessionToken: 'x'.repeat(37) } })).statusCode).toBe(400);
});

it('is for those who pay by card or order, and for nobody who is not signed in', async () => {
  const { test, user } = local;
  const payer = await test.signIn((await user(['PAYMENT_METHODS_MANAGE'])).email);
  expect((await payer(SEARCH)).statusCode).toBe(200);
  const other = await test.signIn((await user(['FUNDING_ACCESS'])).email);
  for (const url of [LOOKUP, SEARCH.url, `${LOOKUP}/addresses/sample-US-0`]) {
    expect(await refused(other, { url })).toEqual([403, 'error.forbidden']);
    expect((await test.app.inject(url)).statusCode).toBe(401);
  }
});

it('without a look-up the setting says so, and every search', async () => {
  const { call } = await open(null);
  expect((await call({ url: LOOKUP })).json()).toEqual({ provider: null });
  expect(await refused(call, SEARCH)).toEqual([404, 'error.addressLookup.absent']);
  expect(await refused(call, { url: `${LOOKUP}/addresses/x` })).toEqual([404, 'error.addressLookup.absent']);
});

it('with a key Google is asked; its failure is 503, and its log holds nothing that was searched', async () => {
  const { call } = await open({ provider: 'GOOGLE', url: fake.url, key: 'operators-key' });
  expect((await call({ url: LOOKUP })).json()).toEqual({ provider: 'GOOGLE' });
  expect((await call(SEARCH)).json()).toEqual([]);
  expect(fake.asked[0]?.headers['x-goog-api-key']).toBe('operators-key');
  fake.response({ status: 403, body: { error: { details: [{ reason: 'API_KEY_SERVICE_BLOCKED' }] } } });
  const { written, restore } = catchLog();
  expect(await refused(call, SEARCH)).toEqual([503, 'error.unavailable']);
  restore();
  expect(written.join('')).toContain('"outcome":"API_KEY_SERVICE_BLOCKED"');
  expect(written.join('')).not.toMatch(/lantern|operators-key|session-of-ana/);
});

function catchLog() {
  const written: string[] = [];
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (line) => written.push(String(line)) > 0;
  return {
    written,
    restore: () => {
      process.stderr.write = write;
    },
  };
}
