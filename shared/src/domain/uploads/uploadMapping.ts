import { normalised, recogniseColumns, type ColumnKind } from './columnNames.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import type { UploadLine } from './checkUploadLine.ts';
import { fieldsOf, NEEDED_FIELDS, UPLOAD_FIELDS, type UploadField, type UploadKind } from './uploadFields.ts';

/** The source of a field of every line: a column, counted from 0, or one value for all of them. */
export type FieldSource = { readonly column: number } | { readonly value: string };

export type UploadMapping = Readonly<Partial<Record<UploadField, FieldSource>>>;

/** A field that several columns may be meant for, of which somebody has to choose in every file. */
interface DoubtfulField {
  readonly field: UploadField;
  readonly columns: readonly number[];
}

/** The mapping that is proposed for the columns of a file. */
export interface ProposedMapping {
  readonly mapping: UploadMapping;
  /** Taken by a common word, not by the field's own name: shown before it is used. */
  readonly guessed: readonly UploadField[];
  /** Needed fields that nothing fills yet. */
  readonly missing: readonly UploadField[];
  readonly doubtful: readonly DoubtfulField[];
  /** Columns that fill nothing, by number. */
  readonly leftOut: readonly number[];
  /** False where every heading is a field's own name and nothing is missing: then nobody is asked. */
  readonly needsConfirmation: boolean;
}

const isField = (kind: ColumnKind): kind is UploadField => UPLOAD_FIELDS.some((field) => field === kind);

/** Needed fields that nothing fills. */
export const missingFields = (kind: UploadKind, mapping: UploadMapping): UploadField[] =>
  NEEDED_FIELDS[kind].filter((field) => mapping[field] === undefined);

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
  const fields = fieldsOf(kind);
  const found = new Map([...recogniseColumns(headings, fields)].filter(([field]) => isField(field)));
  const columns = fields.flatMap((field): [UploadField, FieldSource][] => {
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

/**
 * Returns the fields whose column is one of several: the others' headings are names of the field as well, or the same as its own but
 * for case, spaces and punctuation.
 */
export function doubtfulFields(
  kind: UploadKind,
  headings: readonly string[],
  mapping: UploadMapping,
): readonly DoubtfulField[] {
  const fields = fieldsOf(kind);
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
    Object.fromEntries(
      Object.entries(mapping).map(([field, source]) => [
        field,
        'value' in source ? source.value : (cells[source.column] ?? ''),
      ]),
    ),
  );

/** True when both fill every field from the same place. */
export const isSameMapping = (one: UploadMapping, other: UploadMapping): boolean =>
  UPLOAD_FIELDS.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

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
  const columnOf = (field: UploadField): number => {
    const source = mapping[field];
    return source !== undefined && 'column' in source ? source.column : -1;
  };
  const last = UPLOAD_FIELDS.reduce((right, field) => (columnOf(field) > columnOf(right) ? field : right));
  return [last, { key: TOO_WIDE, values: { text: extra.join(' ').slice(0, 50) } }];
}

export const TOO_WIDE = 'error.row.tooManyCells';
