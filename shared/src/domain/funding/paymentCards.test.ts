import { checkExpiration, expirationOf, typedExpiration } from './cardFacts.ts';
import {
  brandOf,
  checkCardCode,
  checkCardholder,
  checkCardNumber,
  codeOf,
  joinedCardholder,
  spacedCardNumber,
  spacedExpiration,
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
  ['1', '1'],
  ['4', '04'],
  ['12', '12'],
  ['122', '12 / 2'],
  ['1227', '12 / 27'],
  ['12/27', '12 / 27'],
  ['1 / ', '01 / '],
  ['12 / 279', '12 / 27'],
  ['12 / 203', '12/203'],
  ['12/2030', '12 / 30'],
  ['12 / 2030', '12 / 30'],
  ['9/2030', '09 / 30'],
  ['2028-02', '02 / 28'],
  ['2028/02', '02 / 28'],
  ['2028-2', '02 / 28'],
  ['202802', '02 / 28'],
  ['28/02', '02 / 28'],
  ['02/2028', '02 / 28'],
  ['02-2028', '02 / 28'],
  ['022028', '02 / 28'],
  ['0228', '02 / 28'],
  ['02/28', '02 / 28'],
  ['2/28', '02 / 28'],
  ['０２／２８', '02 / 28'],
])('%j is written as %j while it is typed or filled in', (typed, spaced) => {
  expect(spacedExpiration(typed)).toBe(spaced);
});

it.each([
  ['12 / 26', '2026-12', null],
  ['11 / 26', '2026-11', null],
  ['10/26', '2026-10', 'error.card.expirationPast'],
  ['11 / 46', '2046-11', null],
  ['12 / 46', '2046-12', 'error.card.expirationInvalid'],
  ['13 / 27', null, 'error.card.expirationInvalid'],
  ['', null, 'error.card.expirationInvalid'],
])('%j ends %s', (typed, expiration, key) => {
  expect(expirationOf(typed)).toBe(expiration);
  expect(checkExpiration(expirationOf(typed), TODAY)?.key ?? null).toBe(key);
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
