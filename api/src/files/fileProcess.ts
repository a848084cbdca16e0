import { holdsCardNumber } from '@portal/shared/domain/funding/cardNumberText';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { headingIndex } from '@portal/shared/domain/uploads/headingRow';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import { FileRefused, type Cell, type FileRule, type TableRow } from '@portal/shared/files/Table';
import { readTable } from '@portal/shared/files/readTable';
import type { Encoding, ReadingOptions } from '@portal/shared/files/ReadingOptions';
import { serveTasks } from '../childProcess/serveTasks.ts';

/** The file that a process reads. */
export interface ReadingTask extends ReadingOptions {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The row of the headings, where a person has said it; without it, it is looked for. */
  readonly headingRow?: number;
}

/** The head of a file: all that is known of it before the rows below its headings. */
export interface TableHead {
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly encoding: Encoding | null;
  readonly headingRow: number;
  readonly headings: readonly string[];
  readonly rowCount: number;
}

/** Answers in turn: the head, then rows each time they are asked for. */
export type ReadingResult =
  | { readonly head: TableHead }
  | { readonly rows: readonly TableRow[] }
  | { readonly refused: { readonly rule: FileRule; readonly message: string; readonly place: string | null } };

const { rowsAtOnce, charactersAtOnce, charactersKept } = SERVER_SETTINGS.files;

/** Cells as they may be stored. A workbook names one text a million times: what is kept is counted. */
function keptRows(rows: readonly TableRow[]): TableRow[] {
  let characters = 0;
  return rows.map(({ number, cells, isHidden }) => ({
    number,
    isHidden,
    cells: cells.map((cell): Cell => {
      const kept = typeof cell === 'number' ? cell : cell.slice(0, UPLOAD_LIMITS.cellLength).toWellFormed();
      characters += String(kept).length;
      if (characters > charactersKept) throw new FileRefused('file.unsafe', 'The file has too much text');
      if (holdsCardNumber(String(kept)))
        throw new FileRefused('file.cardNumber', 'A cell holds the number of a payment card', String(number));
      return kept;
    }),
  }));
}

/** As many rows as one answer takes, from a row on. */
function someRows(rows: readonly TableRow[], from: number): readonly TableRow[] {
  let characters = 0;
  let to = from;
  while (to < rows.length && to - from < rowsAtOnce && characters < charactersAtOnce) {
    characters += rows[to]?.cells.reduce<number>((sum, cell) => sum + String(cell).length, 0) ?? 0;
    to += 1;
  }
  return rows.slice(from, to);
}

function* read({ name, bytes, headingRow, ...options }: ReadingTask): Generator<ReadingResult, void> {
  const { sheets, sheet, encoding, rows } = readTable(name, bytes, options);
  const kept = keptRows(rows);
  const named = kept.findIndex(({ number }) => number === headingRow);
  const [headings, ...lines] = kept.slice(named < 0 ? headingIndex(kept) : named);
  yield {
    head: {
      sheets,
      sheet,
      encoding,
      headingRow: headings?.number ?? 1,
      headings: headings?.cells.map(String) ?? [],
      rowCount: lines.length,
    },
  };
  for (let next = 0; next < lines.length;) {
    const some = someRows(lines, next);
    next += some.length;
    yield { rows: some };
  }
}

serveTasks(function* (task: ReadingTask): Generator<ReadingResult, void> {
  try {
    yield* read(task);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    yield { refused: { rule: error.rule, message: error.message, place: error.place } };
  }
});
