import { getOrderProgress } from './orderProgress.ts';
import type { OrderState } from './orderState.ts';

const NONE = { written: 0, issued: 0, failed: 0, delivered: 0, undelivered: 0 };
const progressOf = (state: OrderState, counts: Partial<typeof NONE>, total = 50_000) =>
  getOrderProgress({ state, lineCounts: { ...NONE, ...counts, total } });

const WRITTEN = { written: 50_000 };
const ISSUED = { ...WRITTEN, issued: 49_988, failed: 12 };

it.each([
  ['QUEUED', { written: 21_500 }, { phase: 'preparing', done: 21_500, total: 50_000 }],
  ['QUEUED', WRITTEN, { phase: 'preparing', done: 50_000, total: 50_000 }],
  [
    'PENDING',
    { ...WRITTEN, issued: 900, failed: 100, delivered: 700 },
    { phase: 'issuing', done: 1_000, total: 50_000 },
  ],
  ['PARTIAL', { ...ISSUED, delivered: 40_000, undelivered: 3 }, { phase: 'sending', done: 40_003, total: 49_988 }],
  ['SENDING', { ...WRITTEN, issued: 50_000, delivered: 1 }, { phase: 'sending', done: 1, total: 50_000 }],
  ['PARTIAL', { ...ISSUED, delivered: 49_980, undelivered: 8 }, null],
  ['COMPLETE', { ...WRITTEN, issued: 50_000, delivered: 50_000 }, null],
  ['FAILED', { written: 500, failed: 50_000 }, null],
  ['DELETED', {}, null],
  ['ON_HOLD', {}, null],
] as const)('an order of 50,000 that is %s with %j is so far: %j', (state, counts, expected) => {
  expect(progressOf(state, counts)).toEqual(expected);
});

it('counts small orders while they are written alone', () => {
  expect(progressOf('QUEUED', { written: 1 }, 2)).toEqual({ phase: 'preparing', done: 1, total: 2 });
  expect(progressOf('QUEUED', { written: 2 }, 2)).toBeNull();
  expect(progressOf('PENDING', { written: 500, issued: 100 }, 500)).toBeNull();
  expect(progressOf('SENDING', { written: 500, issued: 500 }, 500)).toBeNull();
});
