import type { SignInPolicy } from '@portal/shared/contract/signInPolicy';
import type { SsoConnection } from '@portal/shared/contract/ssoConnections';
import type { SsoDomain } from '@portal/shared/contract/ssoDomains';

const CHANGED = { name: 'Ada Byron', date: '2026-11-20T09:00:00Z' };

/** Passwords alone, codes as each person likes. */
export const buildSignInPolicy = (overrides: Partial<SignInPolicy> = {}): SignInPolicy => ({
  version: 3,
  password: { isOn: true, isOffered: true, people: 57, lock: null },
  google: { isOn: false, isOffered: true, people: 0, lock: null },
  codes: 'OPTIONAL',
  factors: [
    { type: 'PHONE', isOn: false, isOffered: true, people: 0, isLocked: false },
    { type: 'EMAIL', isOn: true, isOffered: true, people: 4, isLocked: true },
    { type: 'OTP', isOn: false, isOffered: true, people: 0, isLocked: false },
  ],
  peopleWithoutFactor: 53,
  changedBy: null,
  ...overrides,
});

/** A connection by OpenID Connect that is tested. */
export const buildSsoConnection = (overrides: Partial<SsoConnection> = {}): SsoConnection => ({
  connectionId: 'c1',
  type: 'OIDC',
  displayName: 'Alder OIDC',
  state: 'TESTING',
  mfaBypass: false,
  domains: ['alder-finch.example'],
  people: 0,
  peopleConcerned: 12,
  lock: null,
  certificateEndsDate: null,
  isCertificateSoonOver: false,
  version: 5,
  createdDate: '2026-11-19T09:00:00Z',
  changedBy: CHANGED,
  oidc: { issuer: 'https://login.alder-finch.example', clientId: 'portal', hasSecret: true },
  saml: null,
  newPeople: null,
  serviceUrls: {
    redirectUri: 'https://portal.example/api/sso/c1/callback',
    signOutUri: 'https://portal.example/login',
    entityId: 'https://portal.example/api/sso/c1',
    acsUrl: 'https://portal.example/api/sso/c1/acs',
    metadataUrl: 'https://portal.example/api/sso/c1/metadata',
  },
  ...overrides,
});

/** A domain whose record was not found yet. */
export const buildSsoDomain = (overrides: Partial<SsoDomain> = {}): SsoDomain => ({
  domainId: 'd1',
  domain: 'alder-finch.example',
  state: 'PENDING',
  txtName: '_portal.alder-finch.example',
  txtValue: 'portal-verification=9f8a',
  checkedDate: null,
  checkProblem: null,
  verifiedDate: null,
  missingSince: null,
  connectionId: null,
  onlyCompany: false,
  exemptUsers: [],
  people: 12,
  version: 2,
  changedBy: CHANGED,
  ...overrides,
});
