import { useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { useKeepBottom } from '../page/keptBottom.ts';
import { CellNote } from './CellNote.tsx';
import type { CellPosition } from './gridModel.ts';
import { GridRow } from './GridRow.tsx';
import type { CellMarks, CellChange, GridColumn } from './gridTypes.ts';
import { useGridCursor } from './useGridCursor.ts';
import { useGridEditor } from './useGridEditor.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { useGridProblems, type GridHandle } from './useGridProblems.ts';
import { useGridRows } from './useGridRows.ts';
import './grid.css';

export interface DataGridProps<Row> {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => number;
  /** Returns the name of a row, such as its number in a file. */
  readonly rowHeader: (row: Row) => string;
  /** Heading of the column of those names. */
  readonly corner: string;
  /** Must be stable between renders, as everything that draws a row. */
  readonly getMarks: (row: Row, columnId: string) => CellMarks;
  /** Draws more about the cell of the cursor beside it; null where there is no more. */
  readonly renderDetail?: (row: Row, columnId: string) => ReactNode;
  readonly isLocked: (row: Row) => boolean;
  readonly onChange: (cells: readonly CellChange<Row>[]) => void;
  readonly onUndo: () => void;
  /** Called in the place of a paste; `row`: the pasted row, from 1, of which a quote may enclose others. */
  readonly onDoubtfulPaste: (row: number) => void;
  /** Cell in which the cursor begins. */
  readonly start?: CellPosition;
  readonly ref?: Ref<GridHandle>;
}

const HEADER_PX = 72;
const PAGE_ROWS = 15;
const FIRST: CellPosition = { row: 0, column: 0 };
/**
 * Cells that are written as in a spreadsheet: by key, in blocks, with undo. Rows out of sight are not in the document, so that
 * thousands of them cost what a screen of them does.
 */
export function DataGrid<Row>({ ref, ...props }: DataGridProps<Row>) {
  const { label, columns, rows, rowKey, rowHeader, corner, getMarks, isLocked, start = FIRST } = props;
  const containerRef = useRef<HTMLDivElement>(null);
  const size = { rows: rows.length, columns: columns.length, page: PAGE_ROWS };
  const cursor = useGridCursor(size, start);
  const { active, range } = cursor;
  const virtualizer = useGridRows(rows.length, containerRef, { active, start });
  const { getMarksAt, goToProblem, focus } = useGridProblems({ content: props, cursor, size, containerRef, ref });
  const { writeCells, handlers } = useGridKeys({ content: props, cursor, size, goToProblem });
  const editor = useGridEditor({ content: props, cursor, size, getMarksAt, writeCells, focus });
  const [isFocused, setFocused] = useState(false);
  useKeepBottom();
  const [activeRow, activeColumn] = [rows[active.row], columns[active.column]];
  const detail =
    activeRow === undefined || activeColumn === undefined ? null : props.renderDetail?.(activeRow, activeColumn.id);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget));
  const gridTracks = `${HEADER_PX}px ${columns.map(({ width }) => `${width}px`).join(' ')}`;
  return (
    <div className="pr-grid-container" onFocus={() => setFocused(true)} onBlur={leave}>
      <div
        ref={containerRef}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        className="pr-grid"
        style={{ '--pr-grid-tracks': gridTracks }}
        {...handlers}
      >
        <GridHeads columns={columns} corner={corner} />
        <div role="rowgroup" className="pr-grid__body" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start: top }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const isChosen = index >= range.top && index <= range.bottom;
            return (
              <GridRow
                key={rowKey(row)}
                row={row}
                index={index}
                header={rowHeader(row)}
                columns={columns}
                top={top}
                isLocked={isLocked(row)}
                getMarks={getMarks}
                active={index === active.row ? active.column : null}
                from={isChosen ? range.left : -1}
                to={isChosen ? range.right : -1}
                editor={index === active.row ? editor : null}
              />
            );
          })}
        </div>
      </div>
      {isFocused && (
        <CellNote gridRef={containerRef} marks={getMarksAt(active)} isEditing={cursor.draft !== null} detail={detail} />
      )}
    </div>
  );
}

function GridHeads<Row>({ columns, corner }: Pick<DataGridProps<Row>, 'columns' | 'corner'>) {
  return (
    <div role="row" aria-rowindex={1} className="pr-grid__row pr-grid__heads">
      <div role="columnheader" className="pr-grid__head">
        {corner}
      </div>
      {columns.map(({ id, header, align }, at) => (
        <div key={id} role="columnheader" aria-colindex={at + 2} data-align={align} className="pr-grid__cell">
          <span className="pr-grid__text">{header}</span>
        </div>
      ))}
    </div>
  );
}
