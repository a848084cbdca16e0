import { addDays } from '../lists/civilDays.ts';
import { INCENTIVE_LIMITS } from './incentiveLimits.ts';
import type { IncentiveDays } from './incentiveRules.ts';

/** Returns the last days (ISO) of an incentive that have begun, oldest first; none before its first. */
export function shownDays({ startDate, endDate }: Pick<IncentiveDays, 'startDate' | 'endDate'>, today: string) {
  const last = endDate < today ? endDate : today;
  const days: string[] = [];
  for (let day = last; day >= startDate && days.length < INCENTIVE_LIMITS.daysShown; day = addDays(day, -1))
    days.unshift(day);
  return days;
}
