import { FIRST_PAUSE_MS, nextPauseMs } from './nextPauseMs.ts';

it('waits twice as long with each death, half a minute at most, and briefly once more after a good run', () => {
  const pauses = Array.from({ length: 7 }).reduce<number[]>(
    (before) => [...before, nextPauseMs(before.at(-1) ?? 0, 10)],
    [FIRST_PAUSE_MS],
  );
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(nextPauseMs(30_000, 61_000)).toBe(500);
});
