import type { Schedule } from '@portal/shared/contract/schedules';
import {
  checkScheduledTime,
  listInstants,
  toInstant,
  toLocalTime,
  type RepeatedHour,
} from '@portal/shared/domain/ordering/schedule';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { mixed } from 'yup';
import { serverNow } from '../../api/serverClock.ts';
import { readerZone } from '../../ui/time/readerZone.ts';

/** When an order is sent, as it is typed. */
export interface ScheduleValues {
  readonly when: 'now' | 'later';
  /** ISO, '' for none. */
  readonly day: string;
  /** `09:00`, '' for none. */
  readonly time: string;
  readonly timeZone: string;
  /** The one that is meant of an hour that clocks show twice. */
  readonly hour: RepeatedHour | '';
}

/** A time as it is sent. */
export interface ScheduledTime {
  readonly scheduledDeliveryTime: string;
  readonly timeZone: string;
}

/** The values of what is sent at once. */
export const sendNowValues = (): ScheduleValues => ({
  when: 'now',
  day: '',
  time: '09:00',
  timeZone: readerZone(),
  hour: '',
});

/** The values of a time that is set. */
export function toScheduleValues(
  schedule: Pick<Schedule, 'scheduledDeliveryTime' | 'timeZone'> | null,
): ScheduleValues {
  if (schedule === null) return sendNowValues();
  const at = new Date(schedule.scheduledDeliveryTime);
  const local = toLocalTime(at, schedule.timeZone ?? readerZone());
  const [, later] = listInstants(local);
  if (later === undefined) return { when: 'later', ...local, hour: '' };
  return { when: 'later', ...local, hour: later.getTime() === at.getTime() ? 'later' : 'earlier' };
}

/** Returns the instants that a day, time and zone name: none while one of them is missing. */
export function listNamedInstants({ day, time, timeZone }: ScheduleValues): readonly Date[] {
  const first = toInstant({ day, time, timeZone }, 'earlier');
  return 'at' in first ? listInstants({ day, time, timeZone }) : [];
}

/** Returns the instant that the values name. */
export const readInstant = ({ hour, ...local }: ScheduleValues) => toInstant(local, hour === '' ? null : hour);

/** Returns the time of valid values; null for what is sent at once. */
export function toScheduledTime(values: ScheduleValues | undefined): ScheduledTime | null {
  if (values?.when !== 'later') return null;
  const instant = readInstant(values);
  return 'at' in instant ? { scheduledDeliveryTime: instant.at.toISOString(), timeZone: values.timeZone } : null;
}

const FIELDS: Readonly<Record<string, keyof ScheduleValues>> = {
  'error.schedule.zone': 'timeZone',
  'error.schedule.tooFar': 'day',
  'error.schedule.ambiguous': 'hour',
};

/** Returns what is wrong with the values, and in which field. */
function checkSchedule(values: ScheduleValues, now: Date): { field: keyof ScheduleValues; refusal: Refusal } | null {
  if (values.when === 'now') return null;
  if (values.day === '') return { field: 'day', refusal: { key: 'error.schedule.time' } };
  const instant = readInstant(values);
  const refusal = 'refusal' in instant ? instant.refusal : checkScheduledTime(instant.at, values.timeZone, now);
  return refusal === null ? null : { field: FIELDS[refusal.key] ?? 'time', refusal };
}

/** The schema of the values. A draft may be older than they are. */
export const scheduleSchema = mixed<ScheduleValues>()
  .optional()
  .test('schedule', (values, context) => {
    const wrong = values === undefined ? null : checkSchedule(values, new Date(serverNow()));
    return (
      wrong === null || context.createError({ path: `${context.path}.${wrong.field}`, message: { ...wrong.refusal } })
    );
  });

/** Returns the field of what the server refuses of a time. */
export function toScheduleField(serverField: string): string | undefined {
  const name = /(?:^|\.)(scheduledDeliveryTime|scheduledTimeZone|timeZone)$/.exec(serverField)?.[1];
  if (name === undefined) return undefined;
  return name === 'scheduledDeliveryTime' ? 'schedule.time' : 'schedule.timeZone';
}
