import { statesOf } from '@portal/shared/domain/addresses/addressPlaces';
import { MAILED_COUNTRY } from '@portal/shared/domain/addresses/mailedAddress';
import { isPoBox } from '@portal/shared/domain/addresses/poBox';
import { isCode } from '@portal/shared/domain/uploads/rewardNames';
import { fieldsOf, type ColumnKind } from '@portal/shared/domain/uploads/uploadFields';
import { PASTED_KINDS } from './pastedKinds.ts';

type Rows = readonly (readonly string[])[];
type Columns = ReadonlyMap<ColumnKind, number>;

const NAMES = ['recipientFirstName', 'recipientLastName', 'recipientAddress.companyName'] as const;

/**
 * The columns of rows without headings: those of the file to fill in where they begin with the code of a reward, else names,
 * company, street, city, state, ZIP code and country in this order. Empty where no address is recognised.
 */
export const guessColumns = (rows: Rows): Columns =>
  isMostly(rows, 0, isCode) && widest(rows) >= ADDRESS_ENDS ? ofTemplate() : ofAddresses(rows);

/** So many columns of the file to fill in lead up to the ZIP code. */
const ADDRESS_ENDS = 11;

/** The file to fill in has the name of the reward beside its code. */
const ofTemplate = (): Columns => {
  const [utid, ...fields] = fieldsOf('MAILED');
  return new Map(
    [utid, null, ...fields].flatMap((field, column) =>
      field && PASTED_KINDS.includes(field) ? [[field, column] as const] : [],
    ),
  );
};

function ofAddresses(rows: Rows): Columns {
  const postal = fullest(rows, (cell) => /^\d{5}(?:-?\d{4})?$/.test(cell));
  const state = fullest(rows, isState) ?? (postal === undefined ? undefined : postal - 1);
  if (state === undefined || state < 3) return new Map();
  const city = state - 1;
  const email = fullest(rows, (cell) => cell.includes('@'));
  const before = Array.from({ length: city }, (_, column) => column).filter(
    (column) => column !== email && rows.some((row) => (row[column] ?? '') !== ''),
  );
  const findStreet = (isOfKind: (cell: string) => boolean) =>
    before.find((column) => column > 0 && isMostly(rows, column, isOfKind));
  const street = findStreet(isStreet) ?? findStreet((cell) => /\d/.test(cell)) ?? before.at(2) ?? before.at(-1);
  const names = before.filter((column) => street !== undefined && column < street);
  const second = before.find((column) => street !== undefined && column > street);
  const country = (postal ?? state + 1) + 1;
  const found: readonly (readonly [ColumnKind, number | undefined])[] = [
    ...listNames(names),
    ['recipientAddress.streetLine1', street],
    ['recipientAddress.streetLine2', second],
    ['recipientAddress.city', city],
    ['recipientAddress.stateOrProvince', state],
    ['recipientAddress.postalCode', postal ?? state + 1],
    ['recipientAddress.country', isMostly(rows, country, isCountry) ? country : undefined],
    ['recipientEmail', email],
  ];
  return new Map(found.flatMap(([kind, column]) => (column === undefined ? [] : [[kind, column] as const])));
}

/** One column of names has whole ones. */
const listNames = (columns: readonly number[]): readonly (readonly [ColumnKind, number])[] =>
  columns.length === 1
    ? columns.map((column) => ['recipientName', column] as const)
    : NAMES.flatMap((kind, index) => {
        const column = columns[index];
        return column === undefined ? [] : [[kind, column] as const];
      });

const isState = (cell: string): boolean => statesOf(MAILED_COUNTRY)?.includes(cell.toUpperCase()) === true;
/** Most streets begin with a number. */
const isStreet = (cell: string): boolean => /^\d/.test(cell) || isPoBox(cell);

/** True for the country to which rewards are mailed, as people write it. */
export const isCountry = (cell: string): boolean =>
  /^(?:usa?|u\.s\.(?:a\.)?|united states(?: of america)?)$/i.test(cell);

const widest = (rows: Rows): number => rows.reduce((width, row) => Math.max(width, row.length), 0);

const count = (rows: Rows, column: number, isOfKind: (cell: string) => boolean): number =>
  rows.filter((row) => isOfKind(row[column] ?? '')).length;

const isMostly = (rows: Rows, column: number, isOfKind: (cell: string) => boolean): boolean =>
  count(rows, column, isOfKind) * 2 >= rows.length && rows.length > 0;

/** Returns the column with most cells of a kind; undefined where there is none. */
function fullest(rows: Rows, isOfKind: (cell: string) => boolean): number | undefined {
  const counts = Array.from({ length: widest(rows) }, (_, column) => ({
    column,
    found: count(rows, column, isOfKind),
  }));
  return counts.filter(({ found }) => found > 0).sort((one, other) => other.found - one.found)[0]?.column;
}
