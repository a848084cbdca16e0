import { checkMailedAddress } from '@portal/shared/domain/addresses/mailedAddress';
import { checkLineNotes } from '@portal/shared/domain/ordering/lineTexts';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { checkName } from '@portal/shared/domain/ordering/recipientRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { SETTINGS } from '@portal/shared/domain/settings';
import { checkText } from '@portal/shared/domain/textRules';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { object } from 'yup';
import { mailingAddressSchema, toMailedAddress } from '../../../entities/address/mailingAddress.ts';
import { rule } from '../../quick-order/index.ts';
import type { PersonValues } from './personValues.ts';

/** The rules of the organisation for people. */
export interface PersonRules {
  readonly blockedDomains: readonly string[];
  readonly areNotesRequired: boolean;
  /** Rewards go only to people on a list, whom their addresses tell. */
  readonly isEmailRequired: boolean;
}

type PersonField = Exclude<keyof PersonValues, 'address'>;

const CHECKS: Readonly<Record<PersonField, (text: string, rules: PersonRules) => Refusal | null>> = {
  firstName: (text) => checkName(text, { required: true }),
  lastName: (text) => checkName(text, { required: true }),
  email: (text, { blockedDomains, isEmailRequired }) =>
    text.trim() === '' && !isEmailRequired ? null : checkRecipientEmail(text, blockedDomains),
  companyName: (text) => checkText(text.trim(), SETTINGS.mailed.lineLength),
  notes: (text, { areNotesRequired }) => checkLineNotes(text.trim(), { required: areNotesRequired }),
};

export function personSchema(rules: PersonRules) {
  const checked = (field: PersonField) => rule((text) => CHECKS[field](text, rules));
  return object({
    firstName: checked('firstName'),
    lastName: checked('lastName'),
    email: checked('email'),
    companyName: checked('companyName'),
    address: mailingAddressSchema,
    notes: checked('notes'),
  });
}

/** The columns of a file that fields are pasted from; the company is a part of the address. */
const COLUMNS = [
  ['firstName', 'recipientFirstName'],
  ['lastName', 'recipientLastName'],
  ['email', 'recipientEmail'],
  ['notes', 'notes'],
] as const;

/** Returns what is wrong with a person, by the columns of a file. */
export const listPersonErrors = (
  person: PersonValues,
  rules: PersonRules,
): readonly (readonly [UploadField, Refusal])[] => [
  ...COLUMNS.flatMap(([field, column]) => {
    const refusal = CHECKS[field](person[field], rules);
    return refusal === null ? [] : [[column, refusal] as const];
  }),
  ...checkMailedAddress(toMailedAddress(person.address, person.companyName)).map(
    ([part, refusal]) => [`recipientAddress.${part}`, refusal] as const,
  ),
];
