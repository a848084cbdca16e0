/** A number as plain decimal text, such as "-12.50". */
export interface DecimalCell {
  readonly decimal: string;
}

/** Texts are escaped, numbers written as they are, null is an empty cell. */
export type CsvCell = string | number | DecimalCell | null;

/** The places where a spreadsheet may begin a formula: the start of a cell, or after another locale's cell separator. */
const FORMULA = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;

/** A text of which a spreadsheet would make a formula, with an apostrophe in front; any other as it is. */
export const defused = (text: string): string => text.replaceAll(FORMULA, "'");

/** A line of a CSV file (RFC 4180), without formulas. */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.decimal;
  const text = defused(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
