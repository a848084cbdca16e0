/** Returns the months (`YYYY-MM`) of the days from one to another, oldest first. */
export function monthsOf({ from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  const months: string[] = [];
  const month = new Date(`${from.slice(0, 7)}-01T00:00:00Z`);
  const last = to.slice(0, 7);
  while (month.toISOString().slice(0, 7) <= last) {
    months.push(month.toISOString().slice(0, 7));
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return months;
}
