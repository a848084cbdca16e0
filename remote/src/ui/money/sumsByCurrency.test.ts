import { sumsByCurrency } from './sumsByCurrency.ts';

test('amounts of a currency add up without a rounding error', () => {
  const tenths = Array.from({ length: 10 }, () => ({ amount: 0.1, currencyCode: 'USD' }));
  expect(sumsByCurrency([...tenths, { amount: -0.4, currencyCode: 'USD' }])).toEqual([
    { amount: 0.6, currencyCode: 'USD' },
  ]);
});

test('each currency has a sum of its own, with its own decimals', () => {
  const sums = sumsByCurrency([
    { amount: 1500, currencyCode: 'JPY' },
    { amount: 12.5, currencyCode: 'EUR' },
    { amount: 500, currencyCode: 'JPY' },
  ]);
  expect(sums).toEqual([
    { amount: 2000, currencyCode: 'JPY' },
    { amount: 12.5, currencyCode: 'EUR' },
  ]);
});
