import { useEffect, useRef, useState } from 'react';
import { isLong } from './isLong.ts';
import { inFrame } from './inFrame.ts';

/** Rows of a long table rendered together: few enough to fit between two frames of a slow machine. */
export const SLICE = 10;
const FIRST_SLICES = 2;
/** Slices rendered one right after the other; later ones wait for a frame and for scrolling to stop. */
const HASTY_SLICES = 50;
/** Time budget of the slices of one frame: milliseconds. */
const BUDGET_MS = 8;
const MOST_A_FRAME = 4;
/** Slices removed per task. */
const LEAVING_SLICES = 5;
const LEAVING_AT_ONCE = 10;

type Slices<Row> = readonly (readonly Row[])[];

interface Drawn<Row> {
  readonly rows: readonly Row[];
  readonly slices: Slices<Row>;
  readonly count: number;
}

function begin<Row>(rows: readonly Row[], count: number): Drawn<Row> {
  if (!isLong(rows)) return { rows, slices: [rows], count: 1 };
  const slices = Array.from({ length: Math.ceil(rows.length / SLICE) }, (_, at) =>
    rows.slice(at * SLICE, (at + 1) * SLICE),
  );
  return { rows, slices, count };
}

/**
 * Renders a table's rows incrementally, in slices. A short table is one slice. Of a long one the first slices render at
 * once and the others in later tasks, then frames, until all are in the document, so that find in page and screen readers
 * reach them. When other rows come, the old ones are removed in tasks too before the new ones show.
 */
export function useDrawnRows<Row>(rows: readonly Row[], rowKey: (row: Row) => string): Slices<Row> {
  const [drawn, setDrawn] = useState(() => begin(rows, FIRST_SLICES));
  const pace = useRef(1);
  const isOther = drawn.rows !== rows;
  const isSame = isOther && isSameList(drawn.rows, rows, rowKey);
  const isIn = isSame || (isOther && drawn.count <= LEAVING_AT_ONCE);
  if (isIn) setDrawn(begin(rows, isSame ? drawn.count : FIRST_SLICES));
  useEffect(() => {
    if (!isOther && drawn.count >= drawn.slices.length) return undefined;
    const take = (step: number) => setDrawn({ ...drawn, count: drawn.count + step });
    if (!isOther && drawn.count >= HASTY_SLICES)
      return inFrame(
        () => take(pace.current),
        (tookMs) => {
          const fitting = Math.floor((BUDGET_MS * pace.current) / tookMs);
          pace.current = Math.min(MOST_A_FRAME, Math.max(1, fitting));
        },
      );
    const timer = setTimeout(() => take(isOther ? -LEAVING_SLICES : 1));
    return () => clearTimeout(timer);
  }, [drawn, isOther]);
  return drawn.slices.slice(0, drawn.count);
}

/** True for a refetch of the same rows, which are updated in place. */
const isSameList = <Row>(before: readonly Row[], after: readonly Row[], rowKey: (row: Row) => string): boolean =>
  before.length === after.length && before.map(rowKey).join() === after.map(rowKey).join();
