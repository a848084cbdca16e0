import { DateTime } from 'luxon';
import { defused, type CsvCell, type DecimalCell } from '../csv/csvRow.ts';
import { amountStyle, STYLES } from './xlsxStyles.ts';

/** A number shown with that many decimals. */
export interface XlsxNumber extends DecimalCell {
  readonly decimals: number;
}

/** Texts are escaped, times shown in their zone, null is an empty cell. */
export type XlsxCell = string | DateTime | XlsxNumber | null;

const LONGEST_TEXT = 32_767;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Spreadsheets count days; this many lie before 1970. */
const DAYS_BEFORE_1970 = 25_569;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The signs for which XML 1.0 has no place. */
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text of a sheet. `_x0041_` would be read as a character of that number. */
const escaped = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .replaceAll(NO_XML, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>]/g, (char) => ENTITIES[char] ?? '')
    .replaceAll('\r', '&#13;');

const textCell = (text: string, style: number): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(defused(text))}</t></is></c>`;

const daysOf = (time: DateTime): number => (time.toMillis() + time.offset * MINUTE_MS) / DAY_MS + DAYS_BEFORE_1970;

function xlsxCell(cell: XlsxCell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return textCell(cell, STYLES.text);
  if (cell instanceof DateTime) return `<c s="${STYLES.time}"><v>${daysOf(cell)}</v></c>`;
  return `<c s="${amountStyle(cell.decimals)}"><v>${cell.decimal}</v></c>`;
}

/** A row of a sheet; a text that would be a formula once it is edited is kept from that as in a CSV file. */
export const xlsxRow = (cells: readonly XlsxCell[]): string => `<row>${cells.map(xlsxCell).join('')}</row>`;

/** The row of headings. */
export const xlsxHeadings = (headings: readonly string[]): string =>
  `<row>${headings.map((heading) => textCell(heading, STYLES.heading)).join('')}</row>`;

/** The same cell in a CSV file: times as ISO 8601 with the offset of their zone. */
export const toCsvCell = (cell: XlsxCell): CsvCell => (cell instanceof DateTime ? cell.toISO() : cell);
