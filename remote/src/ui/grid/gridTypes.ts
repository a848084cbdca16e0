import type { ReactNode } from 'react';
import type { CellEditorProps } from './CellEditor.tsx';

/** A column of cells that hold text. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Pixels at usual text size. */
  readonly width: number;
  readonly getText: (row: Row) => string;
  /** Returns what is shown in the place of the text, such as the name of a code; copied is the text. */
  readonly getLabel?: (row: Row) => string;
  /** Draws the field in the place of one for text. */
  readonly renderEditor?: (props: CellEditorProps) => ReactNode;
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
