import type { Failure } from '../../errors/AppError.ts';

/** Failures of wires. */
export const WIRE_FAILURES = {
  changed: {
    status: 409,
    i18nKey: 'error.staff.changed',
    description: 'Somebody changed the record after it was read.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
