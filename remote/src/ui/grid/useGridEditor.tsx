import type { ReactNode } from 'react';
import { CellEditor, type Leaving } from './CellEditor.tsx';
import { placeAfter, type GridSize, type Place, type PlacedText } from './gridModel.ts';
import type { CellMarks, GridColumn } from './gridTypes.ts';
import type { GridCursor } from './useGridCursor.ts';

const KEYS: Readonly<Record<Leaving, string>> = {
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
  readonly marksAt: (place: Place) => CellMarks;
  readonly write: (texts: readonly PlacedText[]) => void;
  /** Takes the focus back to the cell. */
  readonly focus: () => void;
}

/** The field in the cell of the cursor; null while that is not written. */
export function useGridEditor<Row>({ content, cursor, size, marksAt, write, focus }: GridEditorProps<Row>): ReactNode {
  const { active, draft, goTo, stopWriting } = cursor;
  const [row, column] = [content.rows[active.row], content.columns[active.column]];
  if (draft === null || row === undefined || column === undefined) return null;
  const done = (text: string, leaving: Leaving) => {
    // A cell that is wrong may be meant as it is: then it is judged anew.
    if (text !== column.textOf(row) || marksAt(active).problems.length > 0) write([{ ...active, text }]);
    if (leaving === 'stay') {
      stopWriting();
      return;
    }
    focus();
    goTo(placeAfter(KEYS[leaving], false, active, size) ?? active);
  };
  const cancel = () => {
    focus();
    stopWriting();
  };
  return (
    <CellEditor
      label={`${column.header}, ${content.corner} ${content.rowHeader(row)}`}
      text={draft}
      isLong={column.isLong === true}
      onDone={done}
      onCancel={cancel}
    />
  );
}
