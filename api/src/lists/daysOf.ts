import type { ListDays } from '@portal/shared/contract/listDays';
import { addDays, isDay, startOfDay } from '@portal/shared/domain/lists/civilDays';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';

/** Returns the times of a list's days. Raises 400 at a day that does not exist, or at a last day before the first. */
export function daysOf({ from, to, timeZone }: ListDays): { readonly since?: Date; readonly before?: Date } {
  requireDay(from, 'from');
  requireDay(to, 'to');
  if (from !== undefined && to !== undefined && to < from)
    throw new AppError({
      ...COMMON_FAILURES.daysBackwards,
      fields: [{ field: 'to', i18nKey: 'error.date.backwards' }],
    });
  return {
    ...(from !== undefined && { since: startOfDay(from, timeZone) }),
    ...(to !== undefined && { before: startOfDay(addDays(to, 1), timeZone) }),
  };
}

function requireDay(day: string | undefined, field: string): void {
  if (day !== undefined && !isDay(day))
    throw new AppError({ ...COMMON_FAILURES.dateInvalid, fields: [{ field, i18nKey: 'error.date.invalid' }] });
}
