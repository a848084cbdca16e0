import type { Failure } from '../../errors/AppError.ts';

/** Failures of wires. */
export const WIRE_FAILURES = {
  changed: {
    status: 409,
    i18nKey: 'error.staff.changed',
    description: 'Somebody changed the record after it was read.',
  },
  notOffered: {
    status: 422,
    i18nKey: 'error.wire.notOffered',
    description: 'Wires are not offered in the currency of the account.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
