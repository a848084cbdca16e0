import type { Failure } from './AppError.ts';

/** Failures of calls that bring a key. */
export const API_KEY_FAILURES = {
  invalid: {
    status: 401,
    i18nKey: 'error.apiKey.invalid',
    description:
      'The API key is missing or does not work. Send it as Authorization: Bearer, or as Basic with the platform.',
  },
  environment: {
    status: 401,
    i18nKey: 'error.apiKey.environment',
    description: 'This API key was made in another environment and does not work here.',
  },
  review: {
    status: 403,
    i18nKey: 'error.apiKey.review',
    description: 'API keys work once the verification of the business is finished.',
  },
  scope: {
    status: 403,
    i18nKey: 'error.apiKey.scope',
    description: 'This API key or access token does not have the scope of the call.',
  },
  inQuery: {
    status: 400,
    i18nKey: 'error.apiKey.inQuery',
    description: 'Send the API key in the Authorization header, never in the address, and deactivate this one.',
  },
} as const satisfies Record<string, Failure>;
