import { checkEmail } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';
import { visibleText } from '../people/visibleText.ts';

/** The addresses of a list separated by commas: without spaces, without doubles, without one's own. */
export function receiptEmailsOf(typed: string, ownEmail: string): string[] {
  const seen = new Set([ownEmail.trim().toLowerCase()]);
  return visibleText(typed)
    .split(',')
    .map((email) => email.replaceAll(/\s/g, ''))
    .filter((email) => {
      const key = email.toLowerCase();
      const isNew = email !== '' && !seen.has(key);
      seen.add(key);
      return isNew;
    });
}

/** Validates further addresses for receipts. Null when valid. */
export function checkReceiptEmails(emails: readonly string[]): Refusal | null {
  const max = SETTINGS.funding.receiptEmailsMax;
  if (emails.length > max) return { key: 'error.receipts.tooMany', values: { max: String(max) } };
  const wrong = emails.find((email) => checkEmail(email) !== null);
  return wrong === undefined ? null : { key: 'error.receipts.invalid', values: { email: wrong.slice(0, 100) } };
}
