import type { Failure } from '../../errors/AppError.ts';

export const HOLD_FAILURES = {
  changed: {
    status: 409,
    i18nKey: 'error.staff.changed',
    description: 'Somebody decided about the order after it was read.',
  },
  notWaiting: {
    status: 409,
    i18nKey: 'error.staff.notWaiting',
    description: 'Nothing waits for a decision of staff: it was decided, or the payment gateway decides.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
