import { withCertainQuotes } from '@portal/shared/files/csvQuotes';
import { mostFrequent } from '@portal/shared/files/mostFrequent';
import { FileRefused } from '@portal/shared/files/Table';
import { dsvFormat } from 'd3-dsv';

/** Rows of a pasted text. `doubtfulRow`: the first, from 1, of which a quote may enclose others; its rows are lines then. */
export interface PastedRows {
  readonly rows: readonly (readonly string[])[];
  readonly doubtfulRow: number | null;
}

/** Reads rows of cells as spreadsheet programs put them on the clipboard, or as they stand in a CSV. */
export function pastedRows(text: string, separator: string): PastedRows {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  const lines = plain.split('\n');
  const widths = (some: readonly string[]) => some.map((line) => line.split(separator).length);
  const withoutQuotes = lines.filter((line) => line !== '' && !line.includes('"'));
  const width = mostFrequent(widths(withoutQuotes.length === 0 ? lines : withoutQuotes));
  try {
    const certain = withCertainQuotes(plain, { separator, width });
    return { rows: dsvFormat(separator).parseRows(certain), doubtfulRow: null };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { rows: lines.map((line) => line.split(separator)), doubtfulRow: Number(error.place) };
  }
}

/**
 * Reads rows of trimmed cells, each in one line. Without tabs, the separator that makes more cells is the one that was
 * meant.
 */
export function pastedCells(text: string): PastedRows {
  const cells = (separator: string): PastedRows => {
    const { rows, doubtfulRow } = pastedRows(text, separator);
    return { rows: rows.map((row) => row.map((cell) => cell.replaceAll(/\s*\n\s*/g, ' ').trim())), doubtfulRow };
  };
  if (text.includes('\t')) return cells('\t');
  const [commas, semicolons] = [cells(','), cells(';')];
  return semicolons.rows.flat().length > commas.rows.flat().length ? semicolons : commas;
}
