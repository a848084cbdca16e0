import type { ReactNode } from 'react';
import { CellEditor, type ExitDirection } from './CellEditor.tsx';
import { getPositionAfterKey, type GridSize, type CellPosition, type CellEdit } from './gridModel.ts';
import type { CellMarks, GridColumn } from './gridTypes.ts';
import type { GridCursor } from './useGridCursor.ts';

const KEY_BY_DIRECTION: Readonly<Record<ExitDirection, string>> = {
  down: 'ArrowDown',
  up: 'ArrowUp',
  right: 'ArrowRight',
  left: 'ArrowLeft',
  stay: '',
};

interface GridEditorProps<Row> {
  readonly content: {
    readonly columns: readonly GridColumn<Row>[];
    readonly rows: readonly Row[];
    readonly rowHeader: (row: Row) => string;
    readonly corner: string;
  };
  readonly cursor: GridCursor;
  readonly size: GridSize;
  readonly getMarksAt: (position: CellPosition) => CellMarks;
  readonly writeCells: (texts: readonly CellEdit[]) => void;
  /** Takes the focus back to the cell. */
  readonly focus: () => void;
}

/** The field in the cell of the cursor; null while that is not written. */
export function useGridEditor<Row>({
  content,
  cursor,
  size,
  getMarksAt,
  writeCells,
  focus,
}: GridEditorProps<Row>): ReactNode {
  const { active, draft, goTo, stopEditing } = cursor;
  const [row, column] = [content.rows[active.row], content.columns[active.column]];
  if (draft === null || row === undefined || column === undefined) return null;
  const done = (text: string, direction: ExitDirection) => {
    // A cell that is wrong may be meant as it is: then it is judged anew.
    if (text !== column.getText(row) || getMarksAt(active).problems.length > 0) writeCells([{ ...active, text }]);
    if (direction === 'stay') {
      stopEditing();
      return;
    }
    focus();
    const next = getPositionAfterKey(KEY_BY_DIRECTION[direction], false, active, size) ?? active;
    // The next wrong cell is the next after the one that was written, wherever the cursor goes.
    goTo(next, false, active);
  };
  const cancel = () => {
    focus();
    stopEditing();
  };
  const props = {
    label: `${column.header}, ${content.corner} ${content.rowHeader(row)}`,
    text: draft,
    isLong: column.isLong === true,
    onDone: done,
    onCancel: cancel,
  };
  return column.renderEditor?.(props) ?? <CellEditor {...props} />;
}
