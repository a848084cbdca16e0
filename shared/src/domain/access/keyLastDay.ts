import { isDay } from '../lists/civilDays.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';

const LATEST = '2999-12-31';

/** Validates the last day of a key (ISO): today, as days are in UTC, or a later one. Null when valid. */
export function checkLastDay(lastDay: string, today: string): Refusal | null {
  if (!isDay(lastDay) || lastDay > LATEST) return { key: 'error.date.invalid' };
  return lastDay < today ? { key: 'error.apiCredential.lastDayPast' } : null;
}
