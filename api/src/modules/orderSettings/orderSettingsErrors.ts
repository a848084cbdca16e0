import type { Failure } from '../../errors/AppError.ts';

/** Failures of order settings. */
export const ORDER_SETTINGS_FAILURES = {
  changed: {
    status: 409,
    i18nKey: 'error.orderSettings.changed',
    description: 'Somebody turned the switch after it was read.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
