import {
  checkMailedAddress,
  listAddressWarnings,
  mailedAddressKey,
  NO_ADDRESS,
  tidyMailedAddress,
  type MailedAddress,
} from './mailedAddress.ts';

const ADDRESS: MailedAddress = {
  companyName: '',
  streetLine1: '12 Sample Street',
  streetLine2: '',
  city: 'San Francisco',
  stateOrProvince: 'CA',
  postalCode: '94105',
  country: 'US',
};

const refusals = (parts: Partial<MailedAddress>) =>
  checkMailedAddress({ ...ADDRESS, ...parts }).map(([part, { key }]) => `${part} ${key}`);

test.each<[Partial<MailedAddress>, string[]]>([
  [{}, []],
  [{ postalCode: '94105-1234', streetLine2: 's'.repeat(35), stateOrProvince: 'AE' }, []],
  [{ postalCode: '9410' }, ['postalCode error.address.postalCode.US']],
  [{ stateOrProvince: 'ca' }, ['stateOrProvince error.address.stateCode']],
  [{ country: 'GB', postalCode: 'SW1A 1AA' }, ['country error.address.mailedCountry']],
  [{ streetLine1: '' }, ['streetLine1 error.address.line']],
  [
    { streetLine1: 's'.repeat(36), companyName: 'c'.repeat(36) },
    ['companyName error.text.tooLong', 'streetLine1 error.text.tooLong'],
  ],
  [{ city: 'San <b>' }, ['city error.text.angleBrackets']],
])('%j is refused at %j', (parts, expected) => {
  expect(refusals(parts)).toEqual(expected);
});

test('of an address of which nothing is known every part that it needs is missing', () => {
  expect(checkMailedAddress(NO_ADDRESS).map(([part]) => part)).toEqual([
    'streetLine1',
    'city',
    'stateOrProvince',
    'postalCode',
  ]);
});

test('what is to be told stands at the part that it is about', () => {
  expect(listAddressWarnings({ ...ADDRESS, stateOrProvince: 'PR' })).toEqual([]);
  expect(listAddressWarnings({ ...ADDRESS, streetLine2: 'PO Box 9', stateOrProvince: 'GU' })).toEqual([
    ['streetLine2', 'PO_BOX'],
    ['stateOrProvince', 'TERRITORY'],
  ]);
});

test('one address has one key, however it is written', () => {
  const written = { ...ADDRESS, streetLine1: ' 12  SAMPLE Street', stateOrProvince: 'ca', country: 'us' };
  expect(mailedAddressKey(written)).toBe(mailedAddressKey(ADDRESS));
  expect(tidyMailedAddress(written)).toEqual({ ...ADDRESS, streetLine1: '12 SAMPLE Street' });
});
