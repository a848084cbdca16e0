import type { Refusal } from './ordering/rewardAmount.ts';
import { SETTINGS } from './settings.ts';

const CONTROL = /\p{Cc}/u;
const LINE_BREAKS_AND_TABS = /[\r\n\t]/g;

/** Validates a text of one line: its length, and no control characters. Null when valid. */
export function checkText(text: string, maxLength: number): Refusal | null {
  if (Array.from(text).length > maxLength) return { key: 'error.text.tooLong', values: { max: String(maxLength) } };
  return CONTROL.test(text) ? { key: 'error.text.characters' } : null;
}

/** Validates a text in which line breaks are allowed, such as the sender's message. Null when valid. */
export const checkMessage = (text: string, maxLength: number = SETTINGS.orders.messageLength): Refusal | null =>
  checkText(text.replaceAll(LINE_BREAKS_AND_TABS, ' '), maxLength);

/** Validates why something is done, which the audit log keeps. Null when valid. */
export const checkReason = (text: string): Refusal | null =>
  text.trim() === '' ? { key: 'error.staff.reasonRequired' } : checkMessage(text);
