import type { Failure } from '../../errors/AppError.ts';
import type { SsoFailureReason } from './SsoProtocol.ts';

/** Failures of sign-in through a company or Google. */
export const SSO_FAILURES = {
  noCompany: {
    status: 422,
    i18nKey: 'error.sso.noCompany',
    description: 'No company signs in with addresses of that domain.',
    fields: [{ field: 'email', i18nKey: 'error.sso.noCompany' }],
  },
  notOffered: { status: 422, i18nKey: 'error.sso.notOffered', description: 'This way to sign in is switched off.' },
  resultEnded: {
    status: 410,
    i18nKey: 'error.sso.resultEnded',
    description: 'This sign-in was used already, or took too long.',
  },
  otherBrowser: {
    status: 403,
    i18nKey: 'error.sso.otherBrowser',
    description: 'This sign-in was begun in another browser.',
  },
  cancelled: {
    status: 422,
    i18nKey: 'error.sso.cancelled',
    description: 'The provider reports that the user gave up.',
  },
  providerDown: { status: 422, i18nKey: 'error.sso.providerDown', description: 'The provider does not respond.' },
  clockWrong: {
    status: 422,
    i18nKey: 'error.sso.clockWrong',
    description: 'The clocks of the provider and of the portal are too far apart.',
  },
  answerInvalid: {
    status: 422,
    i18nKey: 'error.sso.answerInvalid',
    description: 'The answer of the provider is not accepted.',
  },
  emailMissing: { status: 403, i18nKey: 'error.sso.emailMissing', description: 'The provider names no address.' },
  emailUnverified: {
    status: 403,
    i18nKey: 'error.sso.emailUnverified',
    description: 'The provider does not confirm the address.',
  },
  unknownPerson: {
    status: 403,
    i18nKey: 'error.sso.unknownPerson',
    description: 'No user of the organization has this address.',
  },
  wrongCompany: {
    status: 403,
    i18nKey: 'error.sso.wrongCompany',
    description: 'The address does not belong to a domain of the organization.',
  },
  subjectChanged: {
    status: 403,
    i18nKey: 'error.sso.subjectChanged',
    description: 'The user signs in by another subject of the provider.',
  },
  deactivated: { status: 403, i18nKey: 'error.sso.deactivated', description: 'The user is deactivated.' },
  companyOnly: {
    status: 403,
    i18nKey: 'error.sso.companyOnly',
    description: 'People of this domain sign in through their company only.',
  },
  notFound: { status: 404, i18nKey: 'error.sso.notFound', description: 'There is no such connection.' },
  testNotFound: { status: 404, i18nKey: 'error.sso.testNotFound', description: 'There is no such test.' },
} as const satisfies Readonly<Record<string, Failure>>;

/** The failure that the person reads; a test of the connection tells more. */
export const FAILURE_OF_REASON = {
  CANCELLED: 'cancelled',
  PROVIDER_DOWN: 'providerDown',
  CLOCK: 'clockWrong',
  ANSWER_INVALID: 'answerInvalid',
  SETTINGS: 'answerInvalid',
} as const satisfies Readonly<Record<SsoFailureReason, keyof typeof SSO_FAILURES>>;
