import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { typedKey } from '../form/typedKey.ts';
import {
  clipboardText,
  pastedTexts,
  placeAfter,
  placesIn,
  type GridSize,
  type Place,
  type PlacedText,
} from './gridModel.ts';
import type { CellText, GridColumn } from './gridTypes.ts';
import { pastedRows } from './pastedRows.ts';
import type { GridCursor } from './useGridCursor.ts';

interface GridContent<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly isLocked: (row: Row) => boolean;
  readonly onChange: (cells: readonly CellText<Row>[]) => void;
  readonly onUndo: () => void;
  readonly onDoubtfulPaste: (row: number) => void;
}

interface GridKeysProps<Row> {
  readonly content: GridContent<Row>;
  readonly cursor: GridCursor;
  readonly size: GridSize;
  readonly goToProblem: (isBack?: boolean) => void;
}

const placeUnder = (event: MouseEvent): Place | null => {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
  return cell === null ? null : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
};

/** Lets keys, mouse and clipboard act on the cells; returns their handlers, and `write`, which changes some of the cells. */
export function useGridKeys<Row>({ content, cursor, size, goToProblem }: GridKeysProps<Row>) {
  const { columns, rows, isLocked, onChange, onUndo } = content;
  const { active, block, draft, goTo } = cursor;
  const textAt = ({ row, column }: Place): string => {
    const one = rows[row];
    return (one !== undefined && columns[column]?.textOf(one)) || '';
  };
  const write = (texts: readonly PlacedText[]) => {
    const cells = texts.flatMap(({ text, ...at }): CellText<Row>[] => {
      const [row, column] = [rows[at.row], columns[at.column]];
      return row === undefined || column === undefined || isLocked(row) ? [] : [{ row, columnId: column.id, text }];
    });
    if (cells.length > 0) onChange(cells);
  };
  const begin = (text: string) => {
    const row = rows[active.row];
    if (row !== undefined && !isLocked(row)) cursor.write(text);
  };
  const act = (key: string, event: KeyboardEvent): boolean => {
    const isFar = event.ctrlKey || event.metaKey;
    const to = placeAfter(key, isFar, active, size);
    if (to !== null) goTo(to, event.shiftKey);
    else if (isFar && key.toLowerCase() === 'z') onUndo();
    else if (key === 'F8') goToProblem(event.shiftKey);
    else if (key === 'Enter' || key === 'F2') begin(textAt(active));
    else if (key === 'Delete' || key === 'Backspace') write(placesIn(block).map((at) => ({ ...at, text: '' })));
    else if (key.length === 1 && !isFar && !event.altKey) begin(key);
    else return false;
    return true;
  };
  const copy = (event: ClipboardEvent): void => {
    const across = block.right - block.left + 1;
    const texts = placesIn(block).map(textAt);
    const lines = Array.from({ length: block.bottom - block.top + 1 }, (_row, at) =>
      texts.slice(at * across, (at + 1) * across),
    );
    event.clipboardData.setData('text/plain', clipboardText(lines));
    event.preventDefault();
  };
  return {
    write,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const key = typedKey(event);
        if (key !== null && draft === null && act(key, event)) event.preventDefault();
      },
      onMouseDown: (event: MouseEvent) => {
        const to = placeUnder(event);
        if (to === null || (draft !== null && to.row === active.row && to.column === active.column)) return;
        goTo(to, event.shiftKey);
      },
      onMouseOver: (event: MouseEvent) => {
        const to = event.buttons === 1 && draft === null ? placeUnder(event) : null;
        if (to !== null) goTo(to, true);
      },
      onDoubleClick: () => {
        if (draft === null) begin(textAt(active));
      },
      onCopy: copy,
      onCut: (event: ClipboardEvent) => {
        copy(event);
        write(placesIn(block).map((at) => ({ ...at, text: '' })));
      },
      onPaste: (event: ClipboardEvent) => {
        event.preventDefault();
        const { rows: lines, doubtfulRow } = pastedRows(event.clipboardData.getData('text/plain'), '\t');
        if (doubtfulRow === null) write(pastedTexts(lines, block, size));
        else content.onDoubtfulPaste(doubtfulRow);
      },
    },
  };
}
