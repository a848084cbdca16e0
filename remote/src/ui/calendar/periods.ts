import type { Days } from '../filter/listDays.ts';

export const PERIODS = ['last7Days', 'last30Days', 'thisMonth', 'lastMonth', 'last12Months'] as const;
export type Period = (typeof PERIODS)[number];

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The reader's today. */
export const toIsoDay = (now: Date): string => isoDay(now.getFullYear(), now.getMonth(), now.getDate());

/** The days of a period; one that ends with the reader's today has no last day. */
export function getDaysOfPeriod(period: Period, today: Date): Days {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const days = {
    last7Days: { from: isoDay(year, month, day - 6), to: '' },
    last30Days: { from: isoDay(year, month, day - 29), to: '' },
    thisMonth: { from: isoDay(year, month, 1), to: '' },
    lastMonth: { from: isoDay(year, month - 1, 1), to: isoDay(year, month, 0) },
    last12Months: { from: isoDay(year - 1, month, day + 1), to: '' },
  };
  return days[period];
}

/** The period that these days are, if they are one. */
export const getPeriod = ({ from, to }: Days, today: Date): Period | undefined =>
  PERIODS.find((period) => {
    const days = getDaysOfPeriod(period, today);
    return days.from === from && days.to === to;
  });
