import { currencySymbol, formatMoney } from './formatMoney.ts';

test.each([
  ['en', '¥15,000'],
  ['ja', '¥15,000'],
  ['fr', '15\u202f000\u00a0¥'],
])('the yen sign is as wide as its figures in %s', (locale, text) => {
  expect(formatMoney(15_000, 'JPY', locale)).toBe(text);
  expect(currencySymbol('JPY', locale).symbol).toBe('¥');
});
