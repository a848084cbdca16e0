import type { Failure } from '../../errors/AppError.ts';

/** Failures of incentives. */
export const INCENTIVE_FAILURES = {
  notFound: {
    status: 404,
    i18nKey: 'error.incentive.notFound',
    description: 'There is no incentive of that identifier whose account the user sees.',
  },
  nameTaken: {
    status: 409,
    i18nKey: 'error.incentive.nameTaken',
    description: 'The organization has an incentive of that name.',
    fields: [{ field: 'displayName', i18nKey: 'error.incentive.nameTaken' }],
  },
  changed: {
    status: 409,
    i18nKey: 'error.incentive.changed',
    description: 'Somebody changed the incentive after it was read.',
  },
  fixed: {
    status: 422,
    i18nKey: 'error.incentive.fixed',
    description: 'Account, reward and amount stay after the first completion.',
  },
  limitUsed: {
    status: 422,
    i18nKey: 'error.incentive.limitUsed',
    description: 'A limit is not lower than what is used of it.',
  },
  tooMany: {
    status: 422,
    i18nKey: 'error.incentive.tooMany',
    description: 'The organization has as many incentives as it may have.',
  },
  exportTooLarge: {
    status: 422,
    i18nKey: 'error.export.tooLarge',
    description: 'A file holds at most 10,000 rows.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
