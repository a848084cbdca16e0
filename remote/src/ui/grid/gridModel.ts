import { dsvFormat } from 'd3-dsv';

/** A cell by the indices of its row and its column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Cells between two corners, both included. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** `page`: rows that Page Up and Page Down move by. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

/** A text and the cell that is to hold it. */
export interface PlacedText extends Place {
  readonly text: string;
}

const within = (index: number, count: number): number => Math.min(Math.max(index, 0), Math.max(count - 1, 0));

/** A place that the grid has. */
export const clamped = ({ row, column }: Place, { rows, columns }: GridSize): Place => ({
  row: within(row, rows),
  column: within(column, columns),
});

/** Rows and columns that a key moves by; `isFar`: with Control. Null for a key that does not move. */
function stepOf(key: string, isFar: boolean, { rows, columns, page }: GridSize): readonly [number, number] | null {
  switch (key) {
    case 'ArrowUp':
      return [isFar ? -rows : -1, 0];
    case 'ArrowDown':
      return [isFar ? rows : 1, 0];
    case 'ArrowLeft':
      return [0, isFar ? -columns : -1];
    case 'ArrowRight':
      return [0, isFar ? columns : 1];
    case 'Home':
      return [isFar ? -rows : 0, -columns];
    case 'End':
      return [isFar ? rows : 0, columns];
    case 'PageUp':
      return [-page, 0];
    case 'PageDown':
      return [page, 0];
    default:
      return null;
  }
}

/** Returns the place to which a key leads from a cell; null for a key that does not move. */
export function placeAfter(key: string, isFar: boolean, from: Place, size: GridSize): Place | null {
  const step = stepOf(key, isFar, size);
  return step === null ? null : clamped({ row: from.row + step[0], column: from.column + step[1] }, size);
}

export const blockOf = (one: Place, other: Place): Block => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** The cells of a block, row by row. */
export const placesIn = ({ top, bottom, left, right }: Block): Place[] =>
  Array.from({ length: bottom - top + 1 }, (_row, down) =>
    Array.from({ length: right - left + 1 }, (_cell, across) => ({ row: top + down, column: left + across })),
  ).flat();

/** How spreadsheet programs put cells on the clipboard. */
const CLIPBOARD = dsvFormat('\t');

export const clipboardText = (rows: readonly (readonly string[])[]): string =>
  CLIPBOARD.formatRows(rows.map((cells) => [...cells]));

/** Returns what pasted rows fill: one value the whole block, several the cells from its corner on, as far as the grid goes. */
export function pastedTexts(
  lines: readonly (readonly string[])[],
  block: Block,
  { rows, columns }: GridSize,
): PlacedText[] {
  const [[only] = []] = lines;
  if (lines.length === 1 && lines[0]?.length === 1)
    return placesIn(block).map((place) => ({ ...place, text: only ?? '' }));
  return lines.flatMap((cells, down) =>
    cells
      .map((cell, across) => ({ row: block.top + down, column: block.left + across, text: cell }))
      .filter(({ row, column }) => row < rows && column < columns),
  );
}

/** The next cell of which something is true, after this one and round to it; null when there is none. */
export function nextPlace(
  from: Place,
  { rows, columns }: GridSize,
  { isOne, isBack = false }: { readonly isOne: (place: Place) => boolean; readonly isBack?: boolean },
): Place | null {
  const count = rows * columns;
  const start = from.row * columns + from.column;
  for (let step = 1; step <= count; step += 1) {
    const at = (start + (isBack ? count - step : step)) % count;
    const place = { row: Math.floor(at / columns), column: at % columns };
    if (isOne(place)) return place;
  }
  return null;
}
