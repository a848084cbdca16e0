import { isTimeZone } from '../domain/lists/timeZones.ts';
import { text } from './common.ts';

const day = text()
  .matches(/^\d{4}-\d{2}-\d{2}$/, 'error.date.invalid')
  .optional();

/**
 * The days (ISO, both included) that a list or its file is narrowed to, as they begin and end in `timeZone` (IANA), in which
 * the times of the file are written too.
 */
export const listDays = {
  from: day,
  to: day,
  timeZone: text().default('UTC').test('zone', 'error.timeZone.unknown', isTimeZone),
};

export interface ListDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
}
