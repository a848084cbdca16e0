import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { Failure } from '../../errors/AppError.ts';

/** Failures of the address look-up. */
export const ADDRESS_LOOKUP_FAILURES = {
  absent: {
    status: 404,
    i18nKey: 'error.addressLookup.absent',
    description: 'No address look-up is configured. Addresses are typed by hand.',
  },
  unknownPlace: { ...COMMON_FAILURES.notFound, description: 'There is no address of that identifier.' },
  unavailable: { ...COMMON_FAILURES.unavailable, description: 'The address look-up does not answer.' },
} as const satisfies Readonly<Record<string, Failure>>;
