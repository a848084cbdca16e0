import { recogniseUploadColumns } from './columnNames.ts';

/** Rows among which the headings are looked for: files often begin with a title. */
const LOOKED_AT = 10;
const KNOWN = 2;

/** The index of the headings among the rows of a file: the first row with two known ones, else the first. */
export function headingIndex(rows: readonly { readonly cells: readonly (string | number)[] }[]): number {
  const found = rows
    .slice(0, LOOKED_AT)
    .findIndex(({ cells }) => recogniseUploadColumns(cells.map(String)).size >= KNOWN);
  return Math.max(found, 0);
}
