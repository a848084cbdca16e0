import { nameKey } from '../people/names.ts';
import { checkEmail, checkName, emailKey } from '../ordering/recipientRules.ts';
import { checkAmount, type AmountVerdict, type Refusal } from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';
import { visibleText } from '../people/visibleText.ts';

const { nameLength, thresholdMaxMinor } = SETTINGS.balanceAlerts;

/** Validates the name of a balance alert; one of which nothing can be seen is none. Null when valid. */
export const checkAlertName = (name: string): Refusal | null =>
  nameKey(name) === '' ? { key: 'error.name.required' } : checkName(name, { required: true, maxLength: nameLength });

/** Validates a threshold (major units) in the currency of the alert's accounts; returns minor units. */
export function checkThreshold(value: string, currencyCode: string): AmountVerdict {
  const verdict = checkAmount(value, currencyCode);
  const isTooLarge = 'minor' in verdict && verdict.minor > thresholdMaxMinor;
  return isTooLarge ? { refusal: { key: 'error.amount.tooLarge' } } : verdict;
}

/** Validates one address of an alert's list: well formed, and not the same as one before it. Null when valid. */
export function checkAlertEmail(emails: readonly string[], index: number): Refusal | null {
  const email = visibleText(emails[index] ?? '').trim();
  if (email === '') return { key: 'error.email.required' };
  const isRepeated = emails.slice(0, index).some((other) => emailKey(other) === emailKey(email));
  return checkEmail(email) ?? (isRepeated ? { key: 'error.email.repeated' } : null);
}
