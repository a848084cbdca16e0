import type { PrincipalUser } from '@portal/shared/contract/session';
import { AUTHORITIES } from '@portal/shared/domain/access/permissions';

/** A user with all rights, in English, with the account of `buildAccount` selected. */
export const buildPrincipal = (overrides: Partial<PrincipalUser> = {}): PrincipalUser => ({
  identityHash: 'hash-1',
  username: 'ada@demo.example',
  firstName: 'Ada',
  lastName: 'Byron',
  langKey: 'en',
  createdDate: '2026-01-05T09:00:00Z',
  mfaType: null,
  userId: 'u-1',
  roleString: 'Admin',
  status: 'ACTIVATED',
  platformClientId: 't-17',
  kybStatus: 'APPROVED',
  termsDue: false,
  authorities: [...AUTHORITIES],
  identityProviders: [],
  signInConnection: null,
  onlyCompany: false,
  hasPassword: true,
  accessLevelPermissionInformation: {
    userHasOrganizationAccess: true,
    customerIds: [],
    accountIds: [],
    accountIdentifiers: [],
  },
  emulationPlatformId: null,
  onboarded: true,
  platformPermissions: [],
  groupPermissionMap: {},
  accountPermissionMap: {},
  activeAccountIdentifier: 'A1',
  defaultAccountIdentifier: 'A1',
  ...overrides,
});
