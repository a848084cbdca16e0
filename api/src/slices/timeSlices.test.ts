import { mapInSlices } from './timeSlices.ts';

/** Blocks the event loop, as a check or a conversion does. */
function work(ms: number): number {
  const begin = performance.now();
  while (performance.now() - begin < ms);
  return ms;
}

const LIST = Array.from({ length: 200 }, (_, index) => index);

it('serves others between the slices of all who wait', async () => {
  const gaps: number[] = [];
  let last = performance.now();
  const others = setInterval(() => {
    gaps.push(performance.now() - last);
    last = performance.now();
  }, 1);
  const maps = Array.from({ length: 10 }, () => mapInSlices(LIST, () => work(0.5)));
  const mapped = await Promise.all(maps);
  clearInterval(others);
  expect(mapped.map((list) => list.length)).toEqual(Array.from({ length: 10 }, () => LIST.length));
  // 1,000 ms of work: others get a turn at least once in the time of two slices.
  expect(gaps.length).toBeGreaterThan(40);
});

it('keeps the order, and passes an error on', async () => {
  expect(await mapInSlices(LIST, (entry, index) => entry + index)).toEqual(LIST.map((entry) => 2 * entry));
  await expect(
    mapInSlices(LIST, (entry) => {
      if (entry === 150) throw new Error('no');
    }),
  ).rejects.toThrow('no');
});
