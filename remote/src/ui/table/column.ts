import type { ReactNode } from 'react';

/** One column of a table, and one fact of its card on narrow screens. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Money and numbers stand at the right. */
  readonly align?: 'right';
  /** The server can sort by it; `id` is then the sort's name. */
  readonly sortable?: boolean;
  /** Buttons: no label on the card, header only for screen readers. */
  readonly isActions?: boolean;
}
