import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Pages and grids on the screen that need the lower edge of the window. */
let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps the lower edge of the window free while the caller is drawn. */
export function useKeepBottom(isNeeded = true): void {
  useLayoutEffect(() => {
    if (!isNeeded) return;
    change(1);
    return () => change(-1);
  }, [isNeeded]);
}

/**
 * True while something on the page needs the lower edge. Not asked by `:has()` of the shell's styles: each element put
 * into the page then styles every link and button of it anew, 20 to 90 ms of 500 rows on a slow processor.
 */
export const useIsBottomKept = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
