import { act, renderHook } from '@testing-library/react';
import { SLICE, useDrawnRows } from './useDrawnRows.ts';

const ROWS = Array.from({ length: 620 }, (_, at) => `row ${at}`);
const HASTY_ROWS = 500;
const itself = (row: string): string => row;
const scroll = () => document.dispatchEvent(new Event('scroll'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Advances that many frames. */
const frames = (count: number, inEach: () => void = () => undefined): void => {
  for (let frame = 0; frame < count; frame += 1) {
    inEach();
    act(() => jest.advanceTimersByTime(16));
  }
};

test('rows far below wait while the page scrolls, and all render once it stops', () => {
  const { result } = renderHook(() => useDrawnRows(ROWS, itself));
  const drawn = (): number => result.current.length * SLICE;
  frames(100, scroll);
  expect(drawn()).toBe(HASTY_ROWS);
  frames(5);
  expect(drawn()).toBe(HASTY_ROWS);
  frames(100);
  expect(result.current.flat()).toEqual(ROWS);
});
