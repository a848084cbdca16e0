import type { ReactNode } from 'react';

/** One column of a table, and one fact of its card on narrow screens. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row, isCard: boolean) => ReactNode;
  /** Width as a CSS grid track; default: an equal share, at least 96 px. */
  readonly width?: string;
  /** Money and numbers are right-aligned. */
  readonly align?: 'right';
  /** Heads the card of a row; default: the first column. */
  readonly isTitle?: boolean;
  /** Left out of cards, where another cell says it. */
  readonly isRowOnly?: boolean;
  /** How much the row is about: on a card it stands beside the first column, both without their names. */
  readonly isFigure?: boolean;
  /** The server can sort by it; `id` is then the sort's name. */
  readonly sortable?: boolean;
  /**
   * The column's state before users choose theirs; a column without one is always there. An optional column is left out
   * where the table has no room for it: the row's detail or page says it too.
   */
  readonly optional?: 'shown' | 'hidden';
  /** Optional columns of the same fold are left out together. */
  readonly fold?: string;
  /** Draws the sum of the rows on this page. */
  readonly sum?: (rows: readonly Row[]) => ReactNode;
  /** Buttons: no label on the card, header for screen readers only. */
  readonly isActions?: boolean;
}

/** Heads above the rows that belong together; both functions must be stable between renders. */
export interface RowGroups<Row> {
  readonly getKey: (row: Row) => string;
  readonly head: (key: string) => ReactNode;
}
