import type { Days } from '../../ui/filter/listDays.ts';

export const PERIODS = ['last30Days', 'thisMonth', 'last12Months'] as const;
export type Period = (typeof PERIODS)[number];

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The days of a period that ends with the reader's today. */
export function daysOfPeriod(period: Period, today: Date): Days {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const first = {
    last30Days: isoDay(year, month, day - 29),
    thisMonth: isoDay(year, month, 1),
    last12Months: isoDay(year - 1, month, day + 1),
  };
  return { from: first[period], to: '' };
}

/** The period that these days are; 'custom' for others, '' for none. */
export function periodOf({ from, to }: Days, today: Date): Period | 'custom' | '' {
  if (from === '' && to === '') return '';
  return PERIODS.find((period) => to === '' && daysOfPeriod(period, today).from === from) ?? 'custom';
}
