import { DEFAULT_ROLES, KEY_AUTHORITIES } from './defaultRoles.ts';
import { grantableAuthorities, MANAGING_AUTHORITIES } from './grantableAuthorities.ts';
import { levelOf, PERMISSION_LINES, WITHOUT_LINE, withLevel, type PermissionLine } from './permissionLines.ts';
import { AUTHORITIES, CUSTOMER_AUTHORITIES, USER_MANAGEMENT, type Authority } from './permissions.ts';

const lines: readonly PermissionLine[] = PERMISSION_LINES;
const codes = lines.flatMap(({ levels }) => levels.flatMap((level) => level.codes));

function lineOf(name: string): PermissionLine {
  const line = lines.find((one) => one.name === name);
  if (line === undefined) throw new Error(`There is no line ${name}`);
  return line;
}

it('every right has a line, or a reason to have none', () => {
  const reasoned = AUTHORITIES.filter((code) => code in WITHOUT_LINE);
  expect([...new Set([...codes, ...reasoned])].sort()).toEqual([...AUTHORITIES].sort());
  expect(codes.filter((code) => reasoned.includes(code))).toEqual([]);
});

it('a level includes what is below it, and is set as a whole', () => {
  const accounts = lineOf('accounts');
  expect(levelOf(accounts, ['ACCOUNT_MANAGE'])).toBe('MANAGE');
  expect(withLevel(['FUNDING_ACCESS'], accounts, 'MANAGE')).toEqual([
    'FUNDING_ACCESS',
    'ACCOUNT_ACCESS',
    'ACCOUNT_MANAGE',
  ]);
  expect(withLevel(['ACCOUNT_ACCESS', 'ACCOUNT_MANAGE'], accounts, 'VIEW')).toEqual(['ACCOUNT_ACCESS']);
  expect(withLevel(['ACCOUNT_ACCESS', 'API_KEYS_MANAGE'], accounts, null)).toEqual(['API_KEYS_MANAGE']);
  expect(withLevel([], lineOf('users'), 'MANAGE')).toEqual(USER_MANAGEMENT);
});

it.each<[readonly Authority[], string | null]>([
  [['PLACE_ORDER_ACCESS'], null],
  [['INDIVIDUAL_ORDER_HISTORY_ACCESS'], 'OWN'],
  [['INDIVIDUAL_ORDER_HISTORY_ACCESS', 'INDIVIDUAL_ORDER_HISTORY_MANAGE'], 'OWN_NEW_ADDRESS'],
  [['INDIVIDUAL_ORDER_HISTORY_MANAGE', 'ORDER_HISTORY_ACCESS'], 'ALL'],
  [['ORDER_HISTORY_MANAGE'], 'ALL_NEW_ADDRESS'],
])('order history of %j is %s', (held, level) => {
  expect(levelOf(lineOf('orderHistory'), held)).toBe(level);
});

it('administrators hold all but keys, and each default role is a part of theirs', () => {
  for (const role of Object.values(DEFAULT_ROLES)) {
    expect(role.filter((code: Authority) => !DEFAULT_ROLES.admin.includes(code))).toEqual([]);
    expect(role.filter((code: Authority) => KEY_AUTHORITIES.includes(code))).toEqual([]);
  }
});

const giver = (authorities: readonly Authority[], userHasOrganizationAccess: boolean, roleString = '') =>
  grantableAuthorities({
    roleString,
    authorities,
    kybStatus: 'APPROVED',
    accessLevelPermissionInformation: { userHasOrganizationAccess, customerIds: ['1'], accountIds: [] },
    emulationPlatformId: null,
  });

it('nobody gives more than their own, but an administrator of the whole organisation, who gives keys too', () => {
  expect(giver(['IS_LOGGED_IN', 'STAFF_ACCESS', 'FUNDING_ACCESS'], true)).toEqual(['FUNDING_ACCESS']);
  expect(giver(['USER_ADMINISTRATION'], false)).toEqual(USER_MANAGEMENT);
  expect(giver(['USER_MANAGEMENT_MANAGE'], true)).toEqual(USER_MANAGEMENT);
  expect(giver(['USER_MANAGEMENT_MANAGE'], false, 'admin')).toEqual(USER_MANAGEMENT);
  expect(giver(DEFAULT_ROLES.admin, true, 'admin')).toEqual(CUSTOMER_AUTHORITIES);
  expect(KEY_AUTHORITIES.filter((code) => giver(DEFAULT_ROLES.admin, true).includes(code))).toEqual([]);
});

it('the administrators of a new organisation hold each managing right', () => {
  expect(MANAGING_AUTHORITIES.filter((code) => !DEFAULT_ROLES.admin.includes(code))).toEqual([]);
});
