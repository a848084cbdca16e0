import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { getTypedKey } from '../form/getTypedKey.ts';
import {
  toClipboardText,
  toPastedEdits,
  getPositionAfterKey,
  listPositions,
  type GridSize,
  type CellPosition,
  type CellEdit,
} from './gridModel.ts';
import type { CellChange, GridColumn } from './gridTypes.ts';
import { pastedRows } from './pastedRows.ts';
import type { GridCursor } from './useGridCursor.ts';

interface GridContent<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly isLocked: (row: Row) => boolean;
  readonly onChange: (cells: readonly CellChange<Row>[]) => void;
  readonly onUndo: () => void;
  readonly onDoubtfulPaste: (row: number) => void;
}

interface GridKeysProps<Row> {
  readonly content: GridContent<Row>;
  readonly cursor: GridCursor;
  readonly size: GridSize;
  readonly goToProblem: (isBack?: boolean) => void;
}

const getPositionUnder = (event: MouseEvent): CellPosition | null => {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
  return cell === null ? null : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
};

/** Lets keys, mouse and clipboard act on the cells; returns their handlers, and `writeCells`, which changes some of the cells. */
export function useGridKeys<Row>({ content, cursor, size, goToProblem }: GridKeysProps<Row>) {
  const { columns, rows, isLocked, onChange, onUndo } = content;
  const { active, range, draft, goTo } = cursor;
  const textAt = ({ row, column }: CellPosition): string => {
    const one = rows[row];
    return (one !== undefined && columns[column]?.getText(one)) || '';
  };
  const writeCells = (texts: readonly CellEdit[]) => {
    const cells = texts.flatMap(({ text, ...at }): CellChange<Row>[] => {
      const [row, column] = [rows[at.row], columns[at.column]];
      return row === undefined || column === undefined || isLocked(row) ? [] : [{ row, columnId: column.id, text }];
    });
    if (cells.length > 0) onChange(cells);
  };
  const startEditing = (text: string) => {
    const row = rows[active.row];
    if (row !== undefined && !isLocked(row)) cursor.startEditing(text);
  };
  const handleKey = (key: string, event: KeyboardEvent): boolean => {
    const withControl = event.ctrlKey || event.metaKey;
    const to = getPositionAfterKey(key, withControl, active, size);
    if (to !== null) goTo(to, event.shiftKey);
    else if (withControl && key.toLowerCase() === 'z') onUndo();
    else if (key === 'F8') goToProblem(event.shiftKey);
    else if (key === 'Enter' || key === 'F2') startEditing(textAt(active));
    else if (key === 'Delete' || key === 'Backspace')
      writeCells(listPositions(range).map((at) => ({ ...at, text: '' })));
    else if (key.length === 1 && !withControl && !event.altKey) startEditing(key);
    else return false;
    return true;
  };
  const copyCells = (event: ClipboardEvent): void => {
    const across = range.right - range.left + 1;
    const texts = listPositions(range).map(textAt);
    const lines = Array.from({ length: range.bottom - range.top + 1 }, (_row, at) =>
      texts.slice(at * across, (at + 1) * across),
    );
    event.clipboardData.setData('text/plain', toClipboardText(lines));
    event.preventDefault();
  };
  return {
    writeCells,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const key = getTypedKey(event);
        if (key !== null && draft === null && handleKey(key, event)) event.preventDefault();
      },
      onMouseDown: (event: MouseEvent) => {
        const to = getPositionUnder(event);
        if (to === null || (draft !== null && to.row === active.row && to.column === active.column)) return;
        goTo(to, event.shiftKey);
      },
      onMouseOver: (event: MouseEvent) => {
        const to = event.buttons === 1 && draft === null ? getPositionUnder(event) : null;
        if (to !== null) goTo(to, true);
      },
      onDoubleClick: () => {
        if (draft === null) startEditing(textAt(active));
      },
      onCopy: copyCells,
      onCut: (event: ClipboardEvent) => {
        copyCells(event);
        writeCells(listPositions(range).map((at) => ({ ...at, text: '' })));
      },
      onPaste: (event: ClipboardEvent) => {
        event.preventDefault();
        const { rows: lines, doubtfulRow } = pastedRows(event.clipboardData.getData('text/plain'), '\t');
        if (doubtfulRow === null) writeCells(toPastedEdits(lines, range, size));
        else content.onDoubtfulPaste(doubtfulRow);
      },
    },
  };
}
