import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';

const DAY_MS = 86_400_000;

/** The times of a list's days (ISO, UTC, both included). Raises 400 at a day that does not exist. */
export function daysOf({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }): {
  readonly since?: Date;
  readonly before?: Date;
} {
  const since = startOfDay(from, 'from');
  const last = startOfDay(to, 'to');
  return { ...(since && { since }), ...(last && { before: new Date(last.getTime() + DAY_MS) }) };
}

function startOfDay(day: string | undefined, field: string): Date | null {
  if (day === undefined) return null;
  const start = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day) {
    throw new AppError({ ...COMMON_FAILURES.dateInvalid, fields: [{ field, i18nKey: 'error.date.invalid' }] });
  }
  return start;
}
