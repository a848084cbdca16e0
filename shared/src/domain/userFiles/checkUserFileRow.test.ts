import { createUserRowChecker, type UserFileChoices } from './checkUserFileRow.ts';
import { USER_FILE_FIELDS, type UserFileRow } from './userFileFields.ts';
import { USER_FILE_LIMITS } from './userFileLimits.ts';

const scope = (identifier: string, displayName: string, isGrantable = true) => ({
  identifier,
  displayName,
  isGrantable,
});
const role = (name: string, more: Partial<UserFileChoices['roles'][number]> = {}) => ({
  roleId: name,
  name,
  isDefault: true,
  hasRights: true,
  isGrantable: true,
  ...more,
});

const CHOICES: UserFileChoices = {
  roles: [
    role('standard'),
    role('admin', { isGrantable: false }),
    role('Sender EU', { isDefault: false }),
    role('Empty', { isDefault: false, hasRights: false }),
  ],
  groups: [scope('G1', 'Sales'), scope('G2', 'Twice'), scope('G3', 'twice'), scope('G4', 'Others', false)],
  accounts: [scope('A1', 'Sales US')],
  canGrantOrganization: true,
  langKey: 'fr',
};
const check = createUserRowChecker(CHOICES);
const row = (changes: Partial<UserFileRow> = {}): UserFileRow => ({
  email: 'ada@platform.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'standard',
  language: '',
  platformAccess: '',
  groups: 'G1',
  accounts: '',
  ...changes,
});
const errorsOf = (changes: Partial<UserFileRow>, checked = check) =>
  checked(row(changes)).refusals.map(({ field, key }) => `${field ?? '-'} ${key.replace('error.', '')}`);

it('reads identifiers and names, lists, languages and yes in any case', () => {
  expect(check(row({ groups: ' sales ; g1;', accounts: 'a1', language: 'ZH_CN', role: 'Estándar' })).requested).toEqual(
    {
      email: 'ada@platform.example',
      firstName: 'Ada',
      lastName: 'Lovelace',
      langKey: 'zh-cn',
      roleId: 'standard',
      organizationAccess: false,
      customerIdentifiers: ['G1'],
      accountIdentifiers: ['A1'],
    },
  );
  const whole = check(row({ groups: '', platformAccess: 'TRUE', role: 'SENDER eu' })).requested;
  expect(whole).toMatchObject({ organizationAccess: true, roleId: 'Sender EU', langKey: 'fr' });
});

it.each<readonly [Partial<UserFileRow>, readonly string[]]>([
  [{ email: '' }, ['email email.required']],
  [{ email: 'zara@' }, ['email email.invalid']],
  [{ firstName: '', lastName: '<b>' }, ['firstName name.required', 'lastName name.characters']],
  [{ firstName: 'D'.repeat(51) }, ['firstName name.tooLong']],
  [{ role: '' }, ['role userRow.roleRequired']],
  [{ role: 'overlord' }, ['role userRow.roleUnknown']],
  [{ role: 'admin' }, ['role userRow.roleBeyond']],
  [{ role: 'empty' }, ['role userRow.roleEmpty']],
  [{ language: 'xx' }, ['language userRow.languageUnknown']],
  [{ platformAccess: 'maybe' }, ['platformAccess userRow.yesNo']],
  [{ platformAccess: 'yes' }, ['platformAccess userRow.accessTwice']],
  [{ groups: 'G1;G9;Twice' }, ['groups userRow.groupUnknown']],
  [{ groups: 'Others' }, ['groups userRow.scopeBeyond']],
  [{ groups: '', accounts: 'A9' }, ['accounts userRow.accountUnknown']],
  [{ groups: '', platformAccess: 'no' }, ['groups userRow.noAccess']],
])('%j is refused where it is wrong', (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
  expect(check(row(changes)).requested).toBeNull();
});

it('gives the whole organization only who has it', () => {
  const checkPart = createUserRowChecker({ ...CHOICES, canGrantOrganization: false });
  expect(errorsOf({ groups: '', platformAccess: 'yes' }, checkPart)).toEqual([
    'platformAccess userRow.organizationBeyond',
  ]);
});

it('a row of too many characters is refused as a whole', () => {
  expect(errorsOf({ accounts: 'A'.repeat(USER_FILE_LIMITS.rowLength) })).toEqual(['- userRow.tooLarge']);
});

it('every column has a cell', () => {
  expect(Object.keys(row())).toEqual([...USER_FILE_FIELDS]);
});
