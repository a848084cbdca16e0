import { isBankHoliday } from './bankHolidays.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Returns the day (ISO, UTC) that many business days later: weekends and the banks' holidays are none. */
export function businessDayAfter(from: Date, days: number): string {
  let day = from;
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() % 6 !== 0 && !isBankHoliday(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
