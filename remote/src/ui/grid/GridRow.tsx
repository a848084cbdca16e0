import { memo, type ReactNode } from 'react';
import type { CellMarks, GridColumn } from './gridTypes.ts';

export interface GridRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly header: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly top: number;
  readonly isLocked: boolean;
  readonly getMarks: (row: Row, columnId: string) => CellMarks;
  /** The column of the cursor; null in every other row. */
  readonly active: number | null;
  /** First and last column of the chosen cells; -1 in rows without. */
  readonly from: number;
  readonly to: number;
  /** The field in the active cell; null while that is not written. */
  readonly editor: ReactNode;
}

function PlainGridRow<Row>(props: GridRowProps<Row>) {
  const { row, index, header, columns, top, isLocked, getMarks, active, from, to, editor } = props;
  return (
    // Headings are the first row of the grid.
    <div role="row" aria-rowindex={index + 2} className="pr-grid__row" style={{ transform: `translateY(${top}px)` }}>
      <div role="rowheader" className="pr-grid__head">
        {header}
      </div>
      {columns.map((column, at) => {
        const { problems, hints } = getMarks(row, column.id);
        const text = column.getLabel?.(row) ?? column.getText(row);
        const isActive = active === at;
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={at >= from && at <= to}
            aria-invalid={problems.length > 0 || undefined}
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 has it on a gridcell
            aria-readonly={isLocked || undefined}
            data-row={index}
            data-column={at}
            data-hinted={hints.length > 0 || undefined}
            data-align={column.align}
            tabIndex={isActive ? 0 : -1}
            className="pr-grid__cell"
          >
            {(isActive && editor) || <span className="pr-grid__text">{text}</span>}
            {[...problems, ...hints].map((mark) => (
              <span key={mark} className="pr-hidden-text">
                {mark}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** A row of the grid; one that does not change is not drawn again. */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;
