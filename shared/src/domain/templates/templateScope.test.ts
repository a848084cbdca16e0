import { isWithinAccess, ownsAccess, type ScopeHolder, type TemplateAccess } from './templateScope.ts';

const user = (customerIds: string[], accountIdentifiers: string[], organization = false): ScopeHolder => ({
  authorities: ['EMAIL_TEMPLATES_MANAGE'],
  kybStatus: 'NONE',
  accessLevelPermissionInformation: {
    userHasOrganizationAccess: organization,
    customerIds,
    accountIds: accountIdentifiers.map((identifier) => `number of ${identifier}`),
    accountIdentifiers,
  },
  emulationPlatformId: null,
});
const group = (customerIdentifier: string) => ({ customerIdentifier, accountIdentifier: null });
const account = (customerIdentifier: string, accountIdentifier: string) => ({ customerIdentifier, accountIdentifier });
const platform: TemplateAccess = { templateAccess: 'PLATFORM', accessPlaces: [] };
const groups: TemplateAccess = { templateAccess: 'CUSTOMER', accessPlaces: [group('G1'), group('G2')] };
const accounts: TemplateAccess = {
  templateAccess: 'ACCOUNT',
  accessPlaces: [account('G1', 'A1'), account('G2', 'A2')],
};

it.each([
  ['the organisation', user([], [], true), [true, true, true]],
  ['staff who emulate it', { ...user([], []), emulationPlatformId: 'p' }, [true, true, true]],
  ['both groups', user(['G1', 'G2'], []), [false, true, true]],
  ['one group', user(['G1'], []), [false, false, false]],
  ['a group and the other’s account', user(['G1'], ['A2']), [false, false, true]],
  ['one account', user([], ['A1']), [false, false, false]],
])('lets who has %s change a template whose every scope is theirs', (_who, holder, expected) => {
  expect([platform, groups, accounts].map((access) => ownsAccess(holder, access))).toEqual(expected);
});

it('lets a template be the default of scopes where everybody may use it', () => {
  const scopes = [
    { customerIdentifier: null, accountIdentifier: null },
    group('G1'),
    account('G1', 'A1'),
    account('G1', 'A9'),
    account('G3', 'A3'),
  ];
  const within = (access: TemplateAccess) => scopes.map((scope) => isWithinAccess(access, scope));
  expect(within(platform)).toEqual([true, true, true, true, true]);
  expect(within(groups)).toEqual([false, true, true, true, false]);
  expect(within(accounts)).toEqual([false, false, true, false, false]);
});
