/** A column of cells that hold text. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Pixels at usual text size. */
  readonly width: number;
  readonly getText: (row: Row) => string;
  readonly align?: 'right';
  /** May have several lines. */
  readonly isLong?: boolean;
}

/** The texts on a cell: why it is wrong, or what there is to know about it. */
export interface CellMarks {
  readonly problems: readonly string[];
  readonly hints: readonly string[];
}

/** A text and the cell that is to hold it. */
export interface CellChange<Row> {
  readonly row: Row;
  readonly columnId: string;
  readonly text: string;
}
