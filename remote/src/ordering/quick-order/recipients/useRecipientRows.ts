import { fullName } from '@portal/shared/domain/fullName';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import type { RefObject } from 'react';
import { EMPTY_RECIPIENT, isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { readPastedRecipients, type PastedRecipients, type Recipient } from './pastedRecipients.ts';

type Rows = readonly Recipient[];

/** What the grid says below itself; `before`: the rows to go back to. */
export type GridNotice =
  | { readonly kind: 'full' }
  | { readonly kind: 'pasted'; readonly pasted: PastedRecipients; readonly before: Rows }
  | { readonly kind: 'removed'; readonly name: string; readonly number: number; readonly before: Rows };

export interface RecipientRows {
  readonly rows: Rows;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  /** True when the text was a table and its people were taken; a single value is left to its cell. */
  readonly paste: (text: string) => boolean;
  readonly restore: (notice: GridNotice) => void;
}

const MAX = SETTINGS.orders.quickRecipients;

const touchedRow = (row: Recipient) => (isBlank(row) ? {} : { firstName: true, lastName: true, email: true });

/** The rows of the recipients grid and what may be done to them: at most five, removal and paste can be undone. */
export function useRecipientRows(
  say: (notice: GridNotice | null) => void,
  grid: RefObject<HTMLElement | null>,
): RecipientRows {
  const { values, touched, setTouched, setFieldValue } = useFormikContext<CheckoutValues>();
  const rows = values.recipients;

  const change = (next: Rows, isChecked: boolean) => {
    // Rows move, and with them what was left already: what has content counts as left.
    if (isChecked) void setTouched({ ...touched, ...{ recipients: next.map(touchedRow) } }, false);
    void setFieldValue('recipients', next);
  };
  const focusRow = (index: number) =>
    window.setTimeout(() => grid.current?.querySelector<HTMLElement>(`[data-row="${index}"] input`)?.focus());

  const add = () => {
    const isFull = rows.length >= MAX;
    say(isFull ? { kind: 'full' } : null);
    if (isFull) return;
    change([...rows, EMPTY_RECIPIENT], false);
    focusRow(rows.length);
  };
  const remove = (index: number) => {
    const gone = rows[index] ?? EMPTY_RECIPIENT;
    const rest = rows.filter((_, at) => at !== index);
    say({
      kind: 'removed',
      name: fullName(gone.firstName, gone.lastName) || gone.email,
      number: index + 1,
      before: rows,
    });
    change(rest.length === 0 ? [EMPTY_RECIPIENT] : rest, true);
    focusRow(Math.max(0, Math.min(index, rest.length - 1)));
  };
  const paste = (text: string) => {
    const kept = rows.filter((row) => !isBlank(row));
    const pasted = readPastedRecipients(text, MAX - kept.length);
    if (pasted === null) return false;
    say({ kind: 'pasted', pasted, before: rows });
    if (pasted.recipients.length > 0) change([...kept, ...pasted.recipients], true);
    return true;
  };
  const restore = (notice: GridNotice) => {
    say(null);
    if (notice.kind !== 'full') change(notice.before, true);
    focusRow(0);
  };
  return { rows, add, remove, paste, restore };
}
