/** Texts are escaped, numbers written as they are, null is an empty cell. */
export type CsvCell = string | number | null;

/** Where a spreadsheet may begin a formula: at the start of a cell, or after another locale's cell separator. */
const FORMULA = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;

/** A line of a CSV file (RFC 4180); a text that a spreadsheet would take for a formula gets an apostrophe in front. */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replaceAll(FORMULA, "'");
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
