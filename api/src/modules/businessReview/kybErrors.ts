import type { Failure } from '../../errors/AppError.ts';

/** Failures of the decisions of staff. */
export const KYB_FAILURES = {
  changed: {
    status: 409,
    i18nKey: 'error.staff.changed',
    description: 'Somebody changed the record after it was read.',
  },
  notWaiting: {
    status: 409,
    i18nKey: 'error.staff.notWaiting',
    description: 'Nothing waits for a decision: the review was settled, or nothing was submitted.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
