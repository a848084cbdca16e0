import type { Failure } from '../../errors/AppError.ts';

export const SCHEDULE_FAILURES = {
  moved: {
    status: 409,
    i18nKey: 'error.schedule.moved',
    description: 'The time was changed meanwhile. Read it again.',
  },
  sent: { status: 409, i18nKey: 'error.schedule.sent', description: 'Nothing waits any more: it was sent.' },
  notProcessed: {
    status: 409,
    i18nKey: 'error.schedule.notProcessed',
    description: 'The rewards of this order are still being issued.',
  },
  invalid: { status: 422, i18nKey: 'error.validation', description: 'It cannot be sent at that time.' },
} as const satisfies Record<string, Failure>;
