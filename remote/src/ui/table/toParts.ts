/** Rows of a part: they are laid out at once when they come near the view. */
const PART_ROWS = 25;

/** Returns rows in parts, in their order. */
export const toParts = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / PART_ROWS) }, (_, nth) =>
    rows.slice(nth * PART_ROWS, (nth + 1) * PART_ROWS),
  );
