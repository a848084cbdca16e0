import { AUTHORITIES, accessLevelOf, isAllowed, reaches, type PermissionHolder } from './permissions.ts';

const access = (over: Partial<PermissionHolder['accessLevelPermissionInformation']> = {}) => ({
  userHasOrganizationAccess: false,
  customerIds: [],
  accountIds: [],
  ...over,
});
const user = (over: Partial<PermissionHolder> = {}): PermissionHolder => ({
  authorities: [],
  kybStatus: 'NONE',
  accessLevelPermissionInformation: access(),
  emulationPlatformId: null,
  ...over,
});

it('derives the access level from the organisation, groups and accounts of the user', () => {
  expect(accessLevelOf(access({ userHasOrganizationAccess: true, accountIds: ['1'] }))).toBe('PLATFORM');
  expect(accessLevelOf(access({ customerIds: ['1'], accountIds: ['1'] }))).toBe('GROUP');
  expect(accessLevelOf(access({ accountIds: ['1'] }))).toBe('ACCOUNT');
  expect(accessLevelOf(access())).toBe('NONE');
  expect(accessLevelOf(access(), 'p1')).toBe('PLATFORM');
});

it('orders the levels', () => {
  expect(reaches('GROUP', 'ACCOUNT')).toBe(true);
  expect(reaches('ACCOUNT', 'GROUP')).toBe(false);
  expect(reaches('NONE', 'ACCOUNT')).toBe(false);
});

it('requires every listed code, one of the optional set and the level', () => {
  const rule = { all: ['IS_LOGGED_IN'], any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'], accessLevel: 'GROUP' } as const;
  const held = {
    authorities: ['IS_LOGGED_IN', 'FUNDING_MANAGE'],
    accessLevelPermissionInformation: access({ customerIds: ['1'] }),
  };
  expect(isAllowed(user(held), rule)).toBe(true);
  expect(isAllowed(user({ ...held, authorities: ['FUNDING_MANAGE'] }), rule)).toBe(false);
  expect(isAllowed(user({ ...held, authorities: ['IS_LOGGED_IN'] }), rule)).toBe(false);
  expect(isAllowed(user({ ...held, accessLevelPermissionInformation: access({ accountIds: ['1'] }) }), rule)).toBe(
    false,
  );
});

const GATED: readonly string[] = ['API_KEYS_MANAGE', 'INTEGRATIONS_MANAGE', 'INTEGRATIONS_PAGE_ACCESS'];

it.each([
  ['NONE', true],
  ['APPROVED', true],
  ['NOT_SUBMITTED', false],
  ['UNDER_REVIEW', false],
  ['PENDING_KYB', false],
  ['REJECTED', false],
])('counts the rights to keys and integrations under %s: %s, and every other right', (kybStatus, allowed) => {
  for (const code of AUTHORITIES) {
    const counts = !GATED.includes(code) || allowed;
    const holder = user({ authorities: [code], kybStatus });
    expect([code, isAllowed(holder, { all: [code] }), isAllowed(holder, { any: [code] })]).toEqual([
      code,
      counts,
      counts,
    ]);
  }
});
