import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { Instant, Nullable, recordVersion, text } from './common.ts';

/** An ISO 8601 instant with its zone, as text. */
export const instantText = () => text().max(40).test('instant', 'error.schedule.time', isInstant);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function isInstant(value: string | null | undefined): boolean {
  if (value === null || value === undefined || value === '') return true;
  return INSTANT.test(value) && !Number.isNaN(Date.parse(value));
}

/** The time for which lines are scheduled; `scheduledTimeZone`: the IANA zone in which it was chosen and is shown. */
export const scheduleFields = {
  scheduledDeliveryTime: instantText().nullable(),
  scheduledTimeZone: text().trim().max(64).nullable(),
};

/**
 * When an order or line is sent. `isForAll`: all lines that wait have this time, else it is the first. `version` grows with every
 * change; a change names the one that it began with.
 */
export const Schedule = Type.Object({
  scheduledDeliveryTime: Instant,
  timeZone: Nullable(Type.String()),
  isForAll: Type.Boolean(),
  version: Type.Integer(),
  canChange: Type.Boolean(),
});
export type Schedule = Static<typeof Schedule>;

/** PATCH /api/orders/{referenceOrderId}/schedule, and of one line: moves what waits to another time. */
export const changeScheduleBody = object({
  scheduledDeliveryTime: instantText().required('error.schedule.time'),
  timeZone: text().trim().max(64).required('error.schedule.zone'),
  version: recordVersion(0),
});
export type ChangeScheduleBody = InferType<typeof changeScheduleBody>;

/** DELETE of the same: what waits is sent now. */
export const deleteScheduleBody = object({ version: recordVersion(0) });
export type DeleteScheduleBody = InferType<typeof deleteScheduleBody>;

/** Response of DELETE: how many lines are sent now. */
export const SentNow = Type.Object({ lines: Type.Integer() });
export type SentNow = Static<typeof SentNow>;
