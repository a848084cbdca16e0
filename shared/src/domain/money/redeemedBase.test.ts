import { redeemedBase } from './redeemedBase.ts';

it.each([
  ['nothing of 50.00', 5_000n, 5_000n, 5_000n, 0n],
  ['30.00 of 50.00', 5_000n, 5_000n, 2_000n, 3_000n],
  ['a third of what cost 1.00', 100n, 300n, 200n, 33n],
  ['two thirds of it', 100n, 300n, 100n, 66n],
  ['all of it: the rest of the price with it', 100n, 300n, 0n, 100n],
  ['less than a unit of the price', 3n, 1_000n, 900n, 0n],
  ['a reward that cost nothing', 0n, 1_000n, 0n, 0n],
])('%s', (_what, baseMinor, initialMinor, remainingMinor, redeemed) => {
  expect(redeemedBase({ baseMinor, initialMinor, remainingMinor })).toBe(redeemed);
});
