import type { Refusal } from './rewardAmount.ts';
import { SETTINGS } from '../settings.ts';
import { checkText } from '../textRules.ts';

/** Validates a text of one line that no reader may take for markup. Null when valid. */
export const checkPlain = (text: string, maxLength: number): Refusal | null =>
  /[<>]/.test(text) ? { key: 'error.text.angleBrackets' } : checkText(text, maxLength);

/** Validates the sender's internal notes. Null when valid. */
export const checkNotes = (text: string): Refusal | null => checkPlain(text, SETTINGS.orders.notesLength);
