import { FUNDING_TYPES, type FundingType } from '../enumerations.ts';
import { hasNameLength, NAME_LENGTHS } from './nameLength.ts';
import { checkEmail, emailKey } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';
import { visibleText } from './visibleText.ts';

const IDENTIFIER = /^[a-z0-9-]*$/;

/** Validates a chosen identifier: 5 to 100 lower-case letters, digits and hyphens; '' leaves the choice to the server. Null when valid. */
export function checkIdentifier(identifier: string): Refusal | null {
  const text = visibleText(identifier).trim();
  if (text === '') return null;
  if (!IDENTIFIER.test(text)) return { key: 'error.identifier.characters' };
  return hasNameLength(text) ? null : { key: 'error.identifier.length', values: NAME_LENGTHS };
}

/** Validates a currency that an account may be opened in. Null when valid. */
export const checkAccountCurrency = (currencyCode: string): Refusal | null =>
  SETTINGS.accounts.currencies.some((code) => code === currencyCode) ? null : { key: 'error.currency.unsupported' };

/** Kinds of deposit that reach only accounts in one currency. */
const ONLY_CURRENCY: Readonly<Partial<Record<FundingType, string>>> = { BANK_DEPOSIT: 'USD' };

/** The kinds of deposit that an account in a currency takes. */
export const fundingTypesOf = (currencyCode: string): readonly FundingType[] =>
  FUNDING_TYPES.filter((type) => (ONLY_CURRENCY[type] ?? currencyCode) === currencyCode);

/** Validates the address of whoever looks after an account. Null when valid. */
export const checkContactEmail = (email: string): Refusal | null =>
  visibleText(email).trim() === '' ? { key: 'error.email.required' } : checkEmail(email.trim());

/** Validates one address of a list: well formed, and not the same as one before it. Null when valid. */
export function checkListedEmail(emails: readonly string[], index: number): Refusal | null {
  const email = emails[index] ?? '';
  const isRepeated = emails.slice(0, index).some((other) => emailKey(other) === emailKey(email));
  return checkContactEmail(email) ?? (isRepeated ? { key: 'error.email.repeated' } : null);
}
