import type { AddUploadLinesBody } from '@portal/shared/contract/uploads';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import type { PastedRecipients, Recipient } from '../../quick-order/index.ts';
import { toLineBody } from './personValues.ts';

/** The people of a pasted text, and what was not understood. */
export interface PastedPeople {
  readonly lines: AddUploadLinesBody;
  /** Rows that name nobody. */
  readonly unread: readonly string[];
  /** People beyond what one call adds: then nobody is added. */
  readonly isTooMany: boolean;
  /** The row of a quotation mark that may enclose others: then nobody is read. */
  readonly doubtfulRow: number | undefined;
}

/** Returns the lines of pasted people. `greeting`: the first name of those without one; '' leaves it to be corrected. */
export function readPeople(
  text: string,
  pasted: PastedRecipients | null,
  { kind, greeting }: { readonly kind: UploadKind; readonly greeting: string },
): PastedPeople {
  const people = pasted?.people ?? (text.trim() === '' ? [] : [toSingle(text.trim(), kind)]);
  const isTooMany = people.length > SETTINGS.orders.maxLines;
  return {
    lines: isTooMany ? [] : people.map((person) => toLineBody(toPerson(person, greeting), kind)),
    unread: pasted?.unread ?? [],
    isTooMany,
    doubtfulRow: pasted?.doubtfulRow,
  };
}

/** A text of one cell is the address or number of somebody. */
const toSingle = (text: string, kind: UploadKind): Recipient =>
  kind === 'MOBILE'
    ? { firstName: '', lastName: '', email: '', mobileNumber: text }
    : { firstName: '', lastName: '', email: text };

const toPerson = ({ firstName, lastName, email, mobileNumber = '', notes = '' }: Recipient, greeting: string) => ({
  firstName: firstName === '' && lastName === '' ? greeting.trim() : firstName,
  lastName,
  email,
  mobileNumber,
  notes,
});
