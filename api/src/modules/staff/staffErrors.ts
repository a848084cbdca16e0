import type { Failure } from '../../errors/AppError.ts';

/** Failures of staff pages. */
export const STAFF_FAILURES = {
  changed: {
    status: 409,
    i18nKey: 'error.staff.changed',
    description: 'Somebody changed the record after it was read.',
  },
  exportTooLarge: {
    status: 422,
    i18nKey: 'error.export.tooLarge',
    description: 'More entries match than a file holds.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
