/** `MM-DD`; one that falls on a Sunday is kept on the Monday after it, one on a Saturday is not moved. */
const FIXED: readonly string[] = ['01-01', '06-19', '07-04', '11-11', '12-25'];
const DAY_MS = 24 * 60 * 60_000;
const MONDAY = 1;

/** Tells whether the Federal Reserve Banks are closed on a day (UTC) for a holiday. */
export function isBankHoliday(day: Date): boolean {
  const isMonday = day.getUTCDay() === MONDAY;
  return isFixed(day) || (isMonday && isFixed(new Date(day.getTime() - DAY_MS))) || isOnWeekday(day);
}

const isFixed = (day: Date): boolean => FIXED.includes(day.toISOString().slice(5, 10));

/** The holidays of a weekday: of Martin Luther King, Presidents, Memorial, Labor, Columbus and Thanksgiving. */
function isOnWeekday(day: Date): boolean {
  const date = day.getUTCDate();
  switch (`${day.getUTCMonth() + 1}/${day.getUTCDay()}`) {
    case '1/1':
    case '2/1':
      return isNth(date, 3);
    case '5/1':
      return date + 7 > 31;
    case '9/1':
      return isNth(date, 1);
    case '10/1':
      return isNth(date, 2);
    case '11/4':
      return isNth(date, 4);
    default:
      return false;
  }
}

/** Tells whether a date is the nth of its weekday in the month. */
const isNth = (date: number, nth: number): boolean => Math.ceil(date / 7) === nth;
