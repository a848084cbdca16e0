import type { Failure } from '../../errors/AppError.ts';

/** Failures of sign-in policies, connections and domains. */
export const SIGN_IN_POLICY_FAILURES = {
  companyOnly: {
    status: 403,
    i18nKey: 'error.sso.companyOnly',
    description: 'People of this domain sign in through their company only.',
  },
  passwordOff: {
    status: 403,
    i18nKey: 'error.sso.passwordOff',
    description: 'The organization does not sign in with passwords.',
  },
  policyChanged: {
    status: 409,
    i18nKey: 'error.sso.policyChanged',
    description: 'Somebody changed the policy after it was read.',
  },
  invalid: { status: 422, i18nKey: 'error.validation', description: 'Some fields are not valid.' },
  notFound: {
    status: 404,
    i18nKey: 'error.sso.notFound',
    description: 'The organization has no connection of that identifier.',
  },
  default: {
    status: 409,
    i18nKey: 'error.sso.default',
    description: 'Every organization has this method; it is neither changed nor deleted here.',
  },
  changed: {
    status: 409,
    i18nKey: 'error.sso.changed',
    description: 'Somebody changed the connection after it was read.',
  },
  tooMany: { status: 409, i18nKey: 'error.sso.tooMany', description: 'The organization has as many as it may have.' },
  lastExempt: {
    status: 409,
    i18nKey: 'error.sso.lastExempt',
    description: 'Nobody else keeps a password at a domain whose people sign in through the company only.',
  },
  lastMethod: {
    status: 409,
    i18nKey: 'error.sso.lastMethod',
    description: 'It is the last way to sign in.',
  },
  lockedCompanyOnly: {
    status: 409,
    i18nKey: 'error.sso.lockedCompanyOnly',
    description: 'People of a domain sign in through this connection only.',
  },
  endingChanged: {
    status: 409,
    i18nKey: 'error.sso.endingChanged',
    description: 'Who comes in by the connection, or by what afterwards, is not what was shown.',
  },
  stateChange: {
    status: 409,
    i18nKey: 'error.sso.stateChange',
    description: 'A connection that was in use does not become a draft again.',
  },
  domainNotFound: {
    status: 404,
    i18nKey: 'error.sso.domainNotFound',
    description: 'The organization has no domain of that identifier.',
  },
  domainChanged: {
    status: 409,
    i18nKey: 'error.sso.domainChanged',
    description: 'Somebody changed the domain after it was read.',
  },
  domainsTooMany: {
    status: 409,
    i18nKey: 'error.sso.domainsTooMany',
    description: 'The organization has as many domains as it may have.',
  },
  domainNotVerified: {
    status: 409,
    i18nKey: 'error.sso.domainNotVerified',
    description: 'The domain is not verified yet.',
  },
  companyOnlyConnection: {
    status: 409,
    i18nKey: 'error.sso.companyOnlyConnection',
    description: 'No enabled connection serves the domain.',
  },
} as const satisfies Readonly<Record<string, Failure>>;
