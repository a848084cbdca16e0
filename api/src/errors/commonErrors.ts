import type { Failure } from './AppError.ts';

/** Failures that belong to no area. */
export const COMMON_FAILURES = {
  validation: { status: 400, i18nKey: 'error.validation', description: 'The request is not valid.' },
  dateInvalid: { status: 400, i18nKey: 'error.date.invalid', description: 'A date is not valid.' },
  daysBackwards: { status: 400, i18nKey: 'error.validation', description: 'The last day is before the first.' },
  notAvailable: {
    status: 422,
    i18nKey: 'error.notAvailable',
    description: 'Something asked for is not available yet.',
  },
  forbidden: { status: 403, i18nKey: 'error.forbidden', description: 'You are not authorized to do this.' },
  emulatedMoney: {
    status: 403,
    i18nKey: 'error.emulation.money',
    description: 'Staff who emulate an organization move no money.',
  },
  foreignOrigin: {
    status: 403,
    i18nKey: 'error.origin.foreign',
    description: 'A page of another origin may not change anything here.',
  },
  foreignHost: {
    status: 403,
    i18nKey: 'error.origin.foreign',
    description: 'This page answers to no host of that name; ALLOWED_HOSTS may list it.',
  },
  notFound: { status: 404, i18nKey: 'error.notFound', description: 'There is no such address or record.' },
  sessionEnded: { status: 401, i18nKey: 'error.session.ended', description: 'Sign in to continue.' },
  rateLimited: { status: 429, i18nKey: 'error.rateLimited', description: 'Too many requests. Try again in a moment.' },
  server: { status: 500, i18nKey: 'error.server', description: 'Something went wrong on our side.' },
  maintenance: {
    status: 503,
    i18nKey: 'error.maintenance',
    description: 'The service is being maintained and will be back soon.',
  },
  unavailable: {
    status: 503,
    i18nKey: 'error.unavailable',
    description: 'The service is not available at the moment.',
  },
} as const satisfies Record<string, Failure>;
