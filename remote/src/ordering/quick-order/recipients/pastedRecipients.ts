import { isFamilyNameFirst } from '@portal/shared/domain/fullName';
import Papa from 'papaparse';
import { recogniseColumns, type ColumnKind } from './columnNames.ts';

/** One person of the grid; texts as typed. */
export interface Recipient {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What was found in pasted text. */
export interface PastedRecipients {
  readonly recipients: readonly Recipient[];
  /** Columns with content that were not taken: their heading, or null where the text had none; `number` counts from 1. */
  readonly leftOut: readonly { readonly heading: string | null; readonly number: number }[];
  /** People beyond `room`. */
  readonly rowsBeyond: number;
}

type Row = readonly string[];
type Columns = Readonly<Partial<Record<keyof Recipient, number>>>;

const BOM = /^\ufeff/;

/**
 * People from text pasted out of a spreadsheet or a CSV file (tabs, or commas or semicolons; byte-order mark, quotes; with a heading
 * row or without). Takes at most `room` people. Null when the text is a single value, which belongs into the cell it was pasted into.
 */
export function readPastedRecipients(text: string, room: number): PastedRecipients | null {
  const rows = cellsOf(text);
  const addresses = rows.flat().filter((cell) => cell !== '');
  const isList = rows.length > 1 || rows.some((row) => row.length > 1);
  if (!isList || (rows.length === 1 && !text.includes('\t') && !addresses.some(isAddress))) return null;
  if (addresses.every(isAddress))
    return taken(
      addresses.map((email) => ({ firstName: '', lastName: '', email })),
      [],
      room,
    );

  const [first = [], ...rest] = rows;
  const headings = isHeading(first, rest) ? first : null;
  const people = headings ? rest : rows;
  const columns = headings ? namedColumns(headings, people) : guessedColumns(people);
  const read = people
    .map((row) => personOf(row, columns))
    .filter((person) => person.email !== '' || person.firstName !== '' || person.lastName !== '');
  return taken(read, leftOutColumns(headings, people, columns), room);
}

function taken(read: readonly Recipient[], leftOut: PastedRecipients['leftOut'], room: number): PastedRecipients {
  return { recipients: read.slice(0, room), leftOut, rowsBeyond: Math.max(0, read.length - room) };
}

function cellsOf(text: string): readonly Row[] {
  const plain = text.replace(BOM, '');
  const options = plain.includes('\t') ? { delimiter: '\t' } : { delimitersToGuess: [',', ';'] };
  return Papa.parse(plain, { ...options, skipEmptyLines: 'greedy' }).data.map((row) => row.map((cell) => cell.trim()));
}

const isAddress = (cell: string): boolean => /^\S+@\S+$/.test(cell);

const widest = (rows: readonly Row[]): number => rows.reduce((width, row) => Math.max(width, row.length), 0);

/** A heading row holds no address; it has a name that we know, or stands above rows that do hold addresses. */
function isHeading(first: Row, rest: readonly Row[]): boolean {
  if (first.some((cell) => cell.includes('@'))) return false;
  return recogniseColumns(first).size > 0 || rest.some((row) => row.some(isAddress));
}

function namedColumns(headings: Row, people: readonly Row[]): Columns {
  const known = recogniseColumns(headings);
  const email = known.get('email') ?? addressColumn(people, [...known.values()]);
  return { ...(email === undefined ? {} : { email }), ...nameColumns(known) };
}

/** A column of whole names stands for the half that is missing; a whole name alone stays in one piece, as the first name. */
function nameColumns(known: ReadonlyMap<ColumnKind, number>): Columns {
  const full = known.get('fullName');
  const firstName = known.get('firstName') ?? full;
  const lastName = known.get('lastName') ?? (known.has('firstName') ? full : undefined);
  return { ...(firstName === undefined ? {} : { firstName }), ...(lastName === undefined ? {} : { lastName }) };
}

/** Without a heading: the column with most addresses, then the first two columns of words without digits. */
function guessedColumns(people: readonly Row[]): Columns {
  const email = addressColumn(people, []);
  const isWords = (cell: string) => cell === '' || (/\p{L}/u.test(cell) && !/[\p{Nd}@]/u.test(cell));
  const words = Array.from({ length: widest(people) }, (_, column) => column).filter(
    (column) =>
      column !== email &&
      people.every((row) => isWords(row[column] ?? '')) &&
      people.some((row) => (row[column] ?? '') !== ''),
  );
  const names = people.flatMap((row) => words.slice(0, 2).map((column) => row[column] ?? '')).join('');
  const [firstName, lastName] = words.length > 1 && isFamilyNameFirst(names) ? [words[1], words[0]] : words;
  return {
    ...(email === undefined ? {} : { email }),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  };
}

function addressColumn(people: readonly Row[], used: readonly number[]): number | undefined {
  const counts = Array.from({ length: widest(people) }, (_, column) => ({
    column,
    count: used.includes(column) ? 0 : people.filter((row) => (row[column] ?? '').includes('@')).length,
  }));
  return counts.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)[0]?.column;
}

function personOf(row: Row, columns: Columns): Recipient {
  const cell = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? ''));
  return { firstName: cell(columns.firstName), lastName: cell(columns.lastName), email: cell(columns.email) };
}

function leftOutColumns(headings: Row | null, people: readonly Row[], columns: Columns): PastedRecipients['leftOut'] {
  const used = Object.values(columns);
  return Array.from({ length: Math.max(headings?.length ?? 0, widest(people)) }, (_, column) => column)
    .filter(
      (column) =>
        !used.includes(column) &&
        ((headings?.[column] ?? '') !== '' || people.some((row) => (row[column] ?? '') !== '')),
    )
    .map((column) => ({ heading: headings?.[column] || null, number: column + 1 }));
}
