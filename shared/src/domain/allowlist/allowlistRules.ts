import type { Refusal } from '../ordering/rewardAmount.ts';
import { checkEmail, checkName } from '../ordering/recipientRules.ts';
import { tidyName } from '../people/names.ts';
import { visibleText } from '../people/visibleText.ts';

/** Somebody on a recipient list. */
export interface AllowlistRecipient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const ALLOWLIST_FIELDS = ['firstName', 'lastName', 'email'] as const;
export type AllowlistField = (typeof ALLOWLIST_FIELDS)[number];

/** A spreadsheet takes such a text for a formula. */
const IS_FORMULA = /^[=+@-]/;

/** Returns somebody as the list keeps them. */
export const tidyRecipient = ({ email, firstName, lastName }: AllowlistRecipient): AllowlistRecipient => ({
  email: visibleText(email).trim(),
  firstName: tidyName(firstName),
  lastName: tidyName(lastName),
});

/** Returns the fields that keep somebody, as `tidyRecipient` returns them, off a recipient list. */
export const checkAllowlistRecipient = (
  recipient: AllowlistRecipient,
): readonly { readonly field: AllowlistField; readonly refusal: Refusal }[] =>
  ALLOWLIST_FIELDS.flatMap((field) => {
    const refusal = field === 'email' ? checkListEmail(recipient.email) : checkListName(recipient[field]);
    return refusal === null ? [] : [{ field, refusal }];
  });

const checkListEmail = (email: string): Refusal | null =>
  email === '' ? { key: 'error.email.required' } : checkEmail(email);

const checkListName = (name: string): Refusal | null =>
  IS_FORMULA.test(name) ? { key: 'error.name.formula' } : checkName(name, { required: true });
