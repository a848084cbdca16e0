import type { BuyingHabit } from './demoBuying.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const OFFICE_HOURS = 9;
const QUARTER_ENDS: readonly number[] = [2, 5, 8, 11];
const WEIGHT = { december: 2.2, summer: 0.7, quarterEnd: 1.8, weekend: 0.12 };

/** Relative order volume of a day: higher in December and at the end of a quarter, low at weekends. */
function weightOf(day: Date): number {
  const month = day.getUTCMonth();
  const isWeekend = day.getUTCDay() % 6 === 0;
  const isQuarterEnd = QUARTER_ENDS.includes(month) && day.getUTCDate() > 22;
  return (
    (month === 11 ? WEIGHT.december : month === 6 || month === 7 ? WEIGHT.summer : 1) *
    (isQuarterEnd ? WEIGHT.quarterEnd : 1) *
    (isWeekend ? WEIGHT.weekend : 1)
  );
}

/** Order times of an account, within office hours and before `now`; the fresh ones are minutes old. */
export function orderTimes(habit: BuyingHabit, now: Date, next: () => number): Date[] {
  const { orders, fresh, oldestDays, newestDays, opensAt } = habit;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const days = Array.from(
    { length: oldestDays - newestDays },
    (_, index) => new Date(today - (oldestDays - index) * DAY_MS),
  );
  const weights = days.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const past = orders - fresh;
  const times = Array.from({ length: past }, (_, index) => {
    const day = dayAt(days, weights, (total * (index + next())) / past);
    return new Date(day.getTime() + opensAt * HOUR_MS + next() * OFFICE_HOURS * HOUR_MS);
  });
  const minutesAgo = Array.from({ length: fresh }, () => new Date(now.getTime() - (2 + next() * 12) * MINUTE_MS));
  return [...times, ...minutesAgo];
}

/** Index of the day at which the cumulative weight reaches `share`. */
function dayAt(days: readonly Date[], weights: readonly number[], share: number): Date {
  let sum = 0;
  const index = weights.findIndex((weight) => (sum += weight) >= share);
  const day = days.at(index);
  if (day === undefined) throw new RangeError('There is no day to order on');
  return day;
}
