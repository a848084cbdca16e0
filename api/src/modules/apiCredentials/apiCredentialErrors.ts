import type { Failure } from '../../errors/AppError.ts';

/** Failures of the calls that manage credentials of the API. */
export const API_CREDENTIAL_FAILURES = {
  notFound: {
    status: 404,
    i18nKey: 'error.apiCredential.notFound',
    description: 'The organization has no credential of that identifier.',
  },
  replaced: {
    status: 403,
    i18nKey: 'error.apiCredential.replaced',
    description: 'The organization uses integrations instead of API keys, and has none of them.',
  },
  tooMany: {
    status: 409,
    i18nKey: 'error.apiCredential.tooMany',
    description: 'Two credentials of the type are active already. Deactivate one first.',
  },
  nameTaken: {
    status: 409,
    i18nKey: 'error.apiCredential.nameTaken',
    description: 'An active credential of the type has that name.',
    fields: [{ field: 'displayName', i18nKey: 'error.apiCredential.nameTaken' }],
  },
  ended: {
    status: 409,
    i18nKey: 'error.apiCredential.ended',
    description: 'A key that works no longer is not revealed.',
  },
  appsChanged: {
    status: 409,
    i18nKey: 'error.apiCredential.appsChanged',
    description: 'Somebody has allowed the client to be their app since it was shown whose apps end.',
  },
  neverShown: {
    status: 409,
    i18nKey: 'error.apiCredential.neverShown',
    description: 'The secret of a client is shown once, when it is made.',
  },
  passwordRequired: {
    status: 400,
    i18nKey: 'error.password.required',
    description: 'The password is asked for before a key is revealed.',
    fields: [{ field: 'password', i18nKey: 'error.password.required' }],
  },
  signInAgain: {
    status: 403,
    i18nKey: 'error.apiCredential.signInAgain',
    description: 'Who has no password reveals a key within five minutes of a sign-in.',
  },
  exportTooLarge: {
    status: 422,
    i18nKey: 'error.export.tooLarge',
    description: 'The file would have too many rows.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
