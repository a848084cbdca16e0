import type { CatalogItem } from '@portal/shared/contract/catalog';
import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import { MAILED_COUNTRY } from '@portal/shared/domain/addresses/mailedAddress';
import { checkLetter, type LetterField } from '@portal/shared/domain/ordering/letter';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { fullName } from '@portal/shared/domain/people/fullName';
import { splitFullName } from '@portal/shared/domain/people/splitFullName';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { ColumnKind, UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { checkItemAmount, toDecimalText, toItemAmount } from '../../../../entities/catalog/amountForm.ts';
import { listPersonErrors, type PersonRules } from '../personRules.ts';
import { toLineBody, type PersonValues } from '../personValues.ts';
import { isCountry } from './guessColumns.ts';
import { PASTED_KINDS } from './pastedKinds.ts';
import { readRows, type PastedRow, type PastedTable } from './readRows.ts';

/** The reward, amount and sender of rows that say no other, and the rules for all of them. */
export interface PasteContext {
  readonly item: CatalogItem;
  readonly utid: string;
  /** Decimal text. */
  readonly amount: string;
  readonly senderName: string;
  readonly rules: PersonRules;
  readonly locale: string;
}

/** A row that becomes a line of the order. */
export interface GoodRow {
  readonly row: PastedRow;
  readonly body: CartLineBody;
}

/** A row that is not added before it is corrected. */
export interface WrongRow {
  readonly row: PastedRow;
  readonly problems: readonly (readonly [UploadField, Refusal])[];
}

export interface CheckedPaste extends Pick<PastedTable, 'leftOut' | 'doubtfulRow'> {
  readonly good: readonly GoodRow[];
  readonly wrong: readonly WrongRow[];
  /** More rows than one call adds: then none is. */
  readonly isTooMany: boolean;
}

const LETTER_COLUMNS = {
  toName: 'personalizationToName',
  fromName: 'personalizationFromName',
  letterHeadTitle: 'letterHeadTitle',
  message: 'message',
} as const satisfies Record<LetterField, UploadField>;

/** Reads a pasted text and checks each of its rows as the form of one person does. */
export function checkPaste(text: string, context: PasteContext): CheckedPaste {
  const { rows, leftOut, doubtfulRow } = readRows(text);
  const isTooMany = rows.length > SETTINGS.orders.maxLines;
  const checked = isTooMany ? [] : rows.map((row) => checkRow(row, context));
  return {
    good: checked.flatMap((one) => ('body' in one ? [one] : [])),
    wrong: checked.flatMap((one) => ('problems' in one ? [one] : [])),
    leftOut,
    doubtfulRow,
    isTooMany,
  };
}

function checkRow(row: PastedRow, context: PasteContext): GoodRow | WrongRow {
  const { item, utid, senderName, rules, locale } = context;
  const { cells } = row;
  const person = toPerson(row);
  const typed = cells.amount ?? '';
  const amount = typed === '' ? null : checkItemAmount(typed, item, locale);
  const letter = {
    toName: cells.personalizationToName ?? '',
    fromName: cells.personalizationFromName ?? '',
    letterHeadTitle: cells.letterHeadTitle ?? '',
    message: cells.message ?? '',
  };
  const problems = [
    ...listPersonErrors(person, rules),
    ...(amount !== null && 'refusal' in amount ? [['amount', amount.refusal] as const] : []),
    ...checkLetter(letter).map(([field, refusal]) => [LETTER_COLUMNS[field], refusal] as const),
  ];
  if (problems.length > 0) return { row, problems };
  const given = amount === null ? context.amount : toDecimalText(toItemAmount(typed, item, locale), item.currencyCode);
  const body = toLineBody(person, { utid, amount: given, senderName });
  const texts = Object.fromEntries(Object.entries(letter).filter(([, words]) => words !== ''));
  return { row, body: { ...body, deliveryTemplate: { ...body.deliveryTemplate, ...texts } } };
}

/** Returns the person of a row, whose country need not be said. */
function toPerson({ cells }: PastedRow): PersonValues {
  const whole = splitFullName(cells.recipientName ?? '');
  const country = cells['recipientAddress.country'] ?? '';
  return {
    firstName: cells.recipientFirstName || whole.firstName,
    lastName: cells.recipientLastName || whole.lastName,
    email: cells.recipientEmail ?? '',
    companyName: cells['recipientAddress.companyName'] ?? '',
    address: {
      addressLine1: cells['recipientAddress.streetLine1'] ?? '',
      addressLine2: cells['recipientAddress.streetLine2'] ?? '',
      city: cells['recipientAddress.city'] ?? '',
      state: cells['recipientAddress.stateOrProvince'] ?? '',
      postalCode: cells['recipientAddress.postalCode'] ?? '',
      country: country === '' || isCountry(country) ? MAILED_COUNTRY : country,
    },
    notes: cells.notes ?? '',
  };
}

/** Returns the name on a row; '' for none. */
export function getRowName(row: PastedRow): string {
  const { firstName, lastName } = toPerson(row);
  return fullName(firstName, lastName);
}

/** Returns rows as a text that is read the same way, with headings, also of what is missing; whole names in their two halves. */
export function toPastedText(wrong: readonly WrongRow[], toHeading: (kind: ColumnKind) => string): string {
  const rows = wrong.map(({ row, problems }) => {
    const { firstName, lastName } = toPerson(row);
    const halves = { recipientName: '', recipientFirstName: firstName, recipientLastName: lastName };
    const cells: PastedRow['cells'] = { ...row.cells, ...halves };
    return { cells, missing: problems.map(([field]) => field) };
  });
  const kinds = PASTED_KINDS.filter(
    (kind) =>
      HALVES.includes(kind) ||
      rows.some(({ cells, missing }) => (cells[kind] ?? '') !== '' || missing.some((field) => field === kind)),
  );
  const written = rows.map(({ cells }) => kinds.map((kind) => quoted(cells[kind] ?? '')));
  return [kinds.map(toHeading), ...written].map((cells) => cells.join('\t')).join('\n');
}

/** Always written: some languages call a whole name by the same word, unless the other half is beside it. */
const HALVES: readonly ColumnKind[] = ['recipientFirstName', 'recipientLastName'];

const quoted = (cell: string): string => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell);
