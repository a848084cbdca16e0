import { parseLocalAmount } from './localAmount.ts';

it.each([
  ['33,33', 'es', '33.33'],
  ['1.250,50', 'es', '1250.50'],
  ['1,250.50', 'en', '1250.50'],
  ['1 250,50', 'fr', '1250.50'],
  ['1\u202f250,50', 'fr', '1250.50'],
  ['$1,250', 'en', '1250'],
  ['１２３４', 'ja', '1234'],
  ['¥1,250', 'ja', '1250'],
  ['10.50', 'es', '10.50'],
  ['10,5', 'en', '10.5'],
  ['1.250', 'es', '1250'],
  ["1'250.50", 'en', '1250.50'],
  ['-5', 'en', '-5'],
])('reads %s in %s as %s', (text, locale, expected) => {
  expect(parseLocalAmount(text, locale)).toBe(expected);
});

it.each([
  ['', 'en'],
  ['ten', 'en'],
  ['1e9', 'en'],
  ['Infinity', 'en'],
  ['1.2.3.4', 'en'],
])('does not read %s', (text, locale) => {
  expect(parseLocalAmount(text, locale)).toBeNull();
});
