import { checkText } from '../textRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { isDay } from '../lists/civilDays.ts';
import { SETTINGS } from '../settings.ts';

const { sentWithinDays, noteLength, bankReferenceLength } = SETTINGS.wires;
const DAY_MS = 24 * 60 * 60_000;
/** It may be tomorrow already where the sender is. */
const AHEAD_DAYS = 1;

/** Validates the day (ISO; '' for none) on which a wire was sent. Null when valid. */
export function checkSentOn(day: string, now: Date): Refusal | null {
  if (day === '') return null;
  if (!isDay(day)) return { key: 'error.date.invalid' };
  const ago = (now.getTime() - Date.parse(day)) / DAY_MS;
  if (ago < -AHEAD_DAYS || ago > sentWithinDays + 1)
    return { key: 'error.wire.sentOn', values: { days: String(sentWithinDays) } };
  return null;
}

/** Validates the note of who announces a wire. Null when valid. */
export const checkWireNote = (note: string): Refusal | null => checkText(note.trim(), noteLength);

/** Validates what the bank calls a wire that arrived. Null when valid. */
export function checkBankReference(reference: string): Refusal | null {
  const text = reference.trim();
  return text === '' ? { key: 'error.wire.bankReferenceRequired' } : checkText(text, bankReferenceLength);
}
