import { createFairGate } from './fairShare.ts';

/** Enters in the order given; `begun` is the order in which they were let in. */
function enterAll(places: number, tenants: readonly bigint[]) {
  const gate = createFairGate(places);
  const begun: bigint[] = [];
  const entered = tenants.map((tenant) => gate.enter(tenant).then(() => begun.push(tenant)));
  return { gate, begun, entered };
}

it('gives a free place to the next organisation that waits', async () => {
  const { gate, begun, entered } = enterAll(1, [1n, 1n, 1n, 1n, 2n, 2n, 3n]);
  entered.forEach(() => gate.leave());
  await Promise.all(entered);
  expect(begun).toEqual([1n, 1n, 2n, 3n, 1n, 2n, 1n]);
});

it('lets one organisation have every place while nobody else waits', async () => {
  const { gate, begun, entered } = enterAll(3, [1n, 1n, 1n, 1n]);
  await Promise.all(entered.slice(0, 3));
  expect(begun).toHaveLength(3);
  gate.leave();
  await Promise.all(entered);
});

it('has as many places after a crowd as before', async () => {
  const { gate, entered } = enterAll(2, Array<bigint>(50).fill(7n));
  entered.forEach(() => gate.leave());
  await Promise.all(entered);
  await Promise.all([gate.enter(1n), gate.enter(2n)]);
  const third = gate.enter(3n).then(() => 'in');
  expect(await Promise.race([third, Promise.resolve('waits')])).toBe('waits');
});
