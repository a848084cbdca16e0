import type { ListDays } from '@portal/shared/contract/listDays';
import { DateTime } from 'luxon';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';

/** The times of a list's days. Raises 400 at a day that does not exist, or at a last day before the first. */
export function daysOf({ from, to, timeZone }: ListDays): { readonly since?: Date; readonly before?: Date } {
  const first = startOfDay(from, timeZone, 'from');
  const last = startOfDay(to, timeZone, 'to');
  if (first !== null && last !== null && last < first)
    throw new AppError({
      ...COMMON_FAILURES.daysBackwards,
      fields: [{ field: 'to', i18nKey: 'error.date.backwards' }],
    });
  return {
    ...(first && { since: first.toJSDate() }),
    ...(last && { before: last.plus({ days: 1 }).startOf('day').toJSDate() }),
  };
}

function startOfDay(day: string | undefined, timeZone: string, field: string): DateTime | null {
  if (day === undefined) return null;
  const start = DateTime.fromISO(day, { zone: timeZone });
  if (!start.isValid)
    throw new AppError({ ...COMMON_FAILURES.dateInvalid, fields: [{ field, i18nKey: 'error.date.invalid' }] });
  return start;
}
