import { holdsCardNumber } from './cardNumberText.ts';
import { brandOf, checkCardNumber, spacedCardNumber } from './paymentCards.ts';

const NUMBERS = [
  '4111111111111111',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '6011111111111117',
  '30569309025904',
  '3530111333300000',
  '4035300539804083',
];

test.each(NUMBERS)('%s is found as digits, in groups and within a text', (number) => {
  expect(checkCardNumber(number, 'USD')).toBeNull();
  const spaced = spacedCardNumber(number);
  const fours = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  const wide = Array.from(number, (digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
  for (const written of [number, spaced, fours, fours.replaceAll(' ', '-'), fours.replaceAll(' ', '\u00a0'), wide])
    for (const text of [written, `please use ${written} until 12/30`, `2026 ${written} 2030`, `カード${written}です`])
      expect([text, holdsCardNumber(text)]).toEqual([text, true]);
});

test.each([
  ['one digit off', '4111111111111112'],
  ['a number of no brand', '9111111111111119'],
  ['too many digits', '41111111111111111111'],
  ['an identifier', '0f4111111111111111e0'],
  ['an identifier in groups', '41111111-1111-4111-8111-111111111111'],
  ['telephone numbers', '+1 425 555 0100, +49 30 901820, +86 138 0013 8000'],
  ['an account number', '000123456789'],
  ['a time in milliseconds', '1767603600000'],
  ['an order', 'WO-26-000123'],
  ['a bank account', 'DE89 3704 0044 0532 0130 00'],
  ['a text that no field takes', ` 4111111111111111 ${'x'.repeat(20_000)}`],
])('%s is no card number', (_what, text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

test('a number that the form of a card takes is always found, and hardly any other digits are', () => {
  const made = Array.from({ length: 2_000 }, (_, nth) => String(4e15 + nth * 967_315_234_171).slice(0, 16));
  const differing = made.filter(
    (number) => holdsCardNumber(number) !== (brandOf(number) !== null && checkCardNumber(number, 'USD') === null),
  );
  expect(differing).toEqual([]);
});
