import { startTransition, useEffect, useMemo, useState } from 'react';

/** Rows of a part: they are drawn at once, and laid out at once when they come into view. */
const PART_ROWS = 25;

type Parts<Row> = readonly (readonly Row[])[];

const toParts = <Row>(rows: readonly Row[]): Parts<Row> =>
  Array.from({ length: Math.ceil(rows.length / PART_ROWS) }, (_, nth) =>
    rows.slice(nth * PART_ROWS, (nth + 1) * PART_ROWS),
  );

/**
 * Returns rows in parts of which one a step is added, replaced or dropped: an update elsewhere on the page (a key, a poll) makes
 * React begin a step anew, not hundreds of rows, and no task removes all rows of an earlier result.
 */
export function usePartsInSteps<Row>(rows: readonly Row[]): Parts<Row> {
  const parts = useMemo(() => toParts(rows), [rows]);
  const [drawn, setDrawn] = useState((): Parts<Row> => parts.slice(0, 1));
  useEffect(() => startTransition(() => setDrawn((shown) => takeStep(shown, parts))), [drawn, parts]);
  return drawn;
}

/** Returns what it was given once there is nothing left to do. */
function takeStep<Row>(drawn: Parts<Row>, parts: Parts<Row>): Parts<Row> {
  const nth = parts.findIndex((part, index) => part !== drawn[index]);
  if (nth >= 0) return [...drawn.slice(0, nth), ...parts.slice(nth, nth + 1), ...drawn.slice(nth + 1)];
  return drawn.length > parts.length ? drawn.slice(0, -1) : drawn;
}
