import { fullName } from '@portal/shared/domain/people/fullName';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import type { Recipient } from '../recipients/pastedRecipients.ts';

/** A line of the order whose mail can be chosen, and its row in the form. */
export interface MailLine {
  readonly row: number;
  readonly person: Recipient;
  readonly name: string;
}

/** Returns the lines that have a name and an address; the order's amount is each one's. */
export const listMailLines = ({ recipients }: Pick<CheckoutValues, 'recipients'>): readonly MailLine[] =>
  recipients.flatMap((person, row) => {
    const name = fullName(person.firstName, person.lastName);
    return name === '' || `${person.email}${person.mobileNumber ?? ''}`.trim() === '' ? [] : [{ row, person, name }];
  });
