import { useCallback, useState } from 'react';
import { blockOf, clamped, type Block, type GridSize, type Place } from './gridModel.ts';

interface Cursor {
  readonly active: Place;
  /** The other corner of the chosen cells. */
  readonly anchor: Place;
  /** The text that the active cell is written with; null while it is not. */
  readonly draft: string | null;
}

export interface GridCursor {
  readonly active: Place;
  readonly block: Block;
  readonly draft: string | null;
  /** Goes to a cell; `isWide`: the chosen cells reach from where they began to there. */
  readonly goTo: (place: Place, isWide?: boolean) => void;
  readonly write: (text: string) => void;
  readonly stopWriting: () => void;
}

/** The cell that keys act on, and the block of cells that reaches to it. */
export function useGridCursor(size: GridSize, start: Place): GridCursor {
  const [cursor, setCursor] = useState<Cursor>({ active: start, anchor: start, draft: null });
  const goTo = useCallback(
    (place: Place, isWide = false) =>
      setCursor(({ anchor }) => ({ active: place, anchor: isWide ? anchor : place, draft: null })),
    [],
  );
  const write = useCallback((draft: string) => setCursor(({ active }) => ({ active, anchor: active, draft })), []);
  const stopWriting = useCallback(() => setCursor((before) => ({ ...before, draft: null })), []);
  // A filter may have taken rows away.
  const active = clamped(cursor.active, size);
  return {
    active,
    block: blockOf(active, clamped(cursor.anchor, size)),
    draft: cursor.draft,
    goTo,
    write,
    stopWriting,
  };
}
