import { normalised, recogniseColumns } from './columnNames.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { splitFullName } from '../people/splitFullName.ts';
import type { UploadLine } from './checkUploadLine.ts';
import {
  COLUMN_KINDS,
  listColumnKinds,
  NAME_FIELDS,
  NEEDED_FIELDS,
  UPLOAD_FIELDS,
  type ColumnKind,
  type UploadField,
  type UploadKind,
} from './uploadFields.ts';

/** Rewards that names of a file mean: their codes, by `rewardNameKey`. */
export type ChosenRewards = ReadonlyMap<string, string>;

/** A column, counted from 0; that of rewards with those that its names mean. */
interface ColumnSource {
  readonly column: number;
  readonly rewards?: Readonly<Record<string, string>>;
}

/** The source of a field of every line: a column, or one value for all of them. */
export type FieldSource = ColumnSource | { readonly value: string };

export type UploadMapping = Readonly<Partial<Record<ColumnKind, FieldSource>>>;

/** A field that several columns may be meant for, of which somebody has to choose in every file. */
interface DoubtfulField {
  readonly field: ColumnKind;
  readonly columns: readonly number[];
}

/** The mapping that is proposed for the columns of a file. */
export interface ProposedMapping {
  readonly mapping: UploadMapping;
  /** Taken by a common word, not by the field's own name: shown before it is used. */
  readonly guessed: readonly ColumnKind[];
  /** Needed fields that nothing fills yet. */
  readonly missing: readonly UploadField[];
  readonly doubtful: readonly DoubtfulField[];
  /** Columns that fill nothing, by number. */
  readonly leftOut: readonly number[];
  /** False where every heading is a field's own name and nothing is missing: then nobody is asked. */
  readonly needsConfirmation: boolean;
}

/** Needed fields that nothing fills. */
export const missingFields = (kind: UploadKind, mapping: UploadMapping): UploadField[] =>
  NEEDED_FIELDS[kind].filter(
    (field) => mapping[field] === undefined && !(NAME_FIELDS.includes(field) && mapping.recipientName !== undefined),
  );

/** Returns the codes that names of the column of rewards stand for. */
export function getChosenRewards({ utid }: UploadMapping): ChosenRewards {
  return new Map(utid !== undefined && 'column' in utid ? Object.entries(utid.rewards ?? {}) : []);
}

/** One value for all lines, such as the reward that an upload began with. */
export type GivenValues = Readonly<Partial<Record<UploadField, string>>>;

/** A mapping with these values where it has no column. */
export function withValues(mapping: UploadMapping, values: GivenValues): UploadMapping {
  const open = UPLOAD_FIELDS.filter((field) => !isColumn(mapping[field]));
  return { ...mapping, ...Object.fromEntries(open.flatMap((field) => sourceOf(field, values[field]))) };
}

const isColumn = (source: FieldSource | undefined): boolean => source !== undefined && 'column' in source;

const sourceOf = (field: UploadField, value: string | undefined): [UploadField, FieldSource][] =>
  value === undefined ? [] : [[field, { value }]];

/** Proposes a mapping by the headings. */
export function proposeMapping(
  kind: UploadKind,
  headings: readonly string[],
  values: GivenValues = {},
): ProposedMapping {
  const fields = listColumnKinds(kind);
  const found = placeFullName(recogniseColumns(headings, fields), headings);
  const columns = fields.flatMap((field): [ColumnKind, FieldSource][] => {
    const column = found.get(field)?.column;
    return column === undefined ? [] : [[field, { column }]];
  });
  const mapping = withValues(Object.fromEntries(columns), values);
  const guessed = fields.filter((field) => found.get(field)?.isExact === false);
  const missing = missingFields(kind, mapping);
  const doubtful = doubtfulFields(kind, headings, mapping);
  const used = [...found.values()].map(({ column }) => column);
  return {
    mapping,
    guessed,
    missing,
    doubtful,
    leftOut: headings.flatMap((_heading, column) => (used.includes(column) ? [] : [column])),
    needsConfirmation: guessed.length + missing.length + doubtful.length > 0,
  };
}

/** Headings of a column of full names that is one of family names beside a column of first names: "Prénom, Nom". */
const ALSO_LAST_NAME = ['name', 'nom'];

type FoundColumns = ReturnType<typeof recogniseColumns>;

/** A column of full names beside one of first or last names holds the other part, or nothing that they do not. */
function placeFullName(found: FoundColumns, headings: readonly string[]): FoundColumns {
  const full = found.get('recipientName');
  const [hasFirst, hasLast] = [found.has('recipientFirstName'), found.has('recipientLastName')];
  if (full === undefined || (!hasFirst && !hasLast)) return found;
  const placed = new Map(found);
  placed.delete('recipientName');
  const isPart = ALSO_LAST_NAME.includes(normalised(headings[full.column] ?? ''));
  if (isPart && hasFirst !== hasLast)
    placed.set(hasFirst ? 'recipientLastName' : 'recipientFirstName', { ...full, isExact: false });
  return placed;
}

/**
 * Returns the fields whose column is one of several: the others' headings are names of the field as well, or the same as its own but
 * for case, spaces and punctuation.
 */
export function doubtfulFields(
  kind: UploadKind,
  headings: readonly string[],
  mapping: UploadMapping,
): readonly DoubtfulField[] {
  const fields = listColumnKinds(kind);
  const found = recogniseColumns(headings, fields);
  const plain = headings.map(normalised);
  return fields.flatMap((field) => {
    const source = mapping[field];
    if (source === undefined || 'value' in source) return [];
    const named = found.get(field)?.candidates ?? [];
    const columns = plain.flatMap((heading, column) =>
      heading === plain[source.column] || named.includes(column) ? [column] : [],
    );
    return columns.length > 1 ? [{ field, columns }] : [];
  });
}

/** The lines of rows below the headings. */
export const mapLines = (
  rows: readonly { readonly cells: readonly (string | number)[] }[],
  mapping: UploadMapping,
): UploadLine[] =>
  rows.map(({ cells }) =>
    withNames(
      Object.fromEntries(
        Object.entries(mapping).map(([field, source]) => [
          field,
          'value' in source ? source.value : (cells[source.column] ?? ''),
        ]),
      ),
    ),
  );

/** A line with first and last name in the place of a full one. */
const withNames = ({ recipientName, ...line }: Readonly<Partial<Record<ColumnKind, string | number>>>): UploadLine => {
  if (recipientName === undefined) return line;
  const { firstName, lastName } = splitFullName(String(recipientName));
  return { ...line, recipientFirstName: firstName, recipientLastName: lastName };
};

/** True when both fill every field from the same place. */
export const isSameMapping = (one: UploadMapping, other: UploadMapping): boolean =>
  COLUMN_KINDS.every((field) => toComparable(one[field]) === toComparable(other[field]));

const toComparable = (source: FieldSource | undefined): string =>
  JSON.stringify(
    source !== undefined && 'column' in source
      ? [source.column, Object.entries(source.rewards ?? {}).toSorted()]
      : source?.value,
  );

/**
 * Refuses a row with more filled cells than there are headings, at its last column that is used: a separator within a text may
 * have moved them. Null where it has not.
 */
export function checkWidth(
  { cells }: { readonly cells: readonly (string | number)[] },
  headings: readonly string[],
  mapping: UploadMapping,
): readonly [UploadField, Refusal] | null {
  const extra = cells
    .slice(headings.length)
    .map(String)
    .filter((cell) => cell.trim() !== '');
  if (extra.length === 0) return null;
  const columnOf = (field: ColumnKind): number => {
    const source = mapping[field];
    return source !== undefined && 'column' in source ? source.column : -1;
  };
  const last = COLUMN_KINDS.reduce<ColumnKind>(
    (right, field) => (columnOf(field) > columnOf(right) ? field : right),
    'utid',
  );
  return [
    last === 'recipientName' ? 'recipientFirstName' : last,
    { key: TOO_WIDE, values: { text: extra.join(' ').slice(0, 50) } },
  ];
}

export const TOO_WIDE = 'error.row.tooManyCells';
