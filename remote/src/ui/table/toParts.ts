/** Rows of a usual page, which remains one part. */
const PAGE_ROWS = 25;
/** Rows of a part of longer ones: they are laid out at once when they come near the view. */
const PART_ROWS = 10;

/** Returns rows in parts, in their order. */
export function toParts<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  if (rows.length <= PAGE_ROWS) return rows.length === 0 ? [] : [rows];
  return Array.from({ length: Math.ceil(rows.length / PART_ROWS) }, (_, nth) =>
    rows.slice(nth * PART_ROWS, (nth + 1) * PART_ROWS),
  );
}
