import { isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { currencySymbol, formatMoney } from './formatMoney.ts';

test.each([
  ['en', '¥15,000'],
  ['ja', '¥15,000'],
])('the yen sign is as wide as its figures in %s', (locale, text) => {
  expect(formatMoney(15_000, 'JPY', locale)).toBe(text);
  expect(currencySymbol('JPY', locale).symbol).toBe('¥');
});

test.each([
  ['en', ['$25.00', 'CA$25.00', 'A$25.00']],
  ['fr', ['25,00\u00a0$US', '25,00\u00a0$CA', '25,00\u00a0$AU']],
  ['ja', ['$25.00', 'CA$25.00', 'A$25.00']],
])('every dollar says whose it is in %s', (locale, texts) => {
  expect(['USD', 'CAD', 'AUD'].map((currency) => formatMoney(25, currency, locale))).toEqual(texts);
  expect(currencySymbol('CAD', locale).symbol).toMatch(/CA/);
});

test.each(LANGUAGES)('no two currencies share a sign in %s', (locale) => {
  const codes = Intl.supportedValuesOf('currency').filter(isCurrencyCode);
  const signs = codes.map((code) => currencySymbol(code, locale).symbol);
  expect(signs.filter((sign, at) => signs.indexOf(sign) !== at)).toEqual([]);
});
