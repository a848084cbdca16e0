import { dsvFormat } from 'd3-dsv';

/** A cell by the indices of its row and its column. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Cells between two corners, both included. */
export interface CellRange {
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
export interface CellEdit extends CellPosition {
  readonly text: string;
}

const within = (index: number, count: number): number => Math.min(Math.max(index, 0), Math.max(count - 1, 0));

/** A position that the grid has. */
export const clampPosition = ({ row, column }: CellPosition, { rows, columns }: GridSize): CellPosition => ({
  row: within(row, rows),
  column: within(column, columns),
});

/** Rows and columns that a key moves by; `withControl`: with Control. Null for a key that does not move. */
function getStep(
  key: string,
  withControl: boolean,
  { rows, columns, page }: GridSize,
): readonly [number, number] | null {
  switch (key) {
    case 'ArrowUp':
      return [withControl ? -rows : -1, 0];
    case 'ArrowDown':
      return [withControl ? rows : 1, 0];
    case 'ArrowLeft':
      return [0, withControl ? -columns : -1];
    case 'ArrowRight':
      return [0, withControl ? columns : 1];
    case 'Home':
      return [withControl ? -rows : 0, -columns];
    case 'End':
      return [withControl ? rows : 0, columns];
    case 'PageUp':
      return [-page, 0];
    case 'PageDown':
      return [page, 0];
    default:
      return null;
  }
}

/** Returns the position to which a key leads from a cell; null for a key that does not move. */
export function getPositionAfterKey(
  key: string,
  withControl: boolean,
  from: CellPosition,
  size: GridSize,
): CellPosition | null {
  const step = getStep(key, withControl, size);
  return step === null ? null : clampPosition({ row: from.row + step[0], column: from.column + step[1] }, size);
}

export const toCellRange = (one: CellPosition, other: CellPosition): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** The cells of a range, row by row. */
export const listPositions = ({ top, bottom, left, right }: CellRange): CellPosition[] =>
  Array.from({ length: bottom - top + 1 }, (_row, down) =>
    Array.from({ length: right - left + 1 }, (_cell, across) => ({ row: top + down, column: left + across })),
  ).flat();

/** How spreadsheet programs put cells on the clipboard. */
const CLIPBOARD = dsvFormat('\t');

export const toClipboardText = (rows: readonly (readonly string[])[]): string =>
  CLIPBOARD.formatRows(rows.map((cells) => [...cells]));

/** Returns what pasted rows fill: one value the whole range, several the cells from its corner on, as far as the grid goes. */
export function toPastedEdits(
  lines: readonly (readonly string[])[],
  range: CellRange,
  { rows, columns }: GridSize,
): CellEdit[] {
  const [[only] = []] = lines;
  if (lines.length === 1 && lines[0]?.length === 1)
    return listPositions(range).map((position) => ({ ...position, text: only ?? '' }));
  return lines.flatMap((cells, down) =>
    cells
      .map((cell, across) => ({ row: range.top + down, column: range.left + across, text: cell }))
      .filter(({ row, column }) => row < rows && column < columns),
  );
}

/** The next cell of which something is true, after this one and round to it; null when there is none. */
export function findNextPosition(
  from: CellPosition,
  { rows, columns }: GridSize,
  { matches, isBack = false }: { readonly matches: (position: CellPosition) => boolean; readonly isBack?: boolean },
): CellPosition | null {
  const count = rows * columns;
  const start = from.row * columns + from.column;
  for (let step = 1; step <= count; step += 1) {
    const at = (start + (isBack ? count - step : step)) % count;
    const position = { row: Math.floor(at / columns), column: at % columns };
    if (matches(position)) return position;
  }
  return null;
}

/** Returns the first cell of the first row with an error; the very first cell when nothing is wrong. */
export function findFirstError(
  rows: readonly { readonly errors: readonly { readonly field: string | null }[] }[],
  columnIds: readonly string[],
): CellPosition {
  const row = rows.findIndex(({ errors }) => errors.length > 0);
  const fields = rows[row]?.errors.map(({ field }) => field) ?? [];
  const column = columnIds.findIndex((id) => fields.includes(id));
  return { row: Math.max(row, 0), column: Math.max(column, 0) };
}
