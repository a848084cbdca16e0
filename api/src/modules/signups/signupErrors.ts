import type { Failure } from '../../errors/AppError.ts';

/** Failures of sign-up. */
export const SIGNUP_FAILURES = {
  unknown: {
    status: 404,
    i18nKey: 'error.signup.unknown',
    description: 'There is no such sign-up.',
  },
  used: {
    status: 410,
    i18nKey: 'error.signup.used',
    description: 'This sign-up was finished, or a newer mail has another link.',
  },
  expired: {
    status: 410,
    i18nKey: 'error.signup.expired',
    description: 'This sign-up has expired.',
  },
  tooSoon: {
    status: 429,
    i18nKey: 'error.signup.tooSoon',
    description: 'A mail was sent a moment ago.',
  },
  tooMany: {
    status: 429,
    i18nKey: 'error.signup.tooMany',
    description: 'Several mails were sent within the last hour.',
  },
  taken: {
    status: 409,
    i18nKey: 'error.signup.taken',
    description: 'Somebody signs in with this address by now.',
  },
  notCreated: {
    status: 503,
    i18nKey: 'error.signup.notCreated',
    description: 'The account could not be created. Nothing was changed.',
  },
  verification: {
    status: 503,
    i18nKey: 'error.signup.verification',
    description: 'The link could not be checked.',
  },
  notResent: {
    status: 503,
    i18nKey: 'error.signup.notResent',
    description: 'No other mail could be sent.',
  },
  domain: {
    status: 400,
    i18nKey: 'error.validation',
    description: 'This is no domain.',
    fields: [{ field: 'domain', i18nKey: 'error.signup.domain' }],
  },
  domainNotFound: {
    status: 404,
    i18nKey: 'error.notFound',
    description: 'There is no exception for this domain.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
