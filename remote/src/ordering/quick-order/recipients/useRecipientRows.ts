import { fullName } from '@portal/shared/domain/people/fullName';
import { SETTINGS } from '@portal/shared/domain/settings';
import { getIn, useFormikContext } from 'formik';
import type { RefObject } from 'react';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { EMPTY_RECIPIENT, isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { formatTypedMobile } from './mobileCheck.ts';
import type { PastedRecipients, Recipient } from './pastedRecipients.ts';
import { getContact } from './recipientMethod.ts';
import { usePasteReader } from './usePasteReader.ts';

type Rows = readonly Recipient[];

/** Result of a paste: number of people added, people beyond the limit, and ignored rows and columns. */
export interface PasteOutcome extends Pick<PastedRecipients, 'leftOut' | 'unread' | 'doubtfulRow'> {
  readonly taken: number;
  readonly beyond: Rows;
}

/** Notice below the grid; `before`: the rows that Undo restores. */
export type GridNotice =
  | { readonly kind: 'full' }
  | { readonly kind: 'pasted'; readonly pasted: PasteOutcome; readonly before: Rows }
  | { readonly kind: 'noted'; readonly before: Rows }
  | { readonly kind: 'removed'; readonly name: string; readonly number: number; readonly before: Rows };

export interface RecipientRows {
  readonly rows: Rows;
  /** Each person has a note: the organisation requires it, or one was typed while it did. */
  readonly hasNotes: boolean;
  /** Gives every person the first note that was typed. */
  readonly copyNote: () => void;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  /**
   * Adds the people of pasted text; `index`: the target row. Returns false for a single value, which the cell takes
   * itself.
   */
  readonly paste: (text: string, index: number) => boolean;
  readonly restore: (notice: GridNotice) => void;
}

const MAX = SETTINGS.orders.quickRecipients;

const hasNote = ({ notes = '' }: Recipient): boolean => notes.trim() !== '';

const toTouched = (row: Recipient) =>
  isBlank(row) ? {} : { firstName: true, lastName: true, email: true, mobileNumber: true, notes: hasNote(row) };

const hasContact = ({ email, mobileNumber = '' }: Recipient): boolean => `${email}${mobileNumber}`.trim() !== '';

/**
 * Merges a pasted person into the target row without overwriting typed values. Null when the row is another person's.
 */
function mergeRow(row: Recipient, person: Recipient): Recipient | null {
  const isNamed = `${row.firstName}${row.lastName}`.trim() !== '';
  if (hasContact(person) ? hasContact(row) : isNamed) return null;
  const { firstName, lastName } = isNamed ? row : person;
  const { email, mobileNumber = '', method } = hasContact(row) ? row : { ...row, ...person };
  const notes = hasNote(row) ? row.notes : person.notes;
  return { ...row, firstName, lastName, email, mobileNumber, method, ...(notes === undefined ? {} : { notes }) };
}

/** Rows of the recipients grid with their operations; removing and pasting can be undone. */
export function useRecipientRows(
  showNotice: (notice: GridNotice | null) => void,
  grid: RefObject<HTMLElement | null>,
): RecipientRows {
  const { values, errors, touched, setTouched, setFieldValue } = useFormikContext<CheckoutValues>();
  const rows = values.recipients;
  const readPaste = usePasteReader();
  const { requiredLineItemNotes } = usePlatform();
  const { methods, mobileCheck } = useCheckout();
  const isNoteRefused = (index: number) => getIn(errors, `recipients[${index}].notes`) !== undefined;
  const hasNotes = requiredLineItemNotes || rows.some((row, index) => hasNote(row) || isNoteRefused(index));

  const change = (next: Rows, isChecked: boolean) => {
    // Rows change their index, so every row with content counts as touched.
    if (isChecked) void setTouched({ ...touched, ...{ recipients: next.map(toTouched) } }, false);
    void setFieldValue('recipients', next);
  };
  const focusRow = (index: number) =>
    window.setTimeout(() => grid.current?.querySelector<HTMLElement>(`[data-row="${index}"] input`)?.focus());

  const add = () => {
    const isFull = rows.length >= MAX;
    showNotice(isFull ? { kind: 'full' } : null);
    if (isFull) return;
    change([...rows, { ...EMPTY_RECIPIENT, method: rows.at(-1)?.method }], false);
    focusRow(rows.length);
  };
  const remove = (index: number) => {
    const gone = rows[index] ?? EMPTY_RECIPIENT;
    const rest = rows.filter((_, at) => at !== index);
    showNotice({
      kind: 'removed',
      name: fullName(gone.firstName, gone.lastName) || getContact(gone, methods),
      number: index + 1,
      before: rows,
    });
    change(rest.length === 0 ? [EMPTY_RECIPIENT] : rest, true);
    focusRow(Math.max(0, Math.min(index, rest.length - 1)));
  };
  const paste = (text: string, index: number) => {
    const pasted = readPaste(text, { notes: hasNotes, numbers: methods.includes('MOBILE') });
    if (pasted === null) return false;
    const { people: read, ...said } = pasted;
    const people = read.map((person) =>
      person.mobileNumber === undefined
        ? person
        : { ...person, mobileNumber: formatTypedMobile(person.mobileNumber, mobileCheck) },
    );
    const [only] = people;
    const joined = people.length === 1 && only ? mergeRow(rows[index] ?? EMPTY_RECIPIENT, only) : null;
    const kept = rows.filter((row) => !isBlank(row));
    const next = joined ? rows.with(index, joined) : [...kept, ...people].slice(0, MAX);
    const taken = joined ? 1 : next.length - kept.length;
    showNotice({ kind: 'pasted', pasted: { ...said, taken, beyond: people.slice(taken) }, before: rows });
    if (taken > 0) change(next, true);
    return true;
  };
  const copyNote = () => {
    const notes = rows.find(hasNote)?.notes;
    if (notes === undefined) {
      grid.current?.querySelector<HTMLElement>('.pr-recipients__note input')?.focus();
      return;
    }
    showNotice({ kind: 'noted', before: rows });
    change(
      rows.map((row) => (isBlank(row) ? row : { ...row, notes })),
      false,
    );
  };
  const restore = (notice: GridNotice) => {
    showNotice(null);
    if (notice.kind === 'noted')
      change(
        rows.map((row, index) => ({ ...row, notes: notice.before[index]?.notes ?? '' })),
        false,
      );
    else if (notice.kind !== 'full') change(notice.before, true);
    focusRow(0);
  };
  return { rows, hasNotes, copyNote, add, remove, paste, restore };
}
