import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Fixes the columns of a long table at the width of its first rows: no layout shift while the others render, and the
 * browser skips the layout of rows out of view.
 */
export function useSteadyColumns(hasManyRows: boolean, columns: unknown): RefObject<HTMLTableElement | null> {
  const ref = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const table = ref.current;
    // The card layout has no columns.
    if (table === null || !hasManyRows || getComputedStyle(table).display !== 'table') return undefined;
    const widths = [...table.querySelectorAll('th')].map(({ offsetWidth }) => offsetWidth);
    table.style.setProperty('--pr-columns', widths.map((width) => `minmax(${width}px, ${width}fr)`).join(' '));
    table.dataset['steady'] = 'true';
    return () => {
      table.style.removeProperty('--pr-columns');
      delete table.dataset['steady'];
    };
  }, [hasManyRows, columns]);
  return ref;
}
