import { cardOrderFee, checkCardOrder, refundedFee } from './cardOrder.ts';

const LIMITS = { orderMinor: 200_000n, dayMinor: 1_000_000n, rewards: 100 };

test.each([
  ['2,000.00 of 100 rewards', { usdMinor: 200_000n, usedMinor: 800_000n, rewards: 100 }, null],
  [
    '2,000.01',
    { usdMinor: 200_001n, usedMinor: 0n, rewards: 1 },
    { key: 'error.cardOrder.amount', values: { limit: '2000.00', left: '2000.00', currencyCode: 'USD' } },
  ],
  [
    'a cent more than the day',
    { usdMinor: 100_001n, usedMinor: 900_000n, rewards: 1 },
    { key: 'error.cardOrder.day', values: { limit: '10000.00', left: '1000.00', currencyCode: 'USD' } },
  ],
  [
    'the 101st reward',
    { usdMinor: 100n, usedMinor: 0n, rewards: 101 },
    { key: 'error.cardOrder.rewards', values: { max: '100', left: '100' } },
  ],
])('an order by card of %s', (_, order, refusal) => {
  expect(checkCardOrder(order, LIMITS)).toEqual(refusal);
});

test('the fee is an amount and a part of the price, rounded half up', () => {
  expect(cardOrderFee(50_000n, { flatMinor: 0n, rateMillionths: 35_000n })).toBe(1_750n);
  expect(cardOrderFee(1_001n, { flatMinor: 30n, rateMillionths: 35_000n })).toBe(65n);
});

test('a part of the price takes its part of the fee along, the whole price all of it', () => {
  const payment = { priceMinor: 3_000n, feeMinor: 105n };
  expect(refundedFee(payment, 1_000n)).toBe(35n);
  expect(refundedFee(payment, 100n)).toBe(4n);
  expect(refundedFee(payment, 3_000n)).toBe(105n);
});
