import { startTransition, useEffect, useMemo, useState } from 'react';
import { toParts } from './toParts.ts';

type Parts<Row> = readonly (readonly Row[])[];

interface Drawing<Row> {
  readonly parts: Parts<Row>;
  /** Those drawn before, which stay until a step replaces them. */
  readonly before: Parts<Row>;
  /** How many of the parts are drawn. */
  readonly count: number;
}

/** Parts of the first step: the rows in sight. Each further one doubles them, up to so many more. */
const FIRST_PARTS = 2;
const STEP_PARTS = 8;
/** Other rows than these are drawn in steps: no task puts hundreds in, and none takes hundreds out. */
const AT_ONCE_ROWS = 50;

const stepsOf = ({ parts, before }: Drawing<unknown>): number => Math.max(parts.length, before.length);

const getDrawn = <Row>({ parts, before, count }: Drawing<Row>): Parts<Row> =>
  count >= parts.length && count >= before.length ? parts : [...parts.slice(0, count), ...before.slice(count)];

/** Begins to draw: few other rows all at once, and a short list too, below which no row of an earlier one may stay. */
function begin<Row>(parts: Parts<Row>, before: Parts<Row>): Drawing<Row> {
  const known = new Set(before.flat());
  const others = parts.flat().filter((row) => !known.has(row)).length;
  const isAtOnce = others <= AT_ONCE_ROWS || parts.length <= FIRST_PARTS;
  return { parts, before, count: isAtOnce ? Number.POSITIVE_INFINITY : FIRST_PARTS };
}

/**
 * Returns rows in parts: at first those that a window shows, then more with each step, each a task of its own. Rows drawn before stay
 * below them until then. `left`: how many rows are still to come below all of these.
 */
export function usePartsInSteps<Row>(rows: readonly Row[]): { readonly parts: Parts<Row>; readonly left: number } {
  const parts = useMemo(() => toParts(rows), [rows]);
  const [stored, setDrawing] = useState(() => begin<Row>(parts, []));
  const drawing = stored.parts === parts ? stored : begin(parts, getDrawn(stored));
  if (drawing !== stored) setDrawing(drawing);
  useEffect(() => {
    if (drawing.count >= stepsOf(drawing)) return;
    startTransition(() =>
      setDrawing((now) => (now === drawing ? { ...now, count: now.count + Math.min(now.count, STEP_PARTS) } : now)),
    );
  }, [drawing]);
  return useMemo(() => {
    const drawn = getDrawn(drawing);
    return { parts: drawn, left: drawing.parts.slice(drawn.length).flat().length };
  }, [drawing]);
}
