import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import type { CellPosition } from './gridModel.ts';

const ROW_PX = 36;
/** Rows on either side of those in sight. */
const OVERSCAN = 8;

/** The rows in sight, and always that of the cursor, which has the focus. */
export function useGridRows(
  count: number,
  containerRef: RefObject<HTMLDivElement | null>,
  { active, start }: { readonly active: CellPosition; readonly start: CellPosition },
): Virtualizer<HTMLDivElement, Element> {
  const row = active.row;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      return row >= count || indexes.includes(row) ? indexes : [...indexes, row].toSorted((one, other) => one - other);
    },
    [row, count],
  );
  // oxlint-disable-next-line react-hooks/incompatible-library -- what it answers is read where it is called
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => containerRef.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    initialOffset: start.row * ROW_PX,
    rangeExtractor,
  });
  useFollowedCursor(containerRef, active);
  return virtualizer;
}

/** Brings the cell of the cursor into sight, and the focus to it where the grid has that. */
function useFollowedCursor(containerRef: RefObject<HTMLDivElement | null>, { row, column }: CellPosition): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // When the page opens, the grid may be out of sight.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const cell = containerRef.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (containerRef.current?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
  }, [containerRef, row, column]);
}
