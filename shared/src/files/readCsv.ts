import papa from 'papaparse';
import { withCertainQuotes } from './csvQuotes.ts';
import { csvShape } from './csvShape.ts';
import { decodeText } from './decodeText.ts';
import type { ReadingOptions } from './ReadingOptions.ts';
import { FileRefused, type Table } from './Table.ts';
import { TableRows } from './tableRows.ts';

/**
 * Reads a CSV (RFC 4180) with any usual separator; a quote that encloses nothing is text. Raises FileRefused as soon as something
 * is beyond the limits, cannot be read with certainty, or is no text.
 */
export function readCsv(bytes: Uint8Array, options: ReadingOptions): Table {
  const { text: decoded, encoding } = decodeText(bytes, options);
  const text = withLineFeeds(decoded.trimEnd());
  // The first line of some files names the separator, for one spreadsheet program.
  const named = /^sep=([^"\n])\n/.exec(text);
  const body = text.slice(named?.[0].length ?? 0);
  const shape = csvShape(body, named?.[1]);
  const before = named === null ? 1 : 2;
  const table = new TableRows();
  let number = before;
  papa.parse<string[]>(withCertainQuotes(body, shape, before), {
    delimiter: shape.separator,
    newline: '\n',
    // Its fast mode holds all lines at once.
    fastMode: false,
    step: ({ data: cells }) => {
      if (cells.some((cell) => cell.includes('\0')))
        throw new FileRefused('file.unreadable', 'The row holds what is no text', String(number));
      table.add(number, cells);
      number += 1;
    },
  });
  return { sheets: [], sheet: null, encoding, rows: table.all() };
}

/** Lines, blank ones too: as many as a sheet of a spreadsheet has rows. */
const MOST_LINES = 1_048_576;

/** Returns the text with one sign for every line end. Raises FileRefused for more lines than any table has. */
function withLineFeeds(text: string): string {
  let lines = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) lines += 1;
    if (lines > MOST_LINES) throw new FileRefused('file.tooManyRows', 'There are too many lines');
  }
  return text.replaceAll(/\r\n?/g, '\n');
}
