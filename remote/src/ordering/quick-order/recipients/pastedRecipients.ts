import { isFamilyNameFirst } from '@portal/shared/domain/people/fullName';
import { cleanPaste, readMailboxes, splitName, type Mailbox } from '@portal/shared/domain/people/mailboxes';
import { recogniseColumns } from '@portal/shared/domain/uploads/columnNames';
import type { ColumnKind } from '@portal/shared/domain/uploads/uploadFields';
import { pastedCells, type PastedRows } from '../../../ui/grid/pastedRows.ts';
import { hasPhoneCharacters } from '@portal/shared/domain/people/phoneNumber';
import type { MailTexts } from '../../../entities/delivery-template/mailTexts.ts';
import type { Contact } from './recipientMethod.ts';

/** A row of the grid, as typed. */
export interface Recipient extends Contact {
  readonly firstName: string;
  readonly lastName: string;
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

/** Columns besides names and addresses that are read. */
export interface PastedExtras {
  /** Each person has a note. */
  readonly notes?: boolean;
  /** The reward can be texted. */
  readonly numbers?: boolean;
}

/** A name with an address in angle brackets, as copied from mail programs; such names may contain commas. */
const NAMED_ADDRESS = /[^\s,;<][ \t]*<[^<>]*@[^<>]*>/;
const ONE_ADDRESS = /^<?(?:mailto:)?([^\s<>,;]+@[^\s<>,;]+?)>?$/i;

/**
 * Parses text pasted from a spreadsheet, a CSV file (tabs, commas or semicolons, with or without a heading row) or a
 * mail program. Null for a single value, which the cell takes as it is.
 */
export function readPastedRecipients(text: string, extras: PastedExtras = {}): PastedRecipients | null {
  const plain = cleanPaste(text);
  const { rows, doubtfulRow } = toCells(plain);
  const cells = rows.flat().filter((cell) => cell !== '');
  if (cells.length === 0) return null;
  if (rows.length === 1 && !plain.includes('\t') && isSingleValue(plain.trim(), cells, extras)) return null;

  const words = plain.split(/[\s,;]+/).filter((word) => word !== '');
  if (words.every(isAddress))
    return { people: words.map((word) => ofMailbox({ name: '', address: getAddress(word) })), leftOut: [], unread: [] };
  if (extras.numbers === true && cells.every(isNumber)) return { people: cells.map(ofNumber), leftOut: [], unread: [] };

  const [first = [], ...rest] = rows;
  const headings = isHeading(first, rest, extras) ? first : null;
  if (headings === null && !plain.includes('\t') && NAMED_ADDRESS.test(plain))
    return { people: readMailboxes(plain).map(ofMailbox), leftOut: [], unread: linesWithout('@', plain) };
  if (doubtfulRow !== null) return { people: [], leftOut: [], unread: [], doubtfulRow };
  const body = headings ? rest : rows;
  const columns = headings ? namedColumns(headings, body, extras) : guessedColumns(body, extras);
  const read = body.map((row) => ({ row, person: toPerson(row, columns) }));
  return {
    people: read.filter(({ person }) => !isEmpty(person)).map(({ person }) => person),
    leftOut: leftOutColumns(headings, body, columns),
    unread: read.filter(({ person }) => isEmpty(person)).map(({ row }) => row.filter((cell) => cell !== '').join(' ')),
  };
}

const isEmpty = ({ firstName, lastName, email, mobileNumber = '' }: Recipient): boolean =>
  `${firstName}${lastName}${email}${mobileNumber}` === '';

const linesWithout = (mark: string, text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes(mark));

/** Words without an address or a number ("Doe, Jane"), or one of these as it is typed. */
function isSingleValue(text: string, cells: Row, { numbers = false }: PastedExtras): boolean {
  if (text.includes('@')) return cells.length === 1 && !/[\s<>]|^mailto:/i.test(text);
  return cells.length === 1 || !numbers || !cells.some(isNumber);
}

const ofMailbox = ({ name, address }: Mailbox): Recipient => ({ ...splitName(name), email: address, notes: '' });

const ofNumber = (mobileNumber: string): Recipient => ({
  firstName: '',
  lastName: '',
  email: '',
  mobileNumber,
  method: 'MOBILE',
  notes: '',
});

/** A number with its area code, so that no identifier or amount is taken for one. */
const isNumber = (cell: string): boolean =>
  hasPhoneCharacters(cell) && /^(?:\+\d{8,15}|1?\d{10})$/.test(cell.normalize('NFKC').replaceAll(/[^\d+]/g, ''));

const isAddress = (cell: string): boolean => ONE_ADDRESS.test(cell);

const getAddress = (cell: string): string => ONE_ADDRESS.exec(cell)?.[1] ?? cell;

/** Cells of the rows that are not blank. */
function toCells(text: string): PastedRows {
  const { rows, doubtfulRow } = pastedCells(text);
  return { rows: rows.filter((row) => row.some((cell) => cell !== '')), doubtfulRow };
}

const widest = (rows: readonly Row[]): number => rows.reduce((width, row) => Math.max(width, row.length), 0);

const PERSON: readonly ColumnKind[] = [
  'recipientEmail',
  'recipientFirstName',
  'recipientLastName',
  'recipientName',
  'recipientMobileNumber',
  'notes',
];

const personColumns = (headings: Row, { numbers = false }: PastedExtras): ReadonlyMap<ColumnKind, number> => {
  const kinds = PERSON.filter((kind) => numbers || kind !== 'recipientMobileNumber');
  return new Map([...recogniseColumns(headings, kinds)].map(([kind, { column }]) => [kind, column]));
};

/** A heading row contains no address or number, and either has a known column name or precedes rows with such. */
function isHeading(first: Row, rest: readonly Row[], extras: PastedExtras): boolean {
  const isContact = (cell: string): boolean => isAddress(cell) || (extras.numbers === true && isNumber(cell));
  if (first.some((cell) => cell.includes('@') || isContact(cell))) return false;
  return personColumns(first, extras).size > 0 || rest.some((row) => row.some(isContact));
}

function namedColumns(headings: Row, people: readonly Row[], extras: PastedExtras): Columns {
  const known = personColumns(headings, extras);
  const email = known.get('recipientEmail') ?? addressColumn(people, [...known.values()]);
  const mobileNumber = known.get('recipientMobileNumber') ?? numberColumn(people, [...known.values()], extras);
  const notes = extras.notes === true ? known.get('notes') : undefined;
  return {
    ...(email === undefined ? {} : { email }),
    ...(mobileNumber === undefined ? {} : { mobileNumber }),
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
function guessedColumns(people: readonly Row[], extras: PastedExtras): Columns {
  const email = addressColumn(people, []);
  const mobileNumber = numberColumn(people, [], extras);
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
    ...(mobileNumber === undefined ? {} : { mobileNumber }),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(extras.notes === true && words[2] !== undefined ? { notes: words[2] } : {}),
  };
}

/** Letters and digits that are no identifier ("U100001"), amount ("USD 25") or day. */
const isShortCode = (cell: string): boolean =>
  /\p{L}/u.test(cell) && !/@|^\p{Nd}|\p{Nd}{3}|^[A-Z]{3} ?\p{Nd}/u.test(cell);

/** Words, which may contain a number ("Test 1") but are no short code ("AB1"). */
const isName = (cell: string): boolean => isShortCode(cell) && !/^[A-Z\d._-]*\d[A-Z\d._-]*$/.test(cell);

const addressColumn = (people: readonly Row[], used: readonly number[]): number | undefined =>
  fullestColumn(people, used, (cell) => cell.includes('@'));

const numberColumn = (people: readonly Row[], used: readonly number[], { numbers = false }: PastedExtras) =>
  numbers ? fullestColumn(people, used, isNumber) : undefined;

/** Returns the column with most cells of a kind. */
function fullestColumn(
  people: readonly Row[],
  used: readonly number[],
  isOfKind: (cell: string) => boolean,
): number | undefined {
  const counts = Array.from({ length: widest(people) }, (_, column) => ({
    column,
    count: used.includes(column) ? 0 : people.filter((row) => isOfKind(row[column] ?? '')).length,
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
  const mobileNumber = cell(columns.mobileNumber);
  return {
    ...(isNamed ? names : splitName(mailbox?.name ?? '')),
    email: mailbox?.address ?? email,
    ...(mobileNumber === '' ? {} : { mobileNumber, method: 'MOBILE' as const }),
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
