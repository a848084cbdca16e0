import { startFakePlaces, type FakePlaces } from '../../testing/startFakePlaces.ts';
import { createGoogleAddressLookup } from './createGoogleAddressLookup.ts';
import type { AddressLookup } from './AddressLookup.ts';

const TOKEN = '3f0c9a52-8d1e-4f4b-9a50-1f2d7c6b8e90';
const SEARCH = { query: '410 Lan', country: 'US', sessionToken: TOKEN } as const;
const PLACE = { placeId: 'ChIJ_a-1', sessionToken: TOKEN };

let fake: FakePlaces;
let lookup: AddressLookup;
/** For a service that keeps silent. */
let impatient: AddressLookup;
beforeEach(async () => {
  fake = await startFakePlaces();
  const service = { url: fake.url, key: 'operators-key' };
  lookup = createGoogleAddressLookup({ ...service, timeoutMs: 30_000 });
  impatient = createGoogleAddressLookup({ ...service, timeoutMs: 300 });
});
afterEach(() => fake.close());

const prediction = (placeId: string, mainText: string, secondaryText: string) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text: `${mainText}, ${secondaryText}` },
    structuredFormat: {
      mainText: { text: mainText, matches: [{ endOffset: 3 }] },
      secondaryText: { text: secondaryText },
    },
    types: ['street_address'],
  },
});
const component = (longText: string, shortText: string, ...types: readonly string[]) => ({
  longText,
  shortText,
  types,
});

it('searches streets and houses of one country, with the key in a header and the token in the body', async () => {
  fake.response({
    status: 200,
    body: { suggestions: [prediction('ChIJ_a-1', '410 Lantern St', 'San Francisco, CA')] },
  });
  expect(await lookup.suggest(SEARCH)).toEqual({
    outcome: 'found',
    suggestions: [{ placeId: 'ChIJ_a-1', mainText: '410 Lantern St', secondaryText: 'San Francisco, CA' }],
  });
  const [asked] = fake.asked;
  expect(asked).toMatchObject({
    method: 'POST',
    url: '/v1/places:autocomplete',
    headers: {
      'content-type': 'application/json',
      'x-goog-api-key': 'operators-key',
      'x-goog-fieldmask': 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat',
    },
  });
  expect(asked?.body).toEqual({
    input: '410 Lan',
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
    includedRegionCodes: ['us'],
    languageCode: 'en',
    sessionToken: TOKEN,
  });
});

it('an address is read with the token that ends the search, and only its components', async () => {
  fake.response({
    status: 200,
    body: {
      addressComponents: [
        component('12', '12', 'subpremise'),
        component('410', '410', 'street_number'),
        component('Lantern Street', 'Lantern St', 'route'),
        component('San Francisco', 'SF', 'locality', 'political'),
        component('California', 'CA', 'administrative_area_level_1', 'political'),
        component('United States', 'US', 'country', 'political'),
        component('94103', '94103', 'postal_code'),
        component('1234', '1234', 'postal_code_suffix'),
      ],
    },
  });
  expect(await lookup.find(PLACE)).toEqual({
    outcome: 'found',
    address: {
      country: 'US',
      addressLine1: '410 Lantern Street',
      addressLine2: 'Apt 12',
      city: 'San Francisco',
      state: 'CA',
      postalCode: '94103-1234',
      hasStreetNumber: true,
    },
  });
  expect(fake.asked[0]).toMatchObject({
    method: 'GET',
    url: `/v1/places/ChIJ_a-1?languageCode=en&sessionToken=${TOKEN}`,
    headers: { 'x-goog-api-key': 'operators-key', 'x-goog-fieldmask': 'addressComponents' },
    body: null,
  });
});

it('nothing found is an empty list; predictions that are no places are left out', async () => {
  fake.response({ status: 200, body: {} }, { status: 200, body: { suggestions: [{ queryPrediction: {} }] } });
  expect(await lookup.suggest({ ...SEARCH, sessionToken: undefined })).toEqual({ outcome: 'found', suggestions: [] });
  expect(fake.asked[0]?.body).not.toHaveProperty('sessionToken');
  expect(await lookup.suggest(SEARCH)).toEqual({ outcome: 'found', suggestions: [] });
});

const refusal = (status: number, reason: string) => ({
  status,
  body: { error: { code: status, message: 'No', status: 'X', details: [{ reason, domain: 'googleapis.com' }] } },
});

it('an identifier that is none, or of a place abroad, is unknown', async () => {
  fake.response(refusal(404, 'NOT_FOUND'), refusal(400, 'INVALID'), {
    status: 200,
    body: { addressComponents: [component('Germany', 'DE', 'country')] },
  });
  for (let turn = 0; turn < 3; turn += 1) expect(await lookup.find(PLACE)).toEqual({ outcome: 'unknown' });
});

it.each([
  ['a wrong key', refusal(400, 'API_KEY_INVALID'), '400 API_KEY_INVALID'],
  ['a key without the right', refusal(403, 'API_KEY_SERVICE_BLOCKED'), '403 API_KEY_SERVICE_BLOCKED'],
  ['too many calls', refusal(429, 'RATE_LIMIT_EXCEEDED'), '429 RATE_LIMIT_EXCEEDED'],
  ['no JSON', { status: 200, body: '<html>410 Lan</html>' }, 'SyntaxError'],
  ['another shape', { status: 200, body: [1] }, 'unreadable'],
  ['silence', { status: 0, body: null }, 'TimeoutError'],
] as const)('%s is a failure whose reason holds nothing that was searched', async (_name, response, reason) => {
  fake.response(response);
  const asked = response.status === 0 ? impatient : lookup;
  expect(await asked.suggest(SEARCH)).toEqual({ outcome: 'failed', reason });
  expect(await asked.find(PLACE)).toEqual({ outcome: 'failed', reason });
});

it('a service out of reach is a failure, and so is a fifth call at once', async () => {
  fake.response({ status: 0, body: null });
  const five = Array.from({ length: 5 }, () => impatient.suggest(SEARCH));
  expect(await five[4]).toEqual({ outcome: 'failed', reason: 'too many calls at once' });
  await Promise.all(five);
  const nowhere = createGoogleAddressLookup({ url: 'http://127.0.0.1:1', key: 'k' });
  expect(await nowhere.suggest(SEARCH)).toEqual({ outcome: 'failed', reason: 'TypeError' });
});
