import { fromDate, parseDateTime, toCalendarDate, toZoned } from '@internationalized/date';
import { isDay } from '../lists/civilDays.ts';
import { isTimeZone } from '../lists/timeZones.ts';
import { SETTINGS } from '../settings.ts';
import type { Refusal } from './rewardAmount.ts';

/** A day (`2026-12-04`) and time (`09:00`) as the clocks of an IANA time zone show them. */
export interface LocalTime {
  readonly day: string;
  readonly time: string;
  readonly timeZone: string;
}

/** One of the two times at which clocks that go back show the same hour. */
export const REPEATED_HOURS = ['earlier', 'later'] as const;
export type RepeatedHour = (typeof REPEATED_HOURS)[number];

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns when clocks show a local time: once, twice where they go back, and never where they skip it. */
export function listInstants({ day, time, timeZone }: LocalTime): readonly Date[] {
  const local = parseDateTime(`${day}T${time}`);
  const [earlier, later] = REPEATED_HOURS.map((hour) => toZoned(local, timeZone, hour).toDate());
  if (earlier === undefined || later === undefined) return [];
  if (earlier.getTime() === later.getTime()) return [earlier];
  // Beside the two that clocks do show, a skipped hour is moved to either side of it.
  return toLocalTime(earlier, timeZone).time === time ? [earlier, later] : [];
}

/** Returns the instant of a local time, or why there is none: no such zone, a skipped hour, or a repeated one that needs a choice. */
export function toInstant(
  local: LocalTime,
  hour: RepeatedHour | null,
): { readonly at: Date } | { readonly refusal: Refusal } {
  if (!isTimeZone(local.timeZone)) return { refusal: { key: 'error.schedule.zone' } };
  if (!isDay(local.day) || !TIME.test(local.time)) return { refusal: { key: 'error.schedule.time' } };
  const [earlier, later] = listInstants(local);
  if (earlier === undefined) return { refusal: { key: 'error.schedule.gap' } };
  if (later === undefined) return { at: earlier };
  if (hour === null) return { refusal: { key: 'error.schedule.ambiguous' } };
  return { at: hour === 'earlier' ? earlier : later };
}

/** Returns the day and time that the clocks of a zone show. */
export function toLocalTime(at: Date, timeZone: string): LocalTime {
  const zoned = fromDate(at, timeZone);
  const two = (part: number): string => String(part).padStart(2, '0');
  return {
    day: toCalendarDate(zoned).toString(),
    time: `${two(zoned.hour)}:${two(zoned.minute)}`,
    timeZone,
  };
}

/** Returns why nothing can be scheduled for an instant; its day counts in the zone that was chosen. Null when it can. */
export function checkScheduledTime(at: Date, timeZone: string | null, now: Date): Refusal | null {
  if (timeZone !== null && !isTimeZone(timeZone)) return { key: 'error.schedule.zone' };
  if (at <= now) return { key: 'error.schedule.past' };
  const zone = timeZone ?? 'UTC';
  const days = toCalendarDate(fromDate(at, zone)).compare(toCalendarDate(fromDate(now, zone)));
  const { daysAhead } = SETTINGS.schedule;
  return days > daysAhead ? { key: 'error.schedule.tooFar', values: { days: String(daysAhead) } } : null;
}
