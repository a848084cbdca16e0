import { mock } from 'node:test';
import { createFairGate, type FairGateLimits } from './fairGate.ts';

const LONG_MS = 200;
const REMEMBER_MS = 1_000;

let now = 0;
beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  mock.method(performance, 'now', () => now);
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

/** Lets time go by, and all that waits for it go on. */
async function pass(ms: number): Promise<void> {
  now += ms;
  mock.timers.tick(ms);
  await new Promise((resolve) => setImmediate(resolve));
}

/** A gate with the admitted calls in order; each can be released. */
function openGate(limits: Partial<FairGateLimits>) {
  const gate = createFairGate({ slots: 4, share: 4, longMs: LONG_MS, rememberMs: REMEMBER_MS, ...limits });
  const begun: bigint[] = [];
  const inside: { readonly tenant: bigint; readonly leave: () => void }[] = [];
  return {
    begun,
    enter: async (...tenants: bigint[]) => {
      for (const tenant of tenants)
        void gate.enter(tenant).then((leave) => {
          begun.push(tenant);
          inside.push({ tenant, leave });
        });
      await pass(0);
    },
    /** Releases an organisation's earliest admitted call. */
    leave: async (tenant: bigint) => {
      const [left] = inside.splice(
        inside.findIndex((one) => one.tenant === tenant),
        1,
      );
      left?.leave();
      await pass(0);
    },
  };
}

it('gives a free slot to the next organisation that waits', async () => {
  const { begun, enter, leave } = openGate({ slots: 1 });
  await enter(1n, 1n, 1n, 1n, 2n, 2n, 3n);
  for (let left = 0; left < 7; left += 1) await leave(begun.at(-1) ?? 0n);
  expect(begun).toEqual([1n, 2n, 3n, 1n, 2n, 1n, 1n]);
});

it('lets one organisation have every slot while no other calls', async () => {
  const { begun, enter, leave } = openGate({ slots: 3, share: 1 });
  await enter(1n, 1n, 1n, 1n);
  expect(begun).toHaveLength(3);
  await leave(1n);
  expect(begun).toHaveLength(4);
});

it('leaves each its share while others call, and for a while after', async () => {
  const { begun, enter, leave } = openGate({ share: 1, longMs: 1_000_000 });
  await enter(1n, 1n, 1n, 1n, 1n, 1n);
  await enter(2n);
  await leave(1n);
  expect(begun).toEqual([1n, 1n, 1n, 1n, 2n]);
  for (const tenant of [1n, 1n, 2n]) await leave(tenant);
  expect(begun).toHaveLength(5);
  await enter(2n);
  expect(begun.at(-1)).toBe(2n);
  await leave(2n);
  await pass(REMEMBER_MS + 1);
  await leave(1n);
  expect(begun.slice(6)).toEqual([1n, 1n]);
});

it('a long call keeps nobody of its own organisation waiting', async () => {
  const { begun, enter, leave } = openGate({ share: 1, slots: 3 });
  await enter(2n, 1n, 1n, 1n);
  await leave(2n);
  expect(begun).toEqual([2n, 1n]);
  await pass(LONG_MS);
  expect(begun).toEqual([2n, 1n, 1n]);
  await leave(1n);
  expect(begun).toEqual([2n, 1n, 1n]);
  await leave(1n);
  expect(begun).toEqual([2n, 1n, 1n, 1n]);
});

it('has as many slots after a crowd as before', async () => {
  const { begun, enter, leave } = openGate({ slots: 2 });
  await enter(...Array<bigint>(50).fill(7n));
  await pass(LONG_MS);
  for (let left = 0; left < 50; left += 1) await leave(7n);
  expect(begun).toHaveLength(50);
  await enter(1n, 2n, 3n);
  expect(begun.slice(50)).toEqual([1n, 2n]);
});
