import { isBankHoliday } from './bankHolidays.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The holidays of a year that are no day of a weekend. */
function holidaysOf(year: number): string[] {
  const first = Date.UTC(year, 0, 1);
  const count = (Date.UTC(year + 1, 0, 1) - first) / DAY_MS;
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS))
    .filter((day) => day.getUTCDay() % 6 !== 0 && isBankHoliday(day))
    .map((day) => day.toISOString().slice(5, 10));
}

test.each([
  // The Fourth of July of 2026 is a Saturday: the Friday before it is a business day.
  [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '09-07', '10-12', '11-11', '11-26', '12-25']],
  // Juneteenth and Christmas of 2027 are Saturdays, the Fourth of July is a Sunday.
  [2027, ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25']],
])('the banks keep the holidays of %s', (year, days) => {
  expect(holidaysOf(year)).toEqual(days);
});
