import papa from 'papaparse';
import { mostFrequent } from './mostFrequent.ts';

/** The separator of the columns of a CSV, and how many cells most of its records have. */
export interface CsvShape {
  readonly separator: string;
  readonly width: number;
}

/** Separators that spreadsheet programs write between columns, most used first. */
const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Records, and characters, by which the shape is told. */
const LOOKED_AT = { records: 20, characters: 256 * 1024 };

/**
 * Returns the shape by which most of the first records have as many columns as the headings; of several, the one that gives most
 * columns. `named`: the separator, where the file names it. Line ends are `\n`.
 */
export function csvShape(text: string, named?: string): CsvShape {
  const sample = text.slice(0, LOOKED_AT.characters);
  const found = (named === undefined ? SEPARATORS : [named]).map((separator) => {
    const counts = cellCounts(sample, separator);
    const [headings = 1] = counts;
    const alike = headings > 1 ? counts.filter((count) => count === headings).length : 0;
    return { separator, headings, alike, width: mostFrequent(counts) };
  });
  const [best] = found.toSorted((one, other) => other.alike - one.alike || other.headings - one.headings);
  return best ?? { separator: SEPARATORS[0], width: 1 };
}

/** Cells of each record that is not blank. */
function cellCounts(sample: string, delimiter: string): readonly number[] {
  const { data } = papa.parse<string[]>(sample, {
    delimiter,
    newline: '\n',
    preview: LOOKED_AT.records,
    fastMode: false,
  });
  return data.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => cells.length);
}
