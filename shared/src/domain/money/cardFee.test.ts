import { cardFee } from './cardFee.ts';

test.each([
  [1_001n, 0.035, 35n],
  [3_333n, 0.035, 117n],
  [1_443n, 0.035, 51n],
  [100n, 0.035, 4n],
  [1_000_000n, 0.035, 35_000n],
  [180_000n, 0.03, 5_400n],
  [100_000n, 0.029, 2_900n],
  [100_000n, 0, 0n],
])('the fee on %d minor units at %d is %d', (minor, rate, fee) => {
  expect(cardFee(minor, rate)).toBe(fee);
});
