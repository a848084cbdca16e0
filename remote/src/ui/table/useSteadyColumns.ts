import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the columns of a long table as wide as its first rows made them: nothing moves while the others come, and the
 * browser leaves out the layout of those that are not in view.
 */
export function useSteadyColumns(hasManyRows: boolean, columns: unknown): RefObject<HTMLTableElement | null> {
  const ref = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const table = ref.current;
    // As cards there are no columns.
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
