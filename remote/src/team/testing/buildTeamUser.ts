import type { TeamUser, TeamUserRecord } from '@portal/shared/contract/users';

/** A colleague who places orders from one account, in no role. */
export const buildTeamUser = (overrides: Partial<TeamUser> = {}): TeamUser => ({
  userId: '7',
  email: 'grace@demo.example',
  firstName: 'Grace',
  lastName: 'Hopper',
  status: 'ACTIVATED',
  invitationDaysLeft: null,
  isInvitationReturned: false,
  isMove: false,
  role: null,
  access: 'ACCOUNT',
  mfaTypes: [],
  lastSignInDate: '2026-11-20T09:00:00Z',
  ...overrides,
});

/** The record of the same colleague. */
export const buildTeamUserRecord = (overrides: Partial<TeamUserRecord> = {}): TeamUserRecord => ({
  ...buildTeamUser(),
  langKey: 'en',
  authorities: ['PLACE_ORDER_ACCESS'],
  roleAuthorities: [],
  organizationAccess: false,
  groups: [],
  accounts: [
    {
      accountIdentifier: 'A1',
      displayName: 'Marketing US',
      customerIdentifier: 'G1',
      groupDisplayName: 'Marketing',
    },
  ],
  createdDate: '2026-01-05T09:00:00Z',
  createdBy: 'Ada Byron',
  modifiedDate: '2026-11-02T09:00:00Z',
  modifiedBy: null,
  passwordExpiryDate: '2027-01-05T09:00:00Z',
  isEmailFixed: true,
  version: 3,
  ...overrides,
});
