import { fullName } from '@portal/shared/domain/people/fullName';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import type { Recipient } from '../recipients/pastedRecipients.ts';

/** A line of the order whose mail can be chosen, and its row in the form. */
export interface ShownLine {
  readonly row: number;
  readonly person: Recipient;
  readonly name: string;
}

/** Returns the lines that have a name and an address; the order's amount is each one's. */
export const shownLines = ({ recipients }: Pick<CheckoutValues, 'recipients'>): readonly ShownLine[] =>
  recipients.flatMap((person, row) => {
    const name = fullName(person.firstName, person.lastName);
    return name === '' || person.email.trim() === '' ? [] : [{ row, person, name }];
  });
