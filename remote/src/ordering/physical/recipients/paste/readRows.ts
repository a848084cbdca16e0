import { cleanPaste } from '@portal/shared/domain/people/mailboxes';
import { normalised, recogniseColumns } from '@portal/shared/domain/uploads/columnNames';
import type { ColumnKind } from '@portal/shared/domain/uploads/uploadFields';
import { pastedCells } from '../../../../ui/grid/pastedRows.ts';
import { guessColumns } from './guessColumns.ts';
import { PASTED_KINDS } from './pastedKinds.ts';

/** A row as it was pasted. */
export interface PastedRow {
  /** From 1, as in the spreadsheet: headings and empty rows count. */
  readonly number: number;
  readonly cells: Readonly<Partial<Record<ColumnKind, string>>>;
}

export interface PastedTable {
  readonly rows: readonly PastedRow[];
  /** Columns with content that are not read: heading or null, and number from 1. */
  readonly leftOut: readonly { readonly heading: string | null; readonly number: number }[];
  /** The first row of which a quote may enclose others: then nothing is read. */
  readonly doubtfulRow: number | null;
}

type Columns = ReadonlyMap<ColumnKind, number>;

/** So many known names make a row of headings; no person is called by two of them. */
const HEADINGS = 2;

/** Reads a text as it was copied from a spreadsheet or a CSV, with or without a row of headings. */
export function readRows(text: string): PastedTable {
  const { rows: all, doubtfulRow } = pastedCells(cleanPaste(text));
  if (doubtfulRow !== null) return { rows: [], leftOut: [], doubtfulRow };
  const filled = all
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first, ...rest] = filled;
  const named = nameColumns(first?.cells ?? []);
  const headings = named.size >= HEADINGS ? first?.cells : undefined;
  const body = headings === undefined ? filled : rest;
  const columns = headings === undefined ? guessColumns(body.map(({ cells }) => cells)) : named;
  return {
    rows: columns.size === 0 ? [] : body.map(({ cells, number }) => ({ number, cells: pickCells(cells, columns) })),
    leftOut: listLeftOut(
      headings,
      body.map(({ cells }) => cells),
      columns,
    ),
    doubtfulRow: null,
  };
}

function nameColumns(headings: readonly string[]): Columns {
  const known = new Map([...recogniseColumns(headings, PASTED_KINDS)].map(([kind, { column }]) => [kind, column]));
  const name = known.get('recipientName');
  const half = findOtherHalf(known);
  if (name === undefined || half === null || !isEitherName(headings[name] ?? '')) return known;
  known.delete('recipientName');
  return known.set(half, name);
}

/** Words for a whole name that stand for half of it where the other half has a column, too: French "Prénom" and "Nom". */
const isEitherName = (heading: string): boolean => ['name', 'nom', '名字'].includes(normalised(heading));

function findOtherHalf(known: Columns): ColumnKind | null {
  const hasFirst = known.has('recipientFirstName');
  if (hasFirst === known.has('recipientLastName')) return null;
  return hasFirst ? 'recipientLastName' : 'recipientFirstName';
}

const pickCells = (cells: readonly string[], columns: Columns): PastedRow['cells'] =>
  Object.fromEntries([...columns].map(([kind, column]) => [kind, cells[column] ?? '']));

function listLeftOut(
  headings: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
  columns: Columns,
): PastedTable['leftOut'] {
  const used = [...columns.values()];
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => column)
    .filter((column) => !used.includes(column) && rows.some((row) => (row[column] ?? '') !== ''))
    .map((column) => ({ heading: headings?.[column] || null, number: column + 1 }));
}
