import type { Failure } from '../../../errors/AppError.ts';

export const MFA_FAILURES = {
  codeRequired: {
    status: 400,
    i18nKey: 'error.mfa.codeRequired',
    description: 'The code is missing.',
    fields: [{ field: 'code', i18nKey: 'error.mfa.codeRequired' }],
  },
  codeDigits: {
    status: 400,
    i18nKey: 'error.mfa.codeDigits',
    description: 'A code has six digits.',
    fields: [{ field: 'code', i18nKey: 'error.mfa.codeDigits' }],
  },
  codeWrong: {
    status: 400,
    i18nKey: 'error.mfa.codeWrong',
    description: 'The code is not right.',
    fields: [{ field: 'code', i18nKey: 'error.mfa.codeWrong' }],
  },
  codeExpired: { status: 410, i18nKey: 'error.mfa.codeExpired', description: 'The code has expired.' },
  codeSpent: { status: 410, i18nKey: 'error.mfa.codeSpent', description: 'The code was tried too often.' },
  ended: { status: 401, i18nKey: 'error.mfa.ended', description: 'The sign-in took too long. Begin again.' },
  tooSoon: { status: 429, i18nKey: 'error.mfa.tooSoon', description: 'A code was sent just now.' },
  tooMany: { status: 429, i18nKey: 'error.mfa.tooMany', description: 'Too many codes were sent.' },
  required: {
    status: 409,
    i18nKey: 'error.mfa.required',
    description: 'The organization asks for a code, so one method stays.',
  },
  notOffered: {
    status: 422,
    i18nKey: 'error.mfa.notOffered',
    description: 'Codes cannot be had in this way.',
    fields: [{ field: 'type', i18nKey: 'error.mfa.notOffered' }],
  },
  phoneRequired: {
    status: 400,
    i18nKey: 'error.phone.required',
    description: 'The phone number is missing.',
    fields: [{ field: 'phoneNumber', i18nKey: 'error.phone.required' }],
  },
  phoneInvalid: {
    status: 400,
    i18nKey: 'error.phone.invalid',
    description: 'This is no phone number that can get texts.',
    fields: [{ field: 'phoneNumber', i18nKey: 'error.phone.invalid' }],
  },
} as const satisfies Record<string, Failure>;
