import type { Schedule } from '@portal/shared/contract/schedules';
import { checkScheduledTime, listInstants, toInstant, toLocalTime } from '@portal/shared/domain/ordering/schedule';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { readerZone } from '../../ui/time/readerZone.ts';
import type { ScheduleValues } from './scheduleValues.ts';

/** Returns the values of a time that is set. */
export function toScheduleValues({
  scheduledDeliveryTime,
  timeZone,
}: Pick<Schedule, 'scheduledDeliveryTime' | 'timeZone'>): ScheduleValues {
  const at = new Date(scheduledDeliveryTime);
  const local = toLocalTime(at, timeZone ?? readerZone());
  const [, later] = listInstants(local);
  const hour = later === undefined ? '' : later.getTime() === at.getTime() ? 'later' : 'earlier';
  return { when: 'later', ...local, hour, at: scheduledDeliveryTime };
}

/** Returns the instants that a day, time and zone name: none while one of them is missing. */
export function listNamedInstants({ day, time, timeZone }: ScheduleValues): readonly Date[] {
  const first = toInstant({ day, time, timeZone }, 'earlier');
  return 'at' in first ? listInstants({ day, time, timeZone }) : [];
}

const readInstant = ({ day, time, timeZone, hour }: ScheduleValues) =>
  toInstant({ day, time, timeZone }, hour === '' ? null : hour);

/** Returns the instant that the values name, in ISO; '' for none. */
export function getInstant(values: ScheduleValues): string {
  const instant = readInstant(values);
  return 'at' in instant ? instant.at.toISOString() : '';
}

const FIELDS: Readonly<Record<string, keyof ScheduleValues>> = {
  'error.schedule.zone': 'timeZone',
  'error.schedule.tooFar': 'day',
  'error.schedule.ambiguous': 'hour',
};

/** Returns what is wrong with the values of a later time, and in which field. */
export function checkSchedule(
  values: ScheduleValues,
  now: Date,
): { readonly field: keyof ScheduleValues; readonly refusal: Refusal } | null {
  if (values.day === '') return { field: 'day', refusal: { key: 'error.schedule.time' } };
  const instant = readInstant(values);
  const refusal = 'refusal' in instant ? instant.refusal : checkScheduledTime(instant.at, values.timeZone, now);
  return refusal === null ? null : { field: FIELDS[refusal.key] ?? 'time', refusal };
}
