import { groupedReading, parseLocalAmount } from './localAmount.ts';

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
  ['١٢٥٠٫٥', 'en', '1250.5'],
  ['١٬٢٥٠٫٥٠', 'es', '1250.50'],
  ['१२५०.५', 'en', '1250.5'],
  ['𝟙𝟚.𝟝', 'en', '12.5'],
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

it.each([
  ['1.000', 'en', '1000'],
  ['12.500', 'ja', '12500'],
  ['1,000', 'es', '1000'],
  ['€1,000', 'fr', '1000'],
  ['١٫٠٠٠', 'en', '1000'],
])('%s in %s may also be %s', (text, locale, grouped) => {
  expect(groupedReading(text, locale)).toBe(grouped);
});

it.each([
  ['1,000', 'en'],
  ['1.000', 'es'],
  ['1.00', 'en'],
  ['1.0000', 'en'],
  ['0.500', 'en'],
  ['1000.000', 'en'],
  ['1,000.000', 'en'],
])('%s in %s has one reading', (text, locale) => {
  expect(groupedReading(text, locale)).toBeNull();
});
