/** `YYYY-MM` of a time, UTC, as statements and totals of months know it. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

/** The running month and those before it, newest first. */
export const recentMonths = (now: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - nth, 1))),
  );

/** The first and the last day (ISO) of a month. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const end = new Date(`${month}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return { from: `${month}-01`, to: end.toISOString().slice(0, 10) };
}
