import { addDays, isDay, startOfDay } from '../lists/civilDays.ts';
import { isTimeZone } from '../lists/timeZones.ts';
import { checkName } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { hasNameLength, NAME_LENGTHS } from '../people/nameLength.ts';
import { nameKey, tidyName } from '../people/names.ts';
import { SETTINGS } from '../settings.ts';
import { INCENTIVE_LIMITS } from './incentiveLimits.ts';

const LATEST = '2999-12-31';
const { maxLength } = SETTINGS.displayName;

/** Validates the name of an incentive: 5 to 100 characters of which some can be seen. Null when valid. */
export function checkIncentiveName(name: string): Refusal | null {
  if (nameKey(name) === '') return { key: 'error.name.required' };
  const tidy = tidyName(name);
  if (!hasNameLength(tidy)) return { key: 'error.displayName.length', values: NAME_LENGTHS };
  return checkName(tidy, { required: true, maxLength });
}

/** The first and the last day (ISO) of an incentive, both included, as they begin and end in a time zone. */
export interface IncentiveDays {
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
}

/** Validates the days of an incentive. Null when valid. */
export function checkIncentiveDays({
  startDate,
  endDate,
  timeZone,
}: IncentiveDays): (Refusal & { readonly field: keyof IncentiveDays }) | null {
  if (!isTimeZone(timeZone)) return { field: 'timeZone', key: 'error.timeZone.unknown' };
  if (!isDay(startDate) || startDate > LATEST) return { field: 'startDate', key: 'error.date.invalid' };
  if (!isDay(endDate) || endDate > LATEST) return { field: 'endDate', key: 'error.date.invalid' };
  return endDate < startDate ? { field: 'endDate', key: 'error.date.backwards' } : null;
}

/** The times from which and until which an incentive pays: its last day is included. */
export const incentiveTimes = ({ startDate, endDate, timeZone }: IncentiveDays) => ({
  startsAt: startOfDay(startDate, timeZone),
  endsAt: startOfDay(addDays(endDate, 1), timeZone),
});

/** Validates how many rewards or completes an incentive allows. Null when valid. */
export const checkIncentiveCount = (count: number): Refusal | null =>
  Number.isInteger(count) && count >= 1 && count <= INCENTIVE_LIMITS.countMax
    ? null
    : { key: 'error.incentive.count', values: { max: String(INCENTIVE_LIMITS.countMax) } };
