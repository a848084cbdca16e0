import papa from 'papaparse';
import { decodeText } from './decodeText.ts';
import type { ReadingOptions } from './ReadingOptions.ts';
import { FileRefused, type Table } from './Table.ts';
import { TableRows } from './tableRows.ts';

/** What spreadsheet programs write between columns, most used first. */
const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Records by which the separator is chosen. */
const LOOKED_AT = 20;

/** Reads a CSV (RFC 4180) with any usual separator; quotes that enclose nothing are text. Raises FileRefused. */
export function readCsv(bytes: Uint8Array, options: ReadingOptions): Table {
  const { text, encoding } = decodeText(bytes, options);
  // The first line of some files names the separator, for one spreadsheet program.
  const named = /^sep=(.)(\r\n|\r|\n)/.exec(text);
  const table = new TableRows();
  const { data, errors } = recordsOf(text.slice(named?.[0].length ?? 0), named?.[1] ?? separatorOf(text));
  const error = errors.find(({ code }) => code === 'MissingQuotes');
  const before = named === null ? 1 : 2;
  if (error !== undefined) throw new FileRefused('file.unreadable', error.message, String((error.row ?? 0) + before));
  data.forEach((cells, index) => table.add(index + before, cells));
  return { sheets: [], sheet: null, encoding, rows: table.all() };
}

const recordsOf = (text: string, delimiter: string, preview = 0) =>
  papa.parse<string[]>(text, { delimiter, preview, header: false, skipEmptyLines: false });

/** The separator by which most records have as many columns as the headings; of several, the one that gives most columns. */
function separatorOf(text: string): string {
  const found = SEPARATORS.map((separator) => {
    const counts = recordsOf(text, separator, LOOKED_AT)
      .data.filter((cells) => cells.some((cell) => cell.trim() !== ''))
      .map((cells) => cells.length);
    const [headings = 1] = counts;
    return { separator, headings, alike: headings > 1 ? counts.filter((count) => count === headings).length : 0 };
  });
  found.sort((one, other) => other.alike - one.alike || other.headings - one.headings);
  return found[0]?.separator ?? SEPARATORS[0];
}
