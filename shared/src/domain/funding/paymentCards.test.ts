import { checkExpiration, expirationOf, settledExpiration, spacedExpiration, typedExpiration } from './cardFacts.ts';
import {
  brandOf,
  checkCardCode,
  checkCardholder,
  checkCardNumber,
  codeOf,
  joinedCardholder,
  spacedCardNumber,
  splitCardholder,
} from './paymentCards.ts';

const TODAY = new Date('2026-11-24T12:00:00Z');

it.each([
  ['4111111111111111', 'VISA', '4111 1111 1111 1111', 'CVV', 3],
  ['4012888888881881', 'VISA', '4012 8888 8888 1881', 'CVV', 3],
  ['5555555555554444', 'MASTER_CARD', '5555 5555 5555 4444', 'CVC', 3],
  ['2223003122003222', 'MASTER_CARD', '2223 0031 2200 3222', 'CVC', 3],
  ['378282246310005', 'AMERICAN_EXPRESS', '3782 822463 10005', 'CID', 4],
  ['6011111111111117', 'DISCOVER', '6011 1111 1111 1117', 'CID', 3],
  ['3566111111111113', 'JCB', '3566 1111 1111 1113', 'CVV', 3],
  ['30569309025904', 'DINERS_CLUB', '3056 930902 5904', 'CVV', 3],
  ['36006666333344', 'DINERS_CLUB', '3600 666633 3344', 'CVV', 3],
] as const)('%s is a card of %s', (number, brand, spaced, codeName, codeLength) => {
  expect(checkCardNumber(number, 'USD')).toBeNull();
  expect(checkCardNumber(spaced, 'USD')).toBeNull();
  expect(brandOf(number)).toBe(brand);
  expect(spacedCardNumber(number)).toBe(spaced);
  expect(codeOf(brand)).toEqual({ name: codeName, length: codeLength });
});

it.each([
  ['', 'error.card.numberRequired'],
  ['4111 1111 1111 1112', 'error.card.numberInvalid'],
  ['4111', 'error.card.numberInvalid'],
  ['x', 'error.card.numberInvalid'],
  ['6212345678901232', 'error.card.brandRefused'],
  ['5018000000000009', 'error.card.brandRefused'],
  ['2200000000000004', 'error.card.brandRefused'],
])('the number %j is refused', (number, key) => {
  expect(checkCardNumber(number, 'USD')).toMatchObject({ key });
});

it('accounts in other currencies take neither American Express nor Discover, by name', () => {
  expect(checkCardNumber('378282246310005', 'EUR')).toEqual({
    key: 'error.card.brandForCurrency',
    values: { brand: 'American Express', currency: 'EUR' },
  });
  expect(checkCardNumber('6011111111111117', 'GBP')).toMatchObject({ key: 'error.card.brandForCurrency' });
  expect(checkCardNumber('3566111111111113', 'GBP')).toBeNull();
});

it.each([
  ['123', 'VISA', null],
  ['1234', 'VISA', 'error.card.codeInvalid'],
  ['1234', 'AMERICAN_EXPRESS', null],
  ['123', 'AMERICAN_EXPRESS', 'error.card.codeInvalid'],
  ['12a', 'JCB', 'error.card.codeInvalid'],
  ['1234', null, null],
  ['', null, 'error.card.codeRequired'],
] as const)('the code %j of %s', (code, brand, key) => {
  expect(checkCardCode(code, brand)?.key ?? null).toBe(key);
});

it.each([
  ['4', '4', null],
  ['12', '12', null],
  ['122', '12 / 2', null],
  ['1227', '12 / 27', '2027-12'],
  ['12/27', '12/27', '2027-12'],
  ['12 / 203', '12 / 203', null],
  ['12 / 2030', '12 / 2030', '2030-12'],
  ['9/2030', '9/2030', '2030-09'],
  ['728', '728', '2028-07'],
  ['228', '228', '2028-02'],
  ['202', '202', null],
  ['2028', '2028', null],
  ['2028-02', '2028-02', '2028-02'],
  ['2028/2', '2028/2', '2028-02'],
  ['202802', '202802', '2028-02'],
  ['022028', '02 / 2028', '2028-02'],
  ['02-2028', '02-2028', '2028-02'],
  ['02 28', '02 28', '2028-02'],
  ['2/28', '2/28', '2028-02'],
  ['０２／２８', '02/28', '2028-02'],
  // Days, and words: no month of a card is certain.
  ['02/31/2028', '02/31/2028', null],
  ['31.12.2028', '31.12.2028', null],
  ['2028-02-28', '2028-02-28', null],
  ['28/02', '28/02', null],
  ['Feb 2028', 'Feb 2028', null],
  ['00/28', '00/28', null],
  ['13 / 27', '13 / 27', null],
  ['', '', null],
])('%j is kept as %j and read as %j, pasted and typed key by key', (typed, kept, expiration) => {
  expect(spacedExpiration(typed)).toBe(kept);
  const byKeys = Array.from(typed).reduce((text, key) => spacedExpiration(text + key), '');
  expect([byKeys, kept].map(expirationOf)).toEqual([expiration, expiration]);
  expect(settledExpiration(byKeys)).toBe(expiration === null ? byKeys : typedExpiration(expiration));
});

it.each([
  ['12 / 26', null],
  ['11 / 26', null],
  ['10/26', 'error.card.expirationPast'],
  ['11 / 46', null],
  ['12 / 46', 'error.card.expirationInvalid'],
  ['13 / 27', 'error.card.expirationInvalid'],
  ['', 'error.card.expirationInvalid'],
])('a card until %j: %s', (typed, key) => {
  expect(checkExpiration(typed, TODAY)?.key ?? null).toBe(key);
});

it('a card is good until its month has ended everywhere on earth', () => {
  expect(checkExpiration('2026-11', new Date('2026-12-01T11:59:59Z'))).toBeNull();
  expect(checkExpiration('2026-11', new Date('2026-12-01T12:00:00Z'))).toEqual({ key: 'error.card.expirationPast' });
});

it('a kept month is written as it is typed', () => expect(typedExpiration('2027-03')).toBe('03 / 27'));

it.each([
  ['María del Carmen García López', 'María del Carmen García', 'López'],
  ['Cher', 'Cher', 'Cher'],
  ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
  ['山田 花子', '山田', '花子'],
])('%j is split at its last space', (name, firstName, lastName) => {
  expect(checkCardholder(name)).toBeNull();
  expect(splitCardholder(name)).toEqual({ firstName, lastName });
  expect(joinedCardholder({ firstName, lastName })).toBe(name.trim().replace(/\s+/g, ' '));
});

it.each([
  ['', 'error.card.nameRequired'],
  [`Ada ${'x'.repeat(61)}`, 'error.name.tooLong'],
])('the name %j is refused', (name, key) => {
  expect(checkCardholder(name)).toMatchObject({ key });
});
