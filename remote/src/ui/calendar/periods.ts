import type { Days } from '../filter/listDays.ts';
import { toDay } from '../time/isoDay.ts';

export const PERIODS = ['last7Days', 'last30Days', 'thisMonth', 'lastMonth', 'last12Months'] as const;
export type Period = (typeof PERIODS)[number];

/** The days of a period; one that ends with the reader's today has no last day. */
export function getDaysOfPeriod(period: Period, today: Date): Days {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const days = {
    last7Days: { from: toDay(year, month, day - 6), to: '' },
    last30Days: { from: toDay(year, month, day - 29), to: '' },
    thisMonth: { from: toDay(year, month, 1), to: '' },
    lastMonth: { from: toDay(year, month - 1, 1), to: toDay(year, month, 0) },
    last12Months: { from: toDay(year - 1, month, day + 1), to: '' },
  };
  return days[period];
}

/** The period that these days are, if they are one. */
export const getPeriod = ({ from, to }: Days, today: Date): Period | undefined =>
  PERIODS.find((period) => {
    const days = getDaysOfPeriod(period, today);
    return days.from === from && days.to === to;
  });
