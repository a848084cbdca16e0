import { act, renderHook } from '@testing-library/react';
import { useShownFor } from './useShownFor.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a secret is shown for its time, and then no longer', () => {
  const onEnd = jest.fn();
  const { result } = renderHook(() => useShownFor(60_000, onEnd));
  expect(result.current).toBe(60);
  act(() => {
    jest.advanceTimersByTime(59_000);
  });
  expect(result.current).toBe(1);
  expect(onEnd).not.toHaveBeenCalled();
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(onEnd).toHaveBeenCalled();
});
