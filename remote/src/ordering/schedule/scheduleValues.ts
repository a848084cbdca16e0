import type { Schedule } from '@portal/shared/contract/schedules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import type { RepeatedHour } from '@portal/shared/domain/ordering/schedule';
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
  /** The instant that they name, kept by `ScheduleFields`; '' for none. */
  readonly at: string;
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
  at: '',
});

/** The values of a cart's time, of which only the instant is known until its fields are drawn. */
export const toInitialValues = (
  schedule: Pick<Schedule, 'scheduledDeliveryTime' | 'timeZone'> | null,
): ScheduleValues =>
  schedule === null
    ? sendNowValues()
    : {
        ...sendNowValues(),
        when: 'later',
        timeZone: schedule.timeZone ?? readerZone(),
        at: schedule.scheduledDeliveryTime,
      };

/** True while the day and time of an instant are still to be found. */
export const isUnread = ({ day, at }: ScheduleValues): boolean => day === '' && at !== '';

/** Returns the time of valid values; null for what is sent at once. */
export function toScheduledTime(values: ScheduleValues | undefined): ScheduledTime | null {
  if (values?.when !== 'later' || values.at === '') return null;
  return { scheduledDeliveryTime: values.at, timeZone: values.timeZone };
}

type CheckSchedule = (
  values: ScheduleValues,
  now: Date,
) => { readonly field: keyof ScheduleValues; readonly refusal: Refusal } | null;

/** The rules of a later time; the clocks of the world come with its fields. */
let checkLater: CheckSchedule = ({ day }) =>
  day === '' ? { field: 'day', refusal: { key: 'error.schedule.time' } } : null;

export function provideScheduleCheck(check: CheckSchedule): void {
  checkLater = check;
}

/** The schema of the values. A draft may be older than they are. */
export const scheduleSchema = mixed<ScheduleValues>()
  .optional()
  .test('schedule', (values, context) => {
    if (values === undefined || values.when === 'now' || isUnread(values)) return true;
    const wrong = checkLater(values, new Date(serverNow()));
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
