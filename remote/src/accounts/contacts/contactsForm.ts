import type { AccountContacts, ContactsBody } from '@portal/shared/contract/accounts';
import { checkListedEmail } from '@portal/shared/domain/people/accountRules';
import { array, object, string, ValidationError } from 'yup';

/** The values of the form of contacts. */
export interface ContactsValues {
  readonly contacts: readonly { readonly emailAddress: string }[];
  /** Version of the contacts that the form began with, so that an old form undoes nobody's changes. */
  readonly version: number;
}

/** The contacts as they are, with a field to type into when there are none. */
export const toContactsValues = ({ contacts, version }: AccountContacts): ContactsValues => ({
  contacts: contacts.length === 0 ? [{ emailAddress: '' }] : contacts,
  version,
});

const toEmails = (contacts: readonly { readonly emailAddress?: string | undefined }[]): readonly string[] =>
  contacts.map(({ emailAddress = '' }) => emailAddress);

/** By the rules that the server applies too; one empty field alone names nobody. */
export const contactsSchema = object({
  contacts: array(object({ emailAddress: string().defined() }))
    .defined()
    .test('addresses', (contacts, context) => {
      const emails = toEmails(contacts);
      if (namesNobody(emails)) return true;
      const errors = emails.flatMap((_, index) => {
        const refusal = checkListedEmail(emails, index);
        const path = `${context.path}[${index}].emailAddress`;
        return refusal === null ? [] : [context.createError({ path, message: { ...refusal } })];
      });
      return errors.length === 0 || new ValidationError(errors);
    }),
});

const namesNobody = (emails: readonly string[]): boolean => emails.length === 1 && emails[0]?.trim() === '';

export function toContactsBody({ contacts, version }: ContactsValues): ContactsBody {
  const emails = toEmails(contacts).map((email) => email.trim());
  return { contacts: namesNobody(emails) ? [] : emails.map((emailAddress) => ({ emailAddress })), version };
}
