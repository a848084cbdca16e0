import type { Failure } from '../../../errors/AppError.ts';

/** How calls about responses of a survey fail without a completion. */
export const COMPLETION_FAILURES = {
  notStarted: {
    status: 409,
    i18nKey: 'error.incentive.notStarted',
    description: 'The incentive has not started yet.',
  },
  turnedOff: { status: 409, i18nKey: 'error.incentive.turnedOff', description: 'The incentive is turned off.' },
  otherResponse: {
    status: 409,
    i18nKey: 'error.incentive.otherResponse',
    description: 'This response id was sent before with other details.',
  },
  notFound: {
    status: 404,
    i18nKey: 'error.incentive.completionNotFound',
    description: 'There is no such completion.',
  },
  notRetryable: {
    status: 409,
    i18nKey: 'error.incentive.notRetryable',
    description: 'Only a completion that lacked funds or met a failure of the system is tried again.',
  },
} as const satisfies Record<string, Failure>;
