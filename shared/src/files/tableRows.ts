import { FILE_LIMITS } from './fileLimits.ts';
import { FileRefused, type Cell, type TableRow } from './Table.ts';

/** `String.prototype.trim` takes the space characters of Unicode away, the no-break space among them. */
const isBlank = (cell: Cell): boolean => typeof cell === 'string' && cell.trim() === '';

/** Collects the rows that are not blank. Raises FileRefused beyond the limits. */
export class TableRows {
  readonly rows: TableRow[] = [];

  add(number: number, cells: readonly Cell[], isHidden = false): void {
    const last = cells.findLastIndex((cell) => !isBlank(cell));
    if (last < 0) return;
    if (last >= FILE_LIMITS.columns)
      throw new FileRefused('file.tooManyColumns', 'The row has too many columns', String(number));
    // The headings are one row more.
    if (this.rows.length > FILE_LIMITS.rows) throw new FileRefused('file.tooManyRows', 'There are too many rows');
    this.rows.push({ number, cells: cells.slice(0, last + 1), isHidden });
  }

  /** Raises FileRefused when there are none. */
  all(): readonly TableRow[] {
    if (this.rows.length === 0) throw new FileRefused('file.empty', 'There is no row');
    return this.rows;
  }
}
