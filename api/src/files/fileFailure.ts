import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import type { FileRefused } from '@portal/shared/files/Table';
import { AppError } from '../errors/AppError.ts';

/** Returns the 422 of a file that is not taken, at the field `file`; the value `place` says where. */
export function fileFailure({ rule, message, place }: FileRefused, rows: number = FILE_LIMITS.rows): AppError {
  const i18nKey = `error.${rule}` as const;
  const values = { rows: String(rows), ...(place !== null && { place }) };
  return new AppError({
    status: 422,
    i18nKey,
    description: message,
    values,
    fields: [{ field: 'file', i18nKey, values }],
  });
}
