import { createHitMemory } from './hitMemory.ts';

it('counts what other processes have counted, until the window ends', () => {
  const memory = createHitMemory(60_000);
  const at = (seconds: number) => new Date(seconds * 1_000);
  expect(memory.count('user:1', at(100)).hits).toBe(1);
  memory.add([['user:1', 5]], at(101));
  expect(memory.count('user:1', at(102))).toEqual({ hits: 7, resetsAt: at(160) });
  expect(memory.count('user:1', at(160)).hits).toBe(1);
});
