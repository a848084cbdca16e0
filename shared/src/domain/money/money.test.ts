import { convert, feeOf, roundDecimal, toDecimal, toMajor, toMinor } from './money.ts';

describe('toMinor', () => {
  it.each([
    ['10.50', 'USD', 1050n],
    [10.5, 'USD', 1050n],
    ['10.500', 'USD', 1050n],
    ['500', 'JPY', 500n],
    ['1.234', 'KWD', 1234n],
    ['-3.1', 'EUR', -310n],
  ])('reads %s %s', (value, currency, minor) => {
    expect(toMinor(value, currency)).toBe(minor);
  });

  it.each([
    ['10.505', 'USD'],
    ['500.5', 'JPY'],
    ['1e9', 'USD'],
    ['', 'USD'],
    ['NaN', 'USD'],
    [Number.POSITIVE_INFINITY, 'USD'],
    [Number.NaN, 'USD'],
    ['1,000', 'USD'],
    ['0x10', 'USD'],
    ['99999999999999999', 'USD'],
  ])('refuses %s %s rather than rounding it', (value, currency) => {
    expect(toMinor(value, currency)).toBeNull();
  });
});

describe('toDecimal', () => {
  it.each([
    [5n, 'USD', '0.05'],
    [-310n, 'EUR', '-3.10'],
    [500n, 'JPY', '500'],
    [0n, 'KWD', '0.000'],
  ])('writes %s %s', (minor, currency, text) => {
    expect(toDecimal(minor, currency)).toBe(text);
    expect(toMinor(text, currency)).toBe(minor);
  });

  it('is a number on the wire', () => {
    expect(toMajor(123456n, 'USD')).toBe(1234.56);
  });
});

describe('roundDecimal', () => {
  it.each([
    ['10.005', 'USD', '10.01'],
    ['10.0049999999999999', 'USD', '10.00'],
    ['1.005', 'USD', '1.01'],
    ['99.999', 'USD', '100.00'],
    ['499.5', 'JPY', '500'],
    ['1.2345', 'KWD', '1.235'],
    ['5', 'USD', '5.00'],
  ])('makes %s %s %s', (decimal, currency, rounded) => {
    expect(roundDecimal(decimal, currency)).toBe(rounded);
  });
});

describe('convert and feeOf', () => {
  it.each([
    [1000n, 'EUR', 'USD', 108_500_000n, 1085n],
    [1000n, 'JPY', 'USD', 667_000n, 667n],
    [1050n, 'USD', 'JPY', 14_992_500_000n, 1574n],
    [1n, 'USD', 'USD', 100_000_000n, 1n],
    [5n, 'USD', 'EUR', 90_000_000n, 5n],
  ])('converts %s %s to %s at %s, rounded half up', (minor, from, to, rateE8, expected) => {
    expect(convert(minor, from, to, rateE8)).toBe(expected);
  });

  it('charges 1.17 on 33.33 at 3.5 %', () => {
    expect(feeOf(3333n, 35_000n)).toBe(117n);
  });
});
