import { act, renderHook } from '@testing-library/react';
import { useAspectBand } from './useAspectBand.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function resize(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  act(() => void window.dispatchEvent(new Event('resize')));
}
const wait = (time: number) =>
  act(() => {
    jest.advanceTimersByTime(time);
  });

test('follows the window 500 ms after its last change of size', () => {
  resize(1280, 800);
  const { result, unmount } = renderHook(useAspectBand);
  expect(result.current).toBe('landscape');
  resize(800, 800);
  wait(499);
  expect(result.current).toBe('landscape');
  resize(375, 812);
  wait(499);
  expect(result.current).toBe('landscape');
  wait(1);
  expect(result.current).toBe('super-portrait');
  resize(1280, 800);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
