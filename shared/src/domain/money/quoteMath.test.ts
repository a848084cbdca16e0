import { priceLine, totalOf } from './quoteMath.ts';

it('adds up to the cent: the total is the sum of the rounded lines', () => {
  const lines = [1_999n, 3_333n, 5n].map((amountMinor) =>
    priceLine(
      {
        currencyCode: 'EUR',
        amountMinor,
        quantity: 3,
        rateE8: 108_537_000n,
        adjustmentMillionths: 0n,
        feeMillionths: 25_000n,
      },
      'USD',
    ),
  );
  expect(lines).toEqual([
    { baseMinor: 6_509n, feeMinor: 163n, chargeMinor: 6_672n },
    { baseMinor: 10_853n, feeMinor: 271n, chargeMinor: 11_124n },
    { baseMinor: 16n, feeMinor: 0n, chargeMinor: 16n },
  ]);
  expect(totalOf(lines)).toEqual({ baseMinor: 17_378n, feeMinor: 434n, chargeMinor: 17_812n });
});

it('prices yen without decimals', () => {
  expect(
    priceLine(
      {
        currencyCode: 'JPY',
        amountMinor: 3_000n,
        quantity: 1,
        rateE8: 667_000n,
        adjustmentMillionths: 0n,
        feeMillionths: 0n,
      },
      'USD',
    ),
  ).toEqual({
    baseMinor: 2_001n,
    feeMinor: 0n,
    chargeMinor: 2_001n,
  });
});

it('adjusts the converted value, up or down, before the fee', () => {
  const price = (amountMinor: bigint, adjustmentMillionths: bigint) =>
    priceLine(
      {
        currencyCode: 'USD',
        amountMinor,
        quantity: 1,
        rateE8: 100_000_000n,
        adjustmentMillionths,
        feeMillionths: 20_000n,
      },
      'USD',
    );
  expect(price(10_000n, 15_000n)).toEqual({ baseMinor: 10_150n, feeMinor: 203n, chargeMinor: 10_353n });
  expect(price(2_550n, -50_000n)).toEqual({ baseMinor: 2_422n, feeMinor: 48n, chargeMinor: 2_470n });
  expect(price(10_000n, -1_000_000n).chargeMinor).toBe(0n);
});
