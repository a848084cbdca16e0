import { addDays, isDay } from '../lists/civilDays.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { REPORT_LIMITS } from './reportLimits.ts';

/** First and last day (ISO), both included. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

/** Validates the days of a report; `today`: in the zone of the days. Null when valid. */
export function checkReportDays(
  { from, to }: ReportDays,
  today: string,
): (Refusal & { readonly field: 'from' | 'to' }) | null {
  if (!isDay(from)) return { field: 'from', key: 'error.date.invalid' };
  if (!isDay(to)) return { field: 'to', key: 'error.date.invalid' };
  if (to < from) return { field: 'to', key: 'error.date.backwards' };
  if (to > today) return { field: 'to', key: 'error.report.future' };
  const { months } = REPORT_LIMITS;
  return to < monthsAfter(from, months)
    ? null
    : { field: 'to', key: 'error.report.tooLong', values: { months: String(months) } };
}

/** Returns the days of each month that a report covers, oldest first. */
export function splitByMonth({ from, to }: ReportDays): readonly ReportDays[] {
  const next = firstOfNextMonth(from);
  return next > to ? [{ from, to }] : [{ from, to: addDays(next, -1) }, ...splitByMonth({ from: next, to })];
}

const firstOfNextMonth = (day: string): string => monthsAfter(`${day.slice(0, 7)}-01`, 1);

/** The same day of a later month, or that month's last. */
function monthsAfter(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return `${first.toISOString().slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`;
}
