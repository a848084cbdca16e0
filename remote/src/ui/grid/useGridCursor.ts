import { useCallback, useState } from 'react';
import { toCellRange, clampPosition, type CellRange, type GridSize, type CellPosition } from './gridModel.ts';

interface Cursor {
  readonly active: CellPosition;
  /** The other corner of the chosen cells. */
  readonly anchor: CellPosition;
  /** The text that the active cell is written with; null while it is not. */
  readonly draft: string | null;
  /** The cell after which the next wrong one is looked for. */
  readonly origin: CellPosition;
}

export interface GridCursor {
  readonly active: CellPosition;
  readonly range: CellRange;
  readonly draft: string | null;
  readonly origin: CellPosition;
  /** Goes to a cell; `isExtending`: the range reaches from where it began to there. */
  readonly goTo: (position: CellPosition, isExtending?: boolean, origin?: CellPosition) => void;
  readonly startEditing: (text: string) => void;
  readonly stopEditing: () => void;
}

/** The cell that keys act on, and the range of cells that reaches to it. */
export function useGridCursor(size: GridSize, start: CellPosition): GridCursor {
  const [cursor, setCursor] = useState<Cursor>({ active: start, anchor: start, draft: null, origin: start });
  const goTo = useCallback(
    (position: CellPosition, isExtending = false, origin = position) =>
      setCursor(({ anchor }) => ({ active: position, anchor: isExtending ? anchor : position, draft: null, origin })),
    [],
  );
  const startEditing = useCallback(
    (draft: string) => setCursor(({ active }) => ({ active, anchor: active, draft, origin: active })),
    [],
  );
  const stopEditing = useCallback(() => setCursor((before) => ({ ...before, draft: null })), []);
  // A filter may have taken rows away.
  const active = clampPosition(cursor.active, size);
  return {
    active,
    range: toCellRange(active, clampPosition(cursor.anchor, size)),
    draft: cursor.draft,
    origin: clampPosition(cursor.origin, size),
    goTo,
    startEditing,
    stopEditing,
  };
}
