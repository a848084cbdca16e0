import type { ErrorBody } from '@portal/shared/contract/common';
import type { AuthenticateAnswer, Invitation } from '@portal/shared/contract/session';
import type { TeamUserRecord } from '@portal/shared/contract/users';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { buildUser } from '../../testing/builders.ts';
import {
  acceptInvitation,
  buildNewUser,
  buildTeam,
  invitationToken,
  invite,
  mailsTo,
  readUser,
  type Team,
} from '../../testing/teamFixture.ts';
import { buildTestApp, callWith, type Call, type TestApp } from '../../testing/testApp.ts';

const DAY = 24 * 60 * 60_000;

let testApp: TestApp;
let team: Team;
let elsewhere: Team;
let admin: Call;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
});
beforeEach(async () => {
  team = await buildTeam(testApp);
  elsewhere = await buildTeam(testApp);
  admin = await testApp.signIn(team.administrator.email);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const omar = () =>
  buildUser(testApp.db, {
    platform_id: elsewhere.platform.id,
    accountIds: [elsewhere.account.id],
    authorities: ['PLACE_ORDER_ACCESS'],
  });
const asked = async (email: string): Promise<TeamUserRecord> =>
  (await invite(admin, buildNewUser(team, { email, move: true }))).json<TeamUserRecord>();
const keyOf = (response: { json: () => ErrorBody }) => response.json().i18nKey;

it('another organisation’s user moves when the mail is accepted, and not before', async () => {
  const { id, email } = await omar();
  const there = await testApp.signIn(email);
  const refused = await invite(admin, buildNewUser(team, { email }));
  expect([refused.statusCode, keyOf(refused)]).toEqual([409, 'error.user.elsewhere']);
  expect(refused.body).not.toContain(elsewhere.platform.name === team.platform.name ? '\0' : elsewhere.platform.name);
  const user = await asked(email);
  expect(user).toMatchObject({ status: 'INVITED', isMove: true, isEmailFixed: true, invitationDaysLeft: 7 });
  expect((await there({ method: 'GET', url: '/api/account' })).statusCode).toBe(200);
  expect((await mailsTo(testApp, team.platform.id, user.userId)).map(({ subject }) => subject)).toEqual([
    'Alder & Finch vous propose de la rejoindre',
  ]);
  const token = await invitationToken(testApp, team.platform.id, user.userId);
  const page = (await testApp.app.inject(`/api/account/invitation/${token}`)).json<Invitation>();
  expect(page).toMatchObject({ email, organisation: team.platform.name, leaves: elsewhere.platform.name });
  const response = await acceptInvitation(testApp, token);
  const here = callWith(testApp.app, response.json<AuthenticateAnswer>().jwt?.idToken ?? '');
  expect((await here({ method: 'GET', url: '/api/account' })).json()).toMatchObject({
    username: email,
    platformClientId: team.platform.platform_client_id,
  });
  expect((await there({ method: 'GET', url: '/api/account' })).statusCode).toBe(401);
  const left = await testApp.db.selectFrom('users').select(['email', 'status']).where('id', '=', id).execute();
  expect(left).toEqual([{ email, status: 'DELETED' }]);
  expect(await readUser(admin, user.userId)).toMatchObject({ status: 'ACTIVATED', isMove: false });
});

it('a request is over after seven days or once it is deleted, and nothing has changed', async () => {
  const { email } = await omar();
  const first = await asked(email);
  const token = await invitationToken(testApp, team.platform.id, first.userId);
  const url = `/api/users/${first.userId}`;
  expect(keyOf(await admin({ method: 'POST', url: `${url}/deactivate` }))).toBe('error.user.moving');
  expect((await admin({ method: 'DELETE', url })).statusCode).toBe(204);
  expect((await acceptInvitation(testApp, token)).statusCode).toBe(410);
  const second = await asked(email);
  const later = await invitationToken(testApp, team.platform.id, second.userId);
  testApp.clock.advance(8 * DAY);
  expect((await acceptInvitation(testApp, later)).statusCode).toBe(410);
  await testApp.signIn(email);
});

it('the last administrator cannot be taken, and only the person learns so', async () => {
  const user = await asked(elsewhere.administrator.email);
  const token = await invitationToken(testApp, team.platform.id, user.userId);
  const refused = await acceptInvitation(testApp, token);
  expect([refused.statusCode, keyOf(refused)]).toEqual([409, 'error.invitation.lastAdministrator']);
  await testApp.signIn(elsewhere.administrator.email);
  await buildUser(testApp.db, {
    platform_id: elsewhere.platform.id,
    organization_access: true,
    role_id: elsewhere.administratorRoleId,
  });
  expect((await acceptInvitation(testApp, token)).statusCode).toBe(200);
});

it('tells twenty times an hour where an address belongs, then nothing about any', async () => {
  const { email } = await omar();
  const body = buildNewUser(team, { email });
  for (let disclosed = 0; disclosed < SERVER_SETTINGS.team.accountDisclosuresAnHour; disclosed += 1)
    expect((await invite(admin, body)).statusCode).toBe(409);
  expect((await invite(admin, body)).statusCode).toBe(429);
  expect((await invite(admin, buildNewUser(team))).statusCode).toBe(429);
  testApp.clock.advance(SERVER_SETTINGS.team.windowMs);
  admin = await testApp.signIn(team.administrator.email);
  expect((await invite(admin, buildNewUser(team))).statusCode).toBe(201);
});
