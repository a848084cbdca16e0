import { useEffect, type RefObject } from 'react';

const ROW = '.pr-switcher__choose';
const SEARCH = 'input[type="search"]';

/** Returns the index to which a key leads from the row at `index` (-1: the search); null: it is none of ours. */
function getTarget(key: string, index: number, last: number): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, last);
  if (key === 'ArrowUp') return index - 1;
  if (index >= 0 && key === 'Home') return 0;
  return index >= 0 && key === 'End' ? last : null;
}

/** Arrow keys go from the search through the rows and back. */
export function useRowKeys(containerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = containerRef.current;
    if (within === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      const rows = [...within.querySelectorAll<HTMLElement>(ROW)];
      const index = rows.findIndex((row) => row === target);
      const search = within.querySelector<HTMLInputElement>(SEARCH);
      if (index < 0 && target !== search) return;
      const next = getTarget(key, index, rows.length - 1);
      if (next === null) return;
      event.preventDefault();
      (next < 0 ? search : rows[next])?.focus();
    };
    within.addEventListener('keydown', onKey);
    return () => within.removeEventListener('keydown', onKey);
  }, [containerRef]);
}
