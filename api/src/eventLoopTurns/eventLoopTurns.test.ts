import { mapInTurns } from './eventLoopTurns.ts';

const LIST = Array.from({ length: 200 }, (_, index) => index);
const STEP_MS = 0.5;
/** Two slices: one that others wait for, and one that began in the same turn. */
const LONGEST_MS = 16;

let now = 0;
const trueNow = performance.now.bind(performance);
beforeEach(() => void (performance.now = () => now));
afterEach(() => void (performance.now = trueNow));

/** Takes its time, as a check or a conversion does. */
function work(entry: number): number {
  now += STEP_MS;
  return entry;
}

it('serves others between the slices of all who wait', async () => {
  let [last, longest, turns] = [now, 0, 0];
  const serve = () => {
    longest = Math.max(longest, now - last);
    last = now;
    turns += 1;
    others = setImmediate(serve);
  };
  let others = setImmediate(serve);
  const mapped = await Promise.all(Array.from({ length: 10 }, () => mapInTurns(LIST, work)));
  clearImmediate(others);
  expect(mapped).toEqual(Array.from({ length: 10 }, () => LIST));
  expect(now).toBe(10 * LIST.length * STEP_MS);
  expect(turns).toBeGreaterThan(40);
  expect(longest).toBeLessThanOrEqual(LONGEST_MS);
});

it('keeps the order, and passes an error on', async () => {
  expect(await mapInTurns(LIST, (entry, index) => entry + index)).toEqual(LIST.map((entry) => 2 * entry));
  await expect(
    mapInTurns(LIST, (entry) => {
      if (entry === 150) throw new Error('no');
    }),
  ).rejects.toThrow('no');
});
