import { checkAmount } from '@portal/shared/domain/ordering/rewardAmount';
import { toBodyAmount, checkTypedAmount, formatOnBlur } from './typedAmount.ts';

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
    expect(formatOnBlur(typed, currency, locale)).toBe(shown);
  });

  test.each([
    ['1.234', 'USD', 'es', '1234,00'],
    ['10.999', 'USD', 'en', '10.999'],
    ['10.5', 'JPY', 'ja', '10.5'],
    ['1.000', 'USD', 'en', '1.000'],
    ['1,000', 'EUR', 'fr', '1,000'],
    ['1.000', 'JPY', 'ja', '1.000'],
    ['ten', 'USD', 'en', 'ten'],
    ['', 'USD', 'en', ''],
  ])('%s in %s for %s is never rounded: %s', (typed, currency, locale, shown) => {
    expect(formatOnBlur(typed, currency, locale)).toBe(shown);
  });

  test.each([
    ['1.000', 'USD', 'en', '1,000.00', '1.00'],
    ['12.500', 'USD', 'zh-CN', '12,500.00', '12.50'],
    ['1,000', 'EUR', 'fr', '1\u202f000,00', '1,00'],
    ['1.000', 'JPY', 'ja', '1,000', '1'],
  ])('%s in %s for %s asks whether %s or %s is meant', (typed, currency, locale, grouped, decimal) => {
    expect(checkTypedAmount(typed, currency, locale, (text) => checkAmount(text, currency))).toEqual({
      refusal: { key: 'error.amount.unclear', values: { grouped, decimal } },
    });
  });

  test.each([
    ['1,000', 'USD', 'en', 100_000n],
    ['1.000', 'EUR', 'es', 100_000n],
    ['1.000', 'KWD', 'en', 1_000n],
    ['1.00', 'USD', 'en', 100n],
    ['٥٠', 'USD', 'en', 5_000n],
  ])('%s in %s for %s is plain', (typed, currency, locale, minor) => {
    expect(checkTypedAmount(typed, currency, locale, (text) => checkAmount(text, currency))).toEqual({ minor });
  });

  test('is sent as decimal text', () => {
    expect(toBodyAmount('1.250,50', 'es')).toBe('1250.50');
    expect(toBodyAmount('ten', 'en')).toBe('ten');
  });
});
