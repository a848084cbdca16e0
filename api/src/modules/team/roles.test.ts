import type { ErrorBody } from '@portal/shared/contract/common';
import type { Role, RoleBody, RoleRecord } from '@portal/shared/contract/roles';
import { DEFAULT_ROLES } from '@portal/shared/domain/access/defaultRoles';
import { buildUser } from '../../testing/builders.ts';
import {
  bodyOf,
  buildNewUser,
  buildTeam,
  invite,
  mailsTo,
  readUser,
  saveUser,
  type Team,
} from '../../testing/teamFixture.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let team: Team;
let admin: Call;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
});
beforeEach(async () => {
  team = await buildTeam(testApp);
  admin = await testApp.signIn(team.administrator.email);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const bodyOfRole = (changes: Partial<RoleBody> = {}): RoleBody => ({
  name: 'Sender EU',
  authorities: ['PLACE_ORDER_ACCESS', 'VIEW_BALANCE_ACCESS'],
  ...changes,
});
const create = (payload = bodyOfRole(), by = admin) => by({ method: 'POST', url: '/api/roles', payload });
const created = async (payload = bodyOfRole()) => (await create(payload)).json<RoleRecord>();
const change = (role: Role, changes: Partial<RoleBody> & { version?: number }, by = admin) =>
  by({
    method: 'PUT',
    url: `/api/roles/${role.roleId}`,
    payload: { name: role.name, authorities: role.authorities, version: role.version, ...changes },
  });
const remove = ({ roleId }: Role) => admin({ method: 'DELETE', url: `/api/roles/${roleId}` });
const list = async (by = admin) => (await by({ method: 'GET', url: '/api/roles' })).json<Role[]>();
const inRole = ({ roleId }: Role, more: Partial<Parameters<typeof buildUser>[1]> = {}) =>
  buildUser(testApp.db, {
    platform_id: team.platform.id,
    accountIds: [team.account.id],
    role_id: BigInt(roleId),
    ...more,
  });
const keyOf = (response: { json: () => ErrorBody }) => response.json().i18nKey;

it('an organisation begins with the default roles, which can be copied, not changed', async () => {
  const roles = await list();
  expect(roles.map(({ name, isDefault }) => [name, isDefault])).toEqual(
    Object.keys(DEFAULT_ROLES).map((name) => [name, true]),
  );
  const [first] = roles;
  if (first === undefined) throw new Error('There are no roles.');
  expect(first.authorities).toEqual(DEFAULT_ROLES.admin);
  expect(keyOf(await change(first, { name: 'Boss' }))).toBe('error.role.default');
  expect(keyOf(await remove(first))).toBe('error.role.default');
  expect(await created({ name: 'Copy', authorities: first.authorities })).toMatchObject({
    isDefault: false,
    authorities: first.authorities,
    userCount: 0,
    modifiedBy: 'Tomás Rivera',
  });
});

it('the rights of a role and of the user alone add up, in force with the next call', async () => {
  const role = await created();
  const user = await inRole(role, { authorities: ['FUNDING_ACCESS'] });
  const call = await testApp.signIn(user.email);
  const rights = async () =>
    (await call({ method: 'GET', url: '/api/account' })).json<{ authorities: string[]; roleString: string }>();
  expect(await rights()).toMatchObject({
    authorities: [
      'IS_LOGGED_IN',
      'STEP4_ONBOARD_INFO_COMPLETE',
      'FUNDING_ACCESS',
      'PLACE_ORDER_ACCESS',
      'VIEW_BALANCE_ACCESS',
    ],
    roleString: 'Sender EU',
  });
  const changed = await change(role, { name: 'Senders', authorities: ['PLACE_ORDER_ACCESS'] });
  expect(changed.json()).toMatchObject({ version: 2, userCount: 1, users: [{ userId: String(user.id) }] });
  expect((await rights()).authorities).toEqual([
    'IS_LOGGED_IN',
    'STEP4_ONBOARD_INFO_COMPLETE',
    'FUNDING_ACCESS',
    'PLACE_ORDER_ACCESS',
  ]);
  expect(await mailsTo(testApp, team.platform.id, user.id)).toHaveLength(1);
});

it.each([
  'sender  eu',
  'SENDER EU',
  'Admin',
  'administrator',
  ' Estandar ',
  '標準',
  'Ａdministrator',
  "Responsable de l'assistance",
])('the name %s is taken, at its field', async (name) => {
  await created();
  const response = await create(bodyOfRole({ name }));
  expect(response.json()).toMatchObject({
    status: 409,
    code: '004',
    i18nKey: 'error.role.nameTaken',
    fields: [{ field: 'name', i18nKey: 'error.role.nameTaken' }],
  });
});

it.each([
  ['', 'error.name.required'],
  ['x'.repeat(51), 'error.name.tooLong'],
  ['a<b', 'error.name.characters'],
])('the name %j is refused at its field', async (name, i18nKey) => {
  expect((await create(bodyOfRole({ name }))).json()).toMatchObject({
    status: 400,
    fields: [{ field: 'name', i18nKey }],
  });
});

it('a role without any right is refused at the field; one from before, and a label from before, can be kept or edited away', async () => {
  const empty = await create(bodyOfRole({ authorities: [] }));
  const refusal = { status: 400, fields: [{ field: 'authorities', i18nKey: 'error.role.noRight' }] };
  expect(empty.json()).toMatchObject(refusal);
  const role = await created();
  expect((await change(role, { authorities: [] })).json()).toMatchObject(refusal);
  const { db } = testApp;
  await db.deleteFrom('role_authorities').where('role_id', '=', BigInt(role.roleId)).execute();
  const old = { name: 'Administrator', name_key: 'administrator' };
  await db.updateTable('roles').set(old).where('id', '=', BigInt(role.roleId)).execute();
  const kept = await change(role, { name: 'Administrator', authorities: [] });
  expect(kept.statusCode).toBe(200);
  const { version } = kept.json<RoleRecord>();
  expect((await change(role, { name: 'Sender EU', version })).statusCode).toBe(200);
});

it('a role in use is not deleted and says by whom; its copy is', async () => {
  const role = await created();
  await inRole(role, { first_name: 'Bram', last_name: 'Jansen' });
  expect((await remove(role)).json()).toMatchObject({
    status: 409,
    i18nKey: 'error.role.inUse',
    values: { count: '1', names: 'Bram Jansen' },
  });
  const copy = await created(bodyOfRole({ name: 'Copy' }));
  expect((await change(copy, { name: 'Renamed' })).statusCode).toBe(200);
  expect((await remove(copy)).statusCode).toBe(204);
  expect(keyOf(await remove(copy))).toBe('error.role.notFound');
});

it('an older version is refused and names who changed the role', async () => {
  const role = await created();
  expect((await change(role, { name: 'First' })).statusCode).toBe(200);
  const stale = await change(role, { name: 'Second' });
  expect(stale.json()).toMatchObject({ i18nKey: 'error.role.changed', values: { name: 'Tomás Rivera' } });
});

it('nobody gives a role more than their own, changes their own role, or takes the last administrator’s rights', async () => {
  const managing = await created({ name: 'Roles', authorities: ['ROLE_MANAGEMENT_MANAGE'] });
  const manager = await inRole(managing, { organization_access: true, accountIds: [] });
  const call = await testApp.signIn(manager.email);
  expect(keyOf(await create(bodyOfRole(), call))).toBe('error.user.beyondOwn');
  expect(keyOf(await change(managing, { authorities: ['ACCOUNT_ACCESS'] }, call))).toBe('error.role.own');
  const administrators = await created({ name: 'Administrators', authorities: ['USER_ADMINISTRATION'] });
  await inRole(administrators, { organization_access: true, accountIds: [] });
  await testApp.db.updateTable('users').set({ role_id: null }).where('id', '=', team.administrator.id).execute();
  expect(keyOf(await change(administrators, { authorities: ['ROLE_MANAGEMENT_MANAGE'] }, call))).toBe(
    'error.user.lastAdministrator',
  );
});

it('a role that is given while it is deleted is either in use or gone', async () => {
  const role = await created();
  const body = buildNewUser(team, { roleId: role.roleId, authorities: [] });
  const [given, deleted] = await Promise.all([invite(admin, body), remove(role)]);
  expect([
    [201, 409],
    [400, 204],
  ]).toContainEqual([given.statusCode, deleted.statusCode]);
});

it('a user is given a role, whose rights the user need not have alone', async () => {
  const role = await created();
  const user = await inRole(role, { role_id: null, authorities: ['VIEW_BALANCE_ACCESS'] });
  const saved = await saveUser(admin, user.id, bodyOf(await readUser(admin, user.id), { roleId: role.roleId }));
  expect(saved.json()).toMatchObject({
    role: { roleId: role.roleId, name: 'Sender EU', isDefault: false },
    authorities: [],
    roleAuthorities: ['PLACE_ORDER_ACCESS', 'VIEW_BALANCE_ACCESS'],
  });
});

it('without access to the whole organisation roles are read, not changed', async () => {
  const user = await buildUser(testApp.db, {
    platform_id: team.platform.id,
    customerIds: [team.group.id],
    authorities: ['ROLE_MANAGEMENT_MANAGE'],
  });
  const call = await testApp.signIn(user.email);
  expect(await list(call)).toHaveLength(4);
  expect((await create(bodyOfRole(), call)).statusCode).toBe(403);
});
