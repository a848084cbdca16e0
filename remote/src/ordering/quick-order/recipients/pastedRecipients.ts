import { isFamilyNameFirst } from '@portal/shared/domain/people/fullName';
import { cleanPaste, readMailboxes, splitName, type Mailbox } from '@portal/shared/domain/people/mailboxes';
import { recogniseColumns } from '@portal/shared/domain/uploads/columnNames';
import type { ColumnKind } from '@portal/shared/domain/uploads/uploadFields';
import { pastedRows, type PastedRows } from '../../../ui/grid/pastedRows.ts';
import type { MailTexts } from '../message/mailTexts.ts';

/** A row of the grid, as typed. */
export interface Recipient {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The note of this person's line; a draft may be older than it. */
  readonly notes?: string;
  /** The texts of this person's mail; undefined: those of the order. */
  readonly own?: MailTexts | undefined;
}

/** Result of parsing pasted text. */
export interface PastedRecipients {
  readonly people: readonly Recipient[];
  /** Ignored columns with content: heading or null, and number from 1. */
  readonly leftOut: readonly { readonly heading: string | null; readonly number: number }[];
  /** Rows without a recognised name or address, as pasted. */
  readonly unread: readonly string[];
  /** The first row, from 1, of which a quote may enclose others: then nobody is read. */
  readonly doubtfulRow?: number;
}

type Row = readonly string[];
type Columns = Readonly<Partial<Record<keyof Recipient, number>>>;

/** A name with an address in angle brackets, as copied from mail programs; such names may contain commas. */
const NAMED_ADDRESS = /[^\s,;<][ \t]*<[^<>]*@[^<>]*>/;
const ONE_ADDRESS = /^<?(?:mailto:)?([^\s<>,;]+@[^\s<>,;]+?)>?$/i;

/**
 * Parses text pasted from a spreadsheet, a CSV file (tabs, commas or semicolons, with or without a heading row) or a
 * mail program. Null for a single value, which the cell takes as it is. `takesNotes`: each person has a note.
 */
export function readPastedRecipients(text: string, takesNotes = false): PastedRecipients | null {
  const plain = cleanPaste(text);
  const { rows, doubtfulRow } = toCells(plain);
  const cells = rows.flat().filter((cell) => cell !== '');
  if (cells.length === 0) return null;
  if (rows.length === 1 && !plain.includes('\t') && isSingleValue(plain.trim(), cells)) return null;

  const words = plain.split(/[\s,;]+/).filter((word) => word !== '');
  if (words.every(isAddress))
    return { people: words.map((word) => ofMailbox({ name: '', address: getAddress(word) })), leftOut: [], unread: [] };

  const [first = [], ...rest] = rows;
  const headings = isHeading(first, rest) ? first : null;
  if (headings === null && !plain.includes('\t') && NAMED_ADDRESS.test(plain))
    return { people: readMailboxes(plain).map(ofMailbox), leftOut: [], unread: linesWithout('@', plain) };
  if (doubtfulRow !== null) return { people: [], leftOut: [], unread: [], doubtfulRow };
  const body = headings ? rest : rows;
  const columns = headings ? namedColumns(headings, body, takesNotes) : guessedColumns(body, takesNotes);
  const read = body.map((row) => ({ row, person: toPerson(row, columns) }));
  return {
    people: read.filter(({ person }) => !isEmpty(person)).map(({ person }) => person),
    leftOut: leftOutColumns(headings, body, columns),
    unread: read.filter(({ person }) => isEmpty(person)).map(({ row }) => row.filter((cell) => cell !== '').join(' ')),
  };
}

const isEmpty = ({ firstName, lastName, email }: Recipient): boolean => `${firstName}${lastName}${email}` === '';

const linesWithout = (mark: string, text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes(mark));

/** Words without an address ("Doe, Jane"), or an address as it is typed. */
const isSingleValue = (text: string, cells: Row): boolean =>
  !text.includes('@') || (cells.length === 1 && !/[\s<>]|^mailto:/i.test(text));

const ofMailbox = ({ name, address }: Mailbox): Recipient => ({ ...splitName(name), email: address, notes: '' });

const isAddress = (cell: string): boolean => ONE_ADDRESS.test(cell);

const getAddress = (cell: string): string => ONE_ADDRESS.exec(cell)?.[1] ?? cell;

/** Cells of the rows that are not blank. Without tabs, the separator that makes more cells is the one that was meant. */
function toCells(text: string): PastedRows {
  const cells = (separator: string): PastedRows => {
    const { rows, doubtfulRow } = pastedRows(text, separator);
    const trimmed = rows.map((row) => row.map((cell) => cell.replaceAll(/\s*\n\s*/g, ' ').trim()));
    return { rows: trimmed.filter((row) => row.some((cell) => cell !== '')), doubtfulRow };
  };
  if (text.includes('\t')) return cells('\t');
  const [commas, semicolons] = [cells(','), cells(';')];
  return semicolons.rows.flat().length > commas.rows.flat().length ? semicolons : commas;
}

const widest = (rows: readonly Row[]): number => rows.reduce((width, row) => Math.max(width, row.length), 0);

const PERSON: readonly ColumnKind[] = [
  'recipientEmail',
  'recipientFirstName',
  'recipientLastName',
  'recipientName',
  'notes',
];

const personColumns = (headings: Row): ReadonlyMap<ColumnKind, number> =>
  new Map([...recogniseColumns(headings, PERSON)].map(([kind, { column }]) => [kind, column]));

/** A heading row contains no address, and either has a known column name or precedes rows with addresses. */
function isHeading(first: Row, rest: readonly Row[]): boolean {
  if (first.some((cell) => cell.includes('@'))) return false;
  return personColumns(first).size > 0 || rest.some((row) => row.some(isAddress));
}

function namedColumns(headings: Row, people: readonly Row[], takesNotes: boolean): Columns {
  const known = personColumns(headings);
  const email = known.get('recipientEmail') ?? addressColumn(people, [...known.values()]);
  const notes = takesNotes ? known.get('notes') : undefined;
  return {
    ...(email === undefined ? {} : { email }),
    ...nameColumns(known),
    ...(notes === undefined ? {} : { notes }),
  };
}

/** A column of full names fills the missing first or last name; without either, the first name is the full name. */
function nameColumns(known: ReadonlyMap<ColumnKind, number>): Columns {
  const full = known.get('recipientName');
  const firstName = known.get('recipientFirstName') ?? full;
  const lastName = known.get('recipientLastName') ?? (known.has('recipientFirstName') ? full : undefined);
  return { ...(firstName === undefined ? {} : { firstName }), ...(lastName === undefined ? {} : { lastName }) };
}

/**
 * Columns of rows without a heading: the one with most addresses, and the first two that are mostly names, or else
 * mostly short codes ("AB1"). The next such column after the names is that of the notes.
 */
function guessedColumns(people: readonly Row[], takesNotes: boolean): Columns {
  const email = addressColumn(people, []);
  const mostly = (isOfKind: (cell: string) => boolean) =>
    Array.from({ length: widest(people) }, (_, column) => column).filter((column) => {
      const filled = people.map((row) => row[column] ?? '').filter((cell) => cell !== '');
      return column !== email && filled.length > 0 && filled.filter(isOfKind).length * 2 > filled.length;
    });
  const named = mostly(isName);
  const words = named.length > 0 ? named : mostly(isShortCode);
  const names = people.flatMap((row) => words.slice(0, 2).map((column) => row[column] ?? '')).join('');
  const [firstName, lastName] = words.length > 1 && isFamilyNameFirst(names) ? [words[1], words[0]] : words;
  return {
    ...(email === undefined ? {} : { email }),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(takesNotes && words[2] !== undefined ? { notes: words[2] } : {}),
  };
}

/** Letters and digits that are no identifier ("U100001"), amount ("USD 25") or day. */
const isShortCode = (cell: string): boolean =>
  /\p{L}/u.test(cell) && !/@|^\p{Nd}|\p{Nd}{3}|^[A-Z]{3} ?\p{Nd}/u.test(cell);

/** Words, which may contain a number ("Test 1") but are no short code ("AB1"). */
const isName = (cell: string): boolean => isShortCode(cell) && !/^[A-Z\d._-]*\d[A-Z\d._-]*$/.test(cell);

function addressColumn(people: readonly Row[], used: readonly number[]): number | undefined {
  const counts = Array.from({ length: widest(people) }, (_, column) => ({
    column,
    count: used.includes(column) ? 0 : people.filter((row) => (row[column] ?? '').includes('@')).length,
  }));
  return counts.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)[0]?.column;
}

/** Reads a row. The address cell may contain the name, and a full name may be "Last, First". */
function toPerson(row: Row, columns: Columns): Recipient {
  const cell = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? ''));
  const email = cell(columns.email);
  const [mailbox] = isAddress(email) ? [{ name: '', address: getAddress(email) }] : readMailboxes(email);
  const firstName = cell(columns.firstName);
  const names = columns.lastName === undefined ? splitName(firstName) : { firstName, lastName: cell(columns.lastName) };
  const isNamed = names.firstName !== '' || names.lastName !== '';
  return {
    ...(isNamed ? names : splitName(mailbox?.name ?? '')),
    email: mailbox?.address ?? email,
    notes: cell(columns.notes),
  };
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
