import papa from 'papaparse';
import { decodeText } from './decodeText.ts';
import type { ReadingOptions } from './ReadingOptions.ts';
import { FileRefused, type Table } from './Table.ts';
import { TableRows } from './tableRows.ts';

/** What spreadsheet programs write between columns, most used first. */
const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Records by which the separator is chosen. */
const LOOKED_AT = 20;

/** Reads a CSV (RFC 4180) with any usual separator. Raises FileRefused. */
export function readCsv(bytes: Uint8Array, { language }: ReadingOptions): Table {
  const { text, encoding } = decodeText(bytes, language);
  // The first line of some files names the separator, for one spreadsheet program.
  const named = /^sep=(.)(\r\n|\r|\n)/.exec(text);
  const table = new TableRows();
  const { data, errors } = recordsOf(text.slice(named?.[0].length ?? 0), named?.[1] ?? separatorOf(text));
  const [error] = errors;
  const before = named === null ? 1 : 2;
  if (error !== undefined) throw new FileRefused('file.unreadable', error.message, String((error.row ?? 0) + before));
  data.forEach((cells, index) => table.add(index + before, cells));
  return { sheets: [], sheet: null, encoding, rows: table.all() };
}

const recordsOf = (text: string, delimiter: string, preview = 0) =>
  papa.parse<string[]>(text, { delimiter, preview, header: false, skipEmptyLines: false });

/** The separator that gives most columns: of the headings, then of the records after them. */
function separatorOf(text: string): string {
  const columns = SEPARATORS.map((separator) => {
    const counts = recordsOf(text, separator, LOOKED_AT)
      .data.filter((cells) => cells.some((cell) => cell.trim() !== ''))
      .map((cells) => cells.length);
    // A file of separators alone has no other reading.
    const [headings = Infinity] = counts;
    return { separator, headings, alike: counts.filter((count) => count === headings).length };
  });
  columns.sort((one, other) => other.headings - one.headings || other.alike - one.alike);
  return columns[0]?.separator ?? SEPARATORS[0];
}
