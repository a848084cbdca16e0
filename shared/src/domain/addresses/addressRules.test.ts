import { ADDRESS_VECTORS, ADDRESSES } from '../../testing/addressVectors.ts';
import { ADDRESS_FIELDS, checkAddressField, tidyAddress, tidyPostalCode } from './addressRules.ts';

test.each(ADDRESS_VECTORS)('$of $field "$value" gives $key', ({ of, field, value, key }) => {
  expect(checkAddressField(field, { ...ADDRESSES[of], [field]: value })?.key ?? null).toBe(key);
});

test.each(Object.values(ADDRESSES))('an address in $country has nothing wrong, and is tidy', (address) => {
  expect(ADDRESS_FIELDS.map((field) => checkAddressField(field, address))).toEqual(ADDRESS_FIELDS.map(() => null));
  expect(tidyAddress(address)).toEqual(address);
});

test.each([
  ['US', ' 94103 1234 ', '94103-1234'],
  ['US', '94103\u20131234', '94103-1234'],
  ['US', '９４１０３', '94103'],
  ['CA', 'm5v3l9', 'M5V 3L9'],
  ['CA', 'M5V  3l9', 'M5V 3L9'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'm1 1ae', 'M1 1AE'],
  ['AU', ' 20 00', '2000'],
  ['US', ' sw1a  1aa ', 'sw1a 1aa'],
  ['DE', ' 10115 ', '10115'],
])('in %s "%s" is written %s', (country, typed, written) => {
  expect(tidyPostalCode(country, typed)).toBe(written);
});

test('what was typed is kept with single spaces and upper-case codes', () => {
  const typed = { ...ADDRESSES.CA, addressLine1: '  88  Rue des E\u0301rables ', state: ' qc ', postalCode: 'h2x1y4' };
  expect(tidyAddress(typed)).toEqual(ADDRESSES.CA);
});
