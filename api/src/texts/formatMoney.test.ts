import { formatDay, formatMoney, formatShortDay } from './formatMoney.ts';

it.each([
  [2_500n, 'USD', 'en', '$25.00'],
  [2_500n, 'EUR', 'en', '€25.00'],
  [2_500n, 'EUR', 'fr', '25,00\u00a0€'],
  [1_000n, 'JPY', 'ja', '¥1,000'],
  [-2_500n, 'USD', 'en', '\u2212$25.00'],
] as const)('writes %s of %s in %s as %s', (minor, currencyCode, language, text) => {
  expect(formatMoney(minor, currencyCode, language)).toBe(text);
});

it.each([
  ['en', 'November 20, 2026'],
  ['fr', '20 novembre 2026'],
] as const)('writes a day in %s as %s', (language, text) => {
  expect(formatDay(new Date('2026-11-20T23:00:00Z'), language)).toBe(text);
});

it.each([
  ['en', 'Nov 1, 2026'],
  ['fr', '1 nov. 2026'],
  ['ja', '2026/11/01'],
] as const)('writes a day of a table in %s as %s', (language, text) => {
  expect(formatShortDay(new Date('2026-11-01T00:00:00Z'), language)).toBe(text);
});
