import type { CsvShape } from './csvShape.ts';
import { FILE_LIMITS } from './fileLimits.ts';
import { FileRefused } from './Table.ts';

/** Cells of a record, blank ones too: as many as a row of a spreadsheet has. */
const MOST_CELLS = 16_384;
/** Characters of a cell as a spreadsheet keeps it, each of them a quote that is doubled. */
const LONGEST_CELL = 2 * FILE_LIMITS.cellLength;

/**
 * A cell between two separators. `stray`: it begins with a quote that is a character, `"Top" seller`; `doubtful`: that quote may
 * as well enclose what follows.
 */
interface RawCell {
  readonly kind: 'plain' | 'quoted' | 'stray' | 'doubtful';
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the text with every cell as RFC 4180 has it, so that a parser can go wrong with none. Raises
 * FileRefused (`file.quote`), with the record, where only its writer knows whether the rows after a quote are rows or a part of its
 * text; also for more than a spreadsheet holds, before a parser does. Line ends are `\n`; `first`: the number of the first record.
 */
export function withCertainQuotes(text: string, shape: CsvShape, first = 1): string {
  const parts: string[] = [];
  let copied = 0;
  let record = new OpenRecord(first, shape);
  for (let start = 0; start <= text.length;) {
    const cell = cellAt(text, start, shape.separator);
    record.add(cell, text);
    if (cell.kind === 'stray' || cell.kind === 'quoted') {
      const raw = text.slice(cell.start, cell.end);
      parts.push(
        text.slice(copied, cell.start),
        cell.kind === 'stray' ? `"${raw.replaceAll('"', '""')}"` : raw.trimEnd(),
      );
      copied = cell.end;
    }
    if (text[cell.end] !== shape.separator) {
      record.close();
      record = new OpenRecord(record.number + 1, shape);
    }
    start = cell.end + 1;
  }
  return parts.join('') + text.slice(copied);
}

function cellAt(text: string, start: number, separator: string): RawCell {
  if (text[start] !== '"') return { kind: 'plain', start, end: endOfCell(text, start, separator) };
  const closing = closingQuote(text, start);
  if (closing < 0) {
    const isLast = endOfCell(text, start, separator) === text.length;
    return { kind: isLast ? 'stray' : 'doubtful', start, end: text.length };
  }
  const end = endOfCell(text, closing + 1, separator);
  if (text.slice(closing + 1, end).trim() === '') return { kind: 'quoted', start, end };
  return { kind: endOfCell(text, start, separator) === end ? 'stray' : 'doubtful', start, end };
}

/** The index of the next separator or line end. */
function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  return at;
}

/** The index of the next quote that is not doubled; -1: there is none. */
function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** A record while its cells are counted. */
class OpenRecord {
  readonly number: number;
  private readonly shape: CsvShape;
  private cells = 0;
  private hasStray = false;
  /** Quoted cells of several lines: the cells before each, and the cells of its lines where its quotes are characters. */
  private readonly spans: { readonly before: number; readonly lines: readonly number[] }[] = [];

  constructor(number: number, shape: CsvShape) {
    this.number = number;
    this.shape = shape;
  }

  add({ kind, start, end }: RawCell, text: string): void {
    if (kind === 'doubtful') throw this.refusal();
    if (this.cells >= MOST_CELLS)
      throw new FileRefused('file.tooManyColumns', 'The row has too many columns', String(this.number));
    if (kind !== 'plain' && end - start > LONGEST_CELL)
      throw new FileRefused('file.unsafe', 'A cell has too much text', String(this.number));
    if (kind === 'stray') this.hasStray = true;
    if (kind === 'quoted') this.addQuoted(text.slice(start, end));
    this.cells += 1;
  }

  private addQuoted(raw: string): void {
    if (!raw.includes('\n')) return;
    const lines = raw.split('\n').map((line) => line.split(this.shape.separator).length);
    this.spans.push({ before: this.cells, lines });
  }

  /** Raises FileRefused when its quotes leave a doubt: most records have as many cells as rows are wide. */
  close(): void {
    const { width } = this.shape;
    const isTornRow = this.hasStray && this.cells !== width;
    if (isTornRow || this.spans.some((span) => this.holdsRows(span))) throw this.refusal();
  }

  /** True for a quoted cell whose lines would be rows of their own, were its quotes characters; one column does not tell. */
  private holdsRows({ before, lines }: OpenRecord['spans'][number]): boolean {
    if (this.shape.width === 1) return false;
    const after = this.cells - before - 1;
    const widths = lines.map(
      (cells, line) => cells + (line === 0 ? before : 0) + (line === lines.length - 1 ? after : 0),
    );
    const [own, ...others] = widths;
    return own === this.shape.width && others.includes(this.shape.width);
  }

  private refusal(): FileRefused {
    return new FileRefused('file.quote', 'A quote can be read in two ways', String(this.number));
  }
}
