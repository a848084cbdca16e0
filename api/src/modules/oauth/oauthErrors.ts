import type { Failure } from '../../errors/AppError.ts';

/** Failures of consent and of connected apps. Those of the OAuth server itself are the standard's. */
export const OAUTH_FAILURES = {
  client: {
    status: 404,
    i18nKey: 'error.oauth.client',
    description: 'The organization has no such app, or it works no longer.',
  },
  redirect: {
    status: 400,
    i18nKey: 'error.oauth.redirect',
    description: 'The app asks to lead to an address that is not registered for it.',
  },
  scope: {
    status: 400,
    i18nKey: 'error.oauth.scope',
    description: 'The app asks for a scope that it does not have.',
  },
  challenge: {
    status: 400,
    i18nKey: 'error.oauth.challenge',
    description: 'Apps give a code_challenge with the code_challenge_method S256.',
  },
  request: {
    status: 404,
    i18nKey: 'error.oauth.request',
    description: 'There is no such request of this session, or it is over.',
  },
  used: { status: 409, i18nKey: 'error.oauth.used', description: 'The request was answered already.' },
  csrf: {
    status: 403,
    i18nKey: 'error.oauth.csrf',
    description: 'The decision does not carry the _csrf of the request.',
  },
  grant: {
    status: 404,
    i18nKey: 'error.connectedApp.notFound',
    description: 'The user has no such connected app.',
  },
  token: {
    status: 401,
    i18nKey: 'error.accessToken.invalid',
    description: 'The access token has ended or does not work. Get a new one.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
