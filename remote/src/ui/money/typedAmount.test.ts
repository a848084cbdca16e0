import { amountForWire, formattedOnBlur } from './typedAmount.ts';

describe('amounts typed in a locale', () => {
  test.each([
    ['1250.5', 'USD', 'en', '1,250.50'],
    ['1,250.50', 'USD', 'en', '1,250.50'],
    ['$1,250.50', 'USD', 'en', '1,250.50'],
    ['1.250,50', 'EUR', 'es', '1250,50'],
    ['33,3', 'EUR', 'fr', '33,30'],
    ['１２５０', 'JPY', 'ja', '1,250'],
    ['1250', 'JPY', 'ja', '1,250'],
    ['1.5', 'KWD', 'en', '1.500'],
  ])('%s in %s for %s becomes %s when the field is left', (typed, currency, locale, shown) => {
    expect(formattedOnBlur(typed, currency, locale)).toBe(shown);
  });

  test.each([
    ['1.234', 'USD', 'es', '1234,00'],
    ['10.999', 'USD', 'en', '10.999'],
    ['10.5', 'JPY', 'ja', '10.5'],
    ['ten', 'USD', 'en', 'ten'],
    ['', 'USD', 'en', ''],
  ])('%s in %s for %s is never rounded: %s', (typed, currency, locale, shown) => {
    expect(formattedOnBlur(typed, currency, locale)).toBe(shown);
  });

  test('is sent as decimal text', () => {
    expect(amountForWire('1.250,50', 'es')).toBe('1250.50');
    expect(amountForWire('ten', 'en')).toBe('ten');
  });
});
