import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { buildFixedItem, buildItem, buildSummaryItem } from './testing/buildCatalog.ts';
import { toUrlAmount, toItemAmount, getInitialAmount } from './amountForm.ts';

const euro = buildItem({ currencyCode: 'EUR' });

describe('the amount between address, field and wire', () => {
  it('is read in the reader’s language and kept as decimal text', () => {
    expect(toItemAmount('1.250,50', euro, 'es')).toBe('1250.50');
    expect(toUrlAmount('1.250,50', euro, 'es')).toBe('1250.50');
    expect(toUrlAmount('1,000', euro, 'es')).toBeNull();
    expect(getInitialAmount(euro, '1250.5', 'es')).toBe('1250,50');
  });

  it('comes back from the address in every language as it went there', () => {
    for (const locale of LANGUAGES) {
      expect(toItemAmount(getInitialAmount(euro, '12345.60', locale), euro, locale)).toBe('12345.60');
    }
  });

  it('is empty for an address that holds no amount', () => {
    for (const text of ['abc', 'NaN', 'Infinity', '1e9', '10.505', ''])
      expect(getInitialAmount(euro, text, 'en')).toBe('');
  });

  it('has no decimals in yen', () => {
    expect(getInitialAmount(buildItem({ currencyCode: 'JPY' }), '1250', 'ja')).toBe('1,250');
  });

  it('is the value of a fixed item whatever the address says, and a picked one stays decimal', () => {
    expect(getInitialAmount(buildFixedItem(15.5), '99', 'fr')).toBe('15.50');
    const options = buildSummaryItem([10, 25]);
    expect(getInitialAmount(options, '25', 'fr')).toBe('25.00');
    expect(toItemAmount('25.00', options, 'fr')).toBe('25.00');
  });
});
