import type { UploadLine, UploadLineBody } from '@portal/shared/contract/uploads';
import { checkLineNotes } from '@portal/shared/domain/ordering/lineTexts';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { checkName } from '@portal/shared/domain/ordering/recipientRules';
import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { object } from 'yup';
import { rule } from '../../quick-order/index.ts';

/** A person as typed. */
export interface PersonValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly notes: string;
}

export const NO_PERSON: PersonValues = { firstName: '', lastName: '', email: '', mobileNumber: '', notes: '' };

/** The rules of a person, as their rewards go. */
export interface PersonRules {
  readonly kind: UploadKind;
  readonly blockedDomains: readonly string[];
  readonly areNotesRequired: boolean;
}

export const personSchema = ({ kind, blockedDomains, areNotesRequired }: PersonRules) =>
  object({
    firstName: rule((text) => checkName(text, { required: true })),
    lastName: rule((text) => checkName(text, { required: false })),
    email: rule((text) => (kind === 'MOBILE' ? null : checkRecipientEmail(text, blockedDomains))),
    // The numbering plans are the server's: it says in the list of people what is wrong.
    mobileNumber: rule((text) =>
      kind === 'MOBILE' && text.trim() === '' ? { key: 'quickOrder:problem.mobileNumber' } : null,
    ),
    notes: rule((text) => checkLineNotes(text.trim(), { required: areNotesRequired })),
  });

/** Returns the fields of a line that are the person's own. */
export const toPersonFields = (person: PersonValues, kind: UploadKind) => ({
  recipientFirstName: person.firstName.trim(),
  recipientLastName: person.lastName.trim(),
  recipientEmail: kind === 'MOBILE' ? '' : person.email.trim(),
  recipientMobileNumber: kind === 'MOBILE' ? person.mobileNumber.trim() : '',
  notes: person.notes.trim(),
});

const EMPTY_LINE: UploadLineBody = {
  utid: '',
  amount: '',
  quantity: '',
  recipientEmail: '',
  recipientMobileNumber: '',
  recipientFirstName: '',
  recipientLastName: '',
  recipientAddress: undefined,
  senderFirstName: '',
  senderEmail: '',
  etid: '',
  ptid: '',
  emailSubject: '',
  personalizationToName: '',
  personalizationFromName: '',
  letterHeadTitle: '',
  message: '',
  notes: '',
  externalReferenceId: '',
  location: '',
  tourId: '',
  reservationId: '',
};

/** Returns a new line; what all lines have in common, the server adds. */
export const toLineBody = (person: PersonValues, kind: UploadKind): UploadLineBody => ({
  ...EMPTY_LINE,
  ...toPersonFields(person, kind),
});

/** Returns a line with another person. */
export const withPerson = (line: UploadLine, person: PersonValues, kind: UploadKind): UploadLineBody => ({
  ...EMPTY_LINE,
  utid: line.utid,
  amount: line.amount,
  senderFirstName: line.senderFirstName,
  etid: line.etid,
  emailSubject: line.emailSubject,
  message: line.message,
  externalReferenceId: line.externalReferenceId,
  ...toPersonFields(person, kind),
});

export const toPersonValues = (line: UploadLine): PersonValues => ({
  firstName: line.recipientFirstName,
  lastName: line.recipientLastName,
  email: line.recipientEmail,
  mobileNumber: line.recipientMobileNumber,
  notes: line.notes,
});

const FORM_FIELDS: Readonly<Record<string, string>> = {
  recipientFirstName: 'firstName',
  recipientLastName: 'lastName',
  recipientEmail: 'email',
  recipientMobileNumber: 'mobileNumber',
};

/** Returns the form's field for one of a line: `[0].recipientEmail` is `email`. */
export function toPersonField(field: string): string {
  const own = field.replace(/^\[\d+\]\./, '');
  return FORM_FIELDS[own] ?? own;
}
