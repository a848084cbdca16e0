import { createToastStore } from './toastStore.ts';
import { createNotify } from './useNotify.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  ['success', 6_000],
  ['error', 6_000],
  ['warning', 6_000],
  ['info', 7_000],
] as const)('%s goes after %i ms', (kind, shownMs) => {
  const store = createToastStore();
  createNotify(store)[kind]('Said');
  jest.advanceTimersByTime(shownMs - 1);
  expect(store.snapshot()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(store.snapshot()).toEqual([]);
});

test('a failure of a money action stays until it is closed, also after hover', () => {
  const store = createToastStore();
  createNotify(store).moneyError('No money moved.');
  store.hold(true);
  store.hold(false);
  jest.advanceTimersByTime(3_600_000);
  expect(store.snapshot().map(({ text }) => text)).toEqual(['No money moved.']);
  store.close(store.snapshot()[0]?.id ?? 0);
  expect(store.snapshot()).toEqual([]);
});
