const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** Local clocks were never further from UTC, not even before zones were introduced. */
const FURTHEST_OFFSET_MS = 16 * 60 * MINUTE_MS;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OFFSET = /([+\u2212-])(\d{2}):(\d{2})(?::(\d{2}))?/;

/** True for an ISO day (`YYYY-MM-DD`) that a calendar has. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Returns the ISO day that lies `count` days after another. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the time at which an ISO day begins in an IANA time zone: the first whole second from which clocks show that day or a
 * later one, also where they show midnight twice or never. A day ends where the next begins, so each instant has exactly one
 * day; a day that a zone left out is empty.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const zoned = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const midnight = Date.parse(day);
  let [before, since] = [midnight - FURTHEST_OFFSET_MS, midnight + FURTHEST_OFFSET_MS];
  while (since - before > SECOND_MS) {
    const middle = before + Math.floor((since - before) / (2 * SECOND_MS)) * SECOND_MS;
    if (middle + offsetAt(middle, zoned) < midnight) before = middle;
    else since = middle;
  }
  return new Date(since);
}

/** Returns how far the clocks of a zone are ahead of UTC, from "GMT", "GMT-07:00" or "GMT+00:19:32". */
function offsetAt(time: number, zoned: Intl.DateTimeFormat): number {
  const name = zoned.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = OFFSET.exec(name) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * SECOND_MS;
  return sign === '+' ? ahead : -ahead;
}
