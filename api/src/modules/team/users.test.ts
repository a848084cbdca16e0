import type { ErrorBody } from '@portal/shared/contract/common';
import type { AuthenticateAnswer, SessionStatus } from '@portal/shared/contract/session';
import type { TeamUser, TeamUserRecord } from '@portal/shared/contract/users';
import type { AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { buildUser } from '../../testing/builders.ts';
import {
  acceptInvitation,
  bodyOf,
  buildNewUser,
  buildTeam,
  invitationToken,
  invite,
  mailsTo,
  readUser,
  saveUser,
  type Team,
} from '../../testing/teamFixture.ts';
import { buildTestApp, callWith, type Call, type TestApp } from '../../testing/testApp.ts';

const DAY = 24 * 60 * 60_000;

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

const list = async (query = '', by = admin) =>
  (await by({ method: 'GET', url: `/api/users${query}` })).json<TeamUser[]>();
const refusalOf = (response: { json: () => ErrorBody }) => {
  const { status, i18nKey, fields = [] } = response.json();
  return [status, i18nKey, ...fields.map(({ field, i18nKey: key }) => `${field} ${key}`)];
};
const change = (userId: string | bigint, what: string, by = admin) =>
  by({ method: 'POST', url: `/api/users/${userId}/${what}` });
const remove = (userId: string | bigint, by = admin) => by({ method: 'DELETE', url: `/api/users/${userId}` });
const colleague = (more: Partial<Parameters<typeof buildUser>[1]> = {}) =>
  buildUser(testApp.db, {
    platform_id: team.platform.id,
    accountIds: [team.account.id],
    authorities: ['PLACE_ORDER_ACCESS'],
    ...more,
  });

it('a colleague is invited in the own language, accepts, sees one account, and follows what is taken away', async () => {
  const created = await invite(admin, buildNewUser(team));
  expect(created.statusCode).toBe(201);
  const user = created.json<TeamUserRecord>();
  expect(user).toMatchObject({
    status: 'INVITED',
    invitationDaysLeft: 7,
    access: 'ACCOUNT',
    createdBy: 'Tomás Rivera',
  });
  const [mail] = await mailsTo(testApp, team.platform.id, user.userId);
  expect(mail?.subject).toBe('Vous êtes invité à rejoindre le Portail de récompenses');
  const response = await acceptInvitation(testApp, await invitationToken(testApp, team.platform.id, user.userId));
  const claire = callWith(testApp.app, response.json<AuthenticateAnswer>().jwt?.idToken ?? '');
  const funds = ({ identifier }: { readonly identifier: string }) =>
    claire({ method: 'GET', url: `/api/accounts/${identifier}/payment-sources` });
  expect((await funds(team.account)).statusCode).toBe(200);
  expect((await funds(team.otherAccount)).statusCode).toBe(404);
  const version = async () =>
    (await claire({ method: 'GET', url: '/api/users/sessionStatus' })).json<SessionStatus>().rightsVersion;
  const before = await version();
  expect(await version()).toBe(before);
  const accepted = await readUser(admin, user.userId);
  expect(accepted).toMatchObject({
    status: 'ACTIVATED',
    isEmailFixed: true,
    lastSignInDate: testApp.clock.now().toISOString(),
  });
  const saved = await saveUser(admin, user.userId, bodyOf(accepted, { authorities: ['VIEW_BALANCE_ACCESS'] }));
  expect(saved.json()).toMatchObject({ authorities: ['VIEW_BALANCE_ACCESS'], version: accepted.version + 1 });
  expect((await funds(team.account)).statusCode).toBe(403);
  expect(await version()).not.toBe(before);
  const mails = await mailsTo(testApp, team.platform.id, user.userId);
  expect(mails.map(({ subject }) => subject)).toEqual([
    mail?.subject,
    'Vos autorisations dans le Portail de récompenses ont changé',
  ]);
});

it('the list is searched, narrowed and paged, and shows neither the deleted nor stand-ins of staff', async () => {
  const zoe = await colleague({ first_name: 'Zoë', last_name: 'Kjær', authorities: ['VIEW_BALANCE_ACCESS'] });
  const invited = await colleague({ status: 'INVITED', password_hash: null, customerIds: [team.group.id] });
  await change(invited.id, 'invite');
  await colleague({ staff_email: 'robin@staff.example', last_name: 'Stand-in' });
  const gone = await colleague({ last_name: 'Gone' });
  await remove(gone.id);
  const ids = (users: TeamUser[]) => users.map(({ userId }) => userId);
  const everybody = [zoe, invited, team.administrator, team.groupAdministrator].map(({ id }) => String(id));
  expect(ids(await list()).sort()).toEqual(everybody.sort());
  expect(ids(await list('?q=ZOE%20kj'))).toEqual([String(zoe.id)]);
  expect(ids(await list('?status=INVITED'))).toEqual([String(invited.id)]);
  expect(ids(await list('?access=PLATFORM'))).toEqual([String(team.administrator.id)]);
  expect(await list('?access=GROUP&status=ACTIVATED')).toMatchObject([{ userId: String(team.groupAdministrator.id) }]);
  const page = await admin({ method: 'GET', url: '/api/users?size=25&page=1' });
  expect([page.headers['x-total-count'], page.json()]).toEqual(
    [4, []].map((one) => (typeof one === 'number' ? String(one) : one)),
  );
  testApp.clock.advance(3 * DAY);
  admin = await testApp.signIn(team.administrator.email);
  expect(await list('?status=INVITED')).toMatchObject([{ invitationDaysLeft: 4 }]);
  await testApp.db.updateTable('outbox').set({ status: 'DEAD' }).where('user_id', '=', invited.id).execute();
  expect(await list('?status=PENDING')).toMatchObject([{ isInvitationReturned: true, invitationDaysLeft: null }]);
  await testApp.db.updateTable('outbox').set({ status: 'DELIVERED' }).where('user_id', '=', invited.id).execute();
  testApp.clock.advance(5 * DAY);
  admin = await testApp.signIn(team.administrator.email);
  expect(await list('?status=PENDING')).toMatchObject([{ isInvitationReturned: false }]);
});

it('who administers a group sees people wholly within it; others do not exist for them', async () => {
  const within = await colleague({ customerIds: [team.group.id] });
  const across = await colleague({ accountIds: [team.account.id, team.otherAccount.id] });
  const whole = await colleague({ organization_access: true, accountIds: [] });
  const nowhere = await colleague({ accountIds: [] });
  const call = await testApp.signIn(team.groupAdministrator.email);
  expect((await list('', call)).map(({ userId }) => userId).sort()).toEqual(
    [within.id, team.groupAdministrator.id].map(String).sort(),
  );
  for (const { id } of [across, whole, nowhere]) {
    expect(refusalOf(await change(id, 'deactivate', call))).toEqual([404, 'error.user.notFound']);
    expect(refusalOf(await remove(id, call))).toEqual([404, 'error.user.notFound']);
  }
});

it.each<[string, (team: Team) => object]>([
  ['a right', () => ({ authorities: ['FUNDING_MANAGE'] })],
  ['a right to keys', () => ({ authorities: ['API_KEYS_MANAGE'] })],
  ['the whole organisation', () => ({ organizationAccess: true })],
])('%s beyond the own is not given, and nothing is written', async (_what, changes) => {
  const call = await testApp.signIn(team.groupAdministrator.email);
  const own = { authorities: ['PLACE_ORDER_ACCESS'] as UserCodes };
  const before = await list();
  const response = await invite(call, { ...buildNewUser(team), ...own, ...changes(team) });
  expect(refusalOf(response)).toEqual([403, 'error.user.beyondOwn']);
  const { id } = await colleague();
  const saved = await saveUser(call, id, { ...bodyOf(await readUser(call, id)), ...changes(team) });
  expect(refusalOf(saved)).toEqual([403, 'error.user.beyondOwn']);
  expect(await readUser(admin, id)).toMatchObject({ version: 1, authorities: ['PLACE_ORDER_ACCESS'] });
  expect(await list()).toHaveLength(before.length + 1);
});

it('rights that the grantor lacks do not reach further with wider access; keys are given by who manages all users', async () => {
  const call = await testApp.signIn(team.groupAdministrator.email);
  const { id } = await colleague({ authorities: ['FUNDING_MANAGE', 'FUNDING_ACCESS'] });
  const wider = bodyOf(await readUser(call, id), { customerIdentifiers: [team.group.identifier] });
  expect(refusalOf(await saveUser(call, id, wider))).toEqual([403, 'error.user.beyondOwn']);
  const keys = bodyOf(await readUser(admin, id), { authorities: ['API_KEYS_MANAGE'] });
  expect((await saveUser(admin, id, keys)).json()).toMatchObject({ authorities: ['API_KEYS_MANAGE'] });
});

it.each<[string, object, string[]]>([
  ['no names', { firstName: ' ', lastName: '' }, ['firstName error.name.required', 'lastName error.name.required']],
  ['a long name', { firstName: 'x'.repeat(51) }, ['firstName error.name.tooLong']],
  ['no address', { email: '' }, ['email error.email.required']],
  ['an address that is none', { email: 'claire@' }, ['email error.email.invalid']],
  ['a role that is gone', { roleId: '999999' }, ['roleId error.role.notFound']],
  ['a group that is gone', { customerIdentifiers: ['G-GONE'] }, ['customerIdentifiers[0] error.group.notFound']],
  ['an account that is gone', { accountIdentifiers: ['A-GONE'] }, ['accountIdentifiers[0] error.account.notFound']],
  ['no right', { authorities: [] }, ['authorities error.user.noRight']],
  ['no access', { accountIdentifiers: [] }, ['customerIdentifiers error.user.noAccess']],
])('%s is refused at the field', async (_what, wrong, fields) => {
  const response = await invite(admin, { ...buildNewUser(team), ...wrong });
  expect(refusalOf(response)).toEqual([400, 'error.validation', ...fields]);
});

it('a member is not invited again, and an address can be corrected until it was accepted', async () => {
  const { email } = await colleague();
  const again = await invite(admin, buildNewUser(team, { email: email.toUpperCase() }));
  expect(refusalOf(again)).toEqual([409, 'error.user.member', 'email error.user.member']);
  const user = (await invite(admin, buildNewUser(team))).json<TeamUserRecord>();
  const first = await invitationToken(testApp, team.platform.id, user.userId);
  const taken = await saveUser(admin, user.userId, bodyOf(user, { email }));
  expect(refusalOf(taken)).toEqual([409, 'error.user.member', 'email error.user.member']);
  const corrected = await saveUser(admin, user.userId, bodyOf(user, { email: 'right@platform.example' }));
  expect(corrected.json()).toMatchObject({ email: 'right@platform.example', status: 'INVITED' });
  expect((await acceptInvitation(testApp, first)).statusCode).toBe(410);
  await acceptInvitation(testApp, await invitationToken(testApp, team.platform.id, user.userId));
  const late = bodyOf(await readUser(admin, user.userId), { email: 'other@platform.example' });
  expect(refusalOf(await saveUser(admin, user.userId, late))).toEqual([
    409,
    'error.user.emailFixed',
    'email error.user.emailFixed',
  ]);
  expect((await invite(admin, buildNewUser(team, { email: user.email }))).statusCode).toBe(201);
});

it('an older version is refused and names who changed the user; what is already so is no conflict', async () => {
  const { id } = await colleague();
  const read = await readUser(admin, id);
  expect((await saveUser(admin, id, bodyOf(read, { firstName: 'First' }))).statusCode).toBe(200);
  const stale = await saveUser(admin, id, bodyOf(read, { firstName: 'Second' }));
  expect(stale.json()).toMatchObject({ status: 409, i18nKey: 'error.user.changed', values: { name: 'Tomás Rivera' } });
  expect((await saveUser(admin, id, bodyOf(read, { firstName: ' First' }))).json()).toMatchObject({
    firstName: 'First',
  });
});

it.each(['NOT_SUBMITTED', 'UNDER_REVIEW', 'REJECTED', 'PENDING_KYB'])(
  'while the business is %s nobody is invited, and right after it is approved',
  async (kyb_status) => {
    const invited = await colleague({ status: 'INVITED', password_hash: null });
    await testApp.db.updateTable('platforms').set({ kyb_status }).where('id', '=', team.platform.id).execute();
    expect(refusalOf(await invite(admin, buildNewUser(team)))).toEqual([403, 'error.user.kyb']);
    expect(refusalOf(await change(invited.id, 'invite'))).toEqual([403, 'error.user.kyb']);
    await testApp.db
      .updateTable('platforms')
      .set({ kyb_status: 'APPROVED' })
      .where('id', '=', team.platform.id)
      .execute();
    expect((await invite(admin, buildNewUser(team))).statusCode).toBe(201);
    expect((await change(invited.id, 'invite')).statusCode).toBe(204);
  },
);

it('the treatment chooses which of the two rights manages users, and flipping it locks nobody out who was given them here', async () => {
  const { userId } = (
    await invite(admin, buildNewUser(team, { authorities: ['USER_ADMINISTRATION', 'USER_MANAGEMENT_MANAGE'] }))
  ).json<TeamUserRecord>();
  const old = await testApp.signIn(team.groupAdministrator.email);
  const response = await acceptInvitation(testApp, await invitationToken(testApp, team.platform.id, userId));
  const given = callWith(testApp.app, response.json<AuthenticateAnswer>().jwt?.idToken ?? '');
  const statuses = async () =>
    [await old({ method: 'GET', url: '/api/users' }), await given({ method: 'GET', url: '/api/users' })].map(
      ({ statusCode }) => statusCode,
    );
  expect(await statuses()).toEqual([200, 200]);
  const feature_treatments = JSON.stringify({ 'user-management-permission': 'on' });
  await testApp.db.updateTable('platforms').set({ feature_treatments }).where('id', '=', team.platform.id).execute();
  expect(await statuses()).toEqual([403, 200]);
});

type UserCodes = (typeof AUTHORITIES)[number][];
