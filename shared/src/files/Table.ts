import type { Encoding } from './ReadingOptions.ts';

/** A cell as a person sees it: text, or the number of a workbook, which has one reading. Empty cells are ''. */
export type Cell = string | number;

/** A row with at least one cell that is not blank. */
export interface TableRow {
  /** The sheet's own number, or that of the record of a CSV; headings and blank rows counted, from 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
  readonly isHidden: boolean;
}

/** The rows of one sheet, or of a CSV, the headings among them. */
export interface Table {
  /** Sheets that a person sees, in order; none in a CSV. */
  readonly sheets: readonly string[];
  /** The one that was read; null in a CSV. */
  readonly sheet: string | null;
  /** Null in a workbook. */
  readonly encoding: Encoding | null;
  readonly rows: readonly TableRow[];
}

/** Why a file is not taken. */
export type FileRule =
  | 'file.empty'
  | 'file.cardNumber'
  /** Two columns with one heading. */
  | 'file.duplicateHeader'
  | 'file.extension'
  | 'file.invalidName'
  /** Nothing is under a heading that is needed. */
  | 'file.missingColumn'
  | 'file.tooBig'
  | 'file.tooManyRows'
  | 'file.tooManyColumns'
  /** A quote that either encloses the rows after it or is a character. */
  | 'file.quote'
  /** Damaged, or not what its name says. */
  | 'file.unreadable'
  /** Protected by a password. */
  | 'file.password'
  /** Made to exhaust its reader. */
  | 'file.unsafe';

/** A file is never read in part. `place`: a cell by its address, a row, a heading, or a part of the workbook. */
export class FileRefused extends Error {
  readonly rule: FileRule;
  readonly place: string | null;

  constructor(rule: FileRule, message: string, place: string | null = null) {
    super(place === null ? message : `${place}: ${message}`);
    this.rule = rule;
    this.place = place;
  }
}
