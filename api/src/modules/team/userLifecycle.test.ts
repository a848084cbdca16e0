import type { ErrorBody } from '@portal/shared/contract/common';
import type { TeamUserRecord } from '@portal/shared/contract/users';
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

const refusalOf = (response: { json: () => ErrorBody }) => {
  const { status, i18nKey, fields = [] } = response.json();
  return [status, i18nKey, ...fields.map(({ field, i18nKey: key }) => `${field} ${key}`)];
};
const sendChange = (userId: string | bigint, what: string, by = admin) =>
  by({ method: 'POST', url: `/api/users/${userId}/${what}` });
const remove = (userId: string | bigint, by = admin) => by({ method: 'DELETE', url: `/api/users/${userId}` });
const colleague = (more: Partial<Parameters<typeof buildUser>[1]> = {}) =>
  buildUser(testApp.db, {
    platform_id: team.platform.id,
    accountIds: [team.account.id],
    authorities: ['PLACE_ORDER_ACCESS'],
    ...more,
  });

it('who is deactivated is out at once, keeps the name, and signs in again once reactivated', async () => {
  const user = await colleague();
  const call = await testApp.signIn(user.email);
  const devices = async () =>
    (await testApp.db.selectFrom('known_devices').select('user_id').where('user_id', '=', user.id).execute()).length;
  expect(await devices()).toBe(1);
  expect((await sendChange(user.id, 'deactivate')).json()).toMatchObject({ status: 'DEACTIVATED' });
  expect(await devices()).toBe(0);
  expect((await call({ method: 'GET', url: '/api/users/sessionStatus' })).statusCode).toBe(401);
  await expect(testApp.signIn(user.email)).rejects.toThrow('could not sign in');
  expect((await sendChange(user.id, 'reactivate')).json()).toMatchObject({ status: 'ACTIVATED' });
  expect((await call({ method: 'GET', url: '/api/account' })).statusCode).toBe(401);
  await testApp.signIn(user.email);
  expect((await mailsTo(testApp, team.platform.id, user.id)).map(({ subject }) => subject)).toEqual([
    'Your access to Alder & Finch has ended',
  ]);
});

it('who is deleted frees the address, and leaves name and address to what was done', async () => {
  const user = await colleague();
  const call = await testApp.signIn(user.email);
  expect((await remove(user.id)).statusCode).toBe(204);
  expect((await call({ method: 'GET', url: '/api/account' })).statusCode).toBe(401);
  expect(refusalOf(await remove(user.id))).toEqual([404, 'error.user.notFound']);
  expect((await invite(admin, buildNewUser(team, { email: user.email }))).statusCode).toBe(201);
  const kept = await testApp.db.selectFrom('users').select(['email', 'status']).where('id', '=', user.id).execute();
  expect(kept).toEqual([{ email: user.email, status: 'DELETED' }]);
});

it('nobody ends or changes their own access, and the last administrator stays', async () => {
  const { id } = team.administrator;
  expect(refusalOf(await sendChange(id, 'deactivate'))).toEqual([403, 'error.user.self']);
  expect(refusalOf(await remove(id))).toEqual([403, 'error.user.self']);
  const own = await readUser(admin, id);
  expect((await saveUser(admin, id, bodyOf(own, { firstName: 'Tom' }))).statusCode).toBe(200);
  const more = bodyOf(own, { authorities: [...own.authorities, 'API_KEYS_MANAGE'], version: 2 });
  expect(refusalOf(await saveUser(admin, id, more))).toEqual([403, 'error.user.ownRights']);
  const other = await colleague({ organization_access: true, accountIds: [], role_id: team.administratorRoleId });
  const call = await testApp.signIn(other.email);
  expect((await sendChange(id, 'deactivate', call)).statusCode).toBe(200);
  expect(refusalOf(await sendChange(other.id, 'deactivate', call))).toEqual([403, 'error.user.self']);
});

it('who manages users ends, moves or narrows no last administrator or holder of a managing right, and gives no keys', async () => {
  const whole = { organization_access: true, accountIds: [] };
  const manager = await colleague({ ...whole, authorities: ['USER_ADMINISTRATION', 'ACCOUNT_ACCESS'] });
  const call = await testApp.signIn(manager.email);
  const { id } = team.administrator;
  const last = [409, 'error.user.lastAdministrator'];
  const own = bodyOf(await readUser(call, id));
  const lower = [
    { roleId: null, authorities: ['ACCOUNT_ACCESS' as const] },
    { organizationAccess: false, accountIdentifiers: [team.account.identifier] },
  ];
  expect(refusalOf(await sendChange(id, 'deactivate', call))).toEqual(last);
  expect(refusalOf(await remove(id, call))).toEqual(last);
  for (const change of lower) expect(refusalOf(await saveUser(call, id, { ...own, ...change }))).toEqual(last);
  const second = await colleague({ ...whole, role_id: team.administratorRoleId });
  expect((await sendChange(second.id, 'deactivate', call)).statusCode).toBe(200);
  const integrator = await colleague({ ...whole, authorities: ['ACCOUNT_ACCESS'] });
  const keys = bodyOf(await readUser(call, integrator.id), { authorities: ['ACCOUNT_ACCESS', 'API_KEYS_MANAGE'] });
  expect(refusalOf(await saveUser(call, integrator.id, keys))).toEqual([403, 'error.user.beyondOwn']);
  expect((await saveUser(admin, integrator.id, keys)).statusCode).toBe(200);
});

it('who manages users neither invites an administrator to another address nor reactivates one', async () => {
  const [manager, invited, former] = await Promise.all([
    colleague({ organization_access: true, authorities: ['USER_ADMINISTRATION', 'USER_MANAGEMENT_MANAGE'] }),
    colleague({ organization_access: true, authorities: ['ACCOUNT_MANAGE'], status: 'INVITED', password_hash: null }),
    colleague({ organization_access: true, authorities: ['ACCOUNT_MANAGE'], status: 'DEACTIVATED' }),
  ]);
  const by = await testApp.signIn(manager.email);
  const body = bodyOf(await readUser(by, invited.id), { email: 'own@platform.example' });
  expect(refusalOf(await saveUser(by, invited.id, body))).toEqual([403, 'error.user.beyondOwn']);
  expect(refusalOf(await sendChange(former.id, 'reactivate', by))).toEqual([403, 'error.user.beyondOwn']);
  expect((await saveUser(admin, invited.id, body)).statusCode).toBe(200);
  expect((await sendChange(former.id, 'reactivate')).statusCode).toBe(200);
});

it('of two administrators who deactivate each other at once, one stays', async () => {
  const other = await colleague({ organization_access: true, accountIds: [], authorities: DEFAULT_ROLES.admin });
  const call = await testApp.signIn(other.email);
  const responses = await Promise.all([
    sendChange(other.id, 'deactivate'),
    sendChange(team.administrator.id, 'deactivate', call),
  ]);
  // The second comes too late for its session, or is refused.
  const keys = responses.map((response) => (response.statusCode === 200 ? 'done' : response.json<ErrorBody>().i18nKey));
  expect(keys.toSorted()[0]).toBe('done');
  expect(['error.session.ended', 'error.user.lastAdministrator']).toContain(keys.toSorted()[1]);
  const left = await testApp.db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [team.administrator.id, other.id])
    .where('status', '=', 'ACTIVATED')
    .execute();
  expect(left).toHaveLength(1);
});

it('every action stands in the audit log', async () => {
  const { userId, ...user } = (await invite(admin, buildNewUser(team))).json<TeamUserRecord>();
  await sendChange(userId, 'invite');
  await saveUser(admin, userId, bodyOf({ userId, ...user }, { authorities: ['VIEW_BALANCE_ACCESS'] }));
  await admin({ method: 'DELETE', url: `/api/users/${userId}/sessions` });
  for (const what of ['deactivate', 'reactivate']) await sendChange(userId, what);
  await remove(userId);
  const log = await testApp.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('platform_id', '=', team.platform.id)
    .where('entity_type', '=', 'user')
    .where('entity_id', '=', userId)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action.replace('user.', ''))).toEqual([
    'invited',
    'invited',
    'changed',
    'sessionsEnded',
    'deactivated',
    'reactivated',
    'deleted',
  ]);
  expect(log[2]?.details).toEqual({ given: [], taken: ['PLACE_ORDER_ACCESS'] });
});
