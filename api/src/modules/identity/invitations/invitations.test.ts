import type { ErrorBody } from '@portal/shared/contract/common';
import type { AuthenticateAnswer, Invitation } from '@portal/shared/contract/session';
import { toNoticeMail } from '../../outbox/notices/noticeMail.ts';
import { readNoticeRows } from '../../outbox/notices/noticeReadModel.ts';
import { buildPlatform, buildUser, TEST_PASSWORD } from '../../../testing/builders.ts';
import { ACCEPTED_TERMS } from '../../../testing/acceptedTerms.ts';
import { buildTestApp, type Call, type TestApp } from '../../../testing/testApp.ts';

const PASSWORD = 'Lantern-Harbour-7!';
const DAY = 24 * 60 * 60_000;

let test: TestApp;
let platformId: bigint;
let admin: Call;
let administrator: User;
beforeAll(async () => {
  test = await buildTestApp();
  await test.jobs.start();
  platformId = (await buildPlatform(test.db, { name: 'Alder & Finch' })).id;
  administrator = await buildUser(test.db, {
    platform_id: platformId,
    organization_access: true,
    authorities: ['USER_ADMINISTRATION'],
  });
});
// A session of its own for each test, because some move the clock by days.
beforeEach(async () => {
  admin = await test.signIn(administrator.email);
});
afterAll(async () => {
  await test.jobs.stop();
  await test.close();
});

type User = Awaited<ReturnType<typeof buildUser>>;

const invited = (more: Partial<User> = {}) =>
  buildUser(test.db, {
    platform_id: platformId,
    status: 'INVITED',
    password_hash: null,
    first_name: 'Camille',
    ...more,
  });

const invite = (user: User, call = admin) => call({ method: 'POST', url: `/api/users/${user.id}/invite` });

/** The mails to a user, oldest first. */
async function mails({ id }: User) {
  const rows = await test.db.selectFrom('outbox').select('id').where('user_id', '=', id).orderBy('id').execute();
  const ids = rows.map((row) => row.id);
  const notices = ids.length === 0 ? [] : await readNoticeRows(test.database.db, platformId, ids);
  return notices.toSorted((a, b) => Number(a.id - b.id)).map((row) => toNoticeMail(row, test.env));
}

const tokenIn = (text = ''): string => /invite\/token\/([\w-]+)/.exec(text)?.[1] ?? 'none';

async function invitedToken(user: User): Promise<string> {
  expect((await invite(user)).statusCode).toBe(204);
  return tokenIn((await mails(user)).at(-1)?.text);
}

const read = (token: string) => test.app.inject(`/api/account/invitation/${token}`);
const accept = (token: string, newPassword = PASSWORD, terms: object = ACCEPTED_TERMS) =>
  test.app.inject({
    method: 'POST',
    url: '/api/account/invitation/finish',
    payload: { token, newPassword, terms },
  });
const signIn = (username: string, password: string) =>
  test.app.inject({ method: 'POST', url: '/api/authenticate', payload: { username, password } });
const askAgain = (token: string) =>
  test.app.inject({ method: 'POST', url: '/api/account/invitation/ask', payload: { token } });

it('comes by mail in the user’s language, is accepted with a password and signs in', async () => {
  const user = await invited({ lang_key: 'fr' });
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(401);
  const token = await invitedToken(user);
  const [mail] = await mails(user);
  expect(mail?.subject).toBe('Vous êtes invité à rejoindre le Portail de récompenses');
  expect(mail?.text).toContain('Alder & Finch vous a invité');
  expect((await read(token)).json<Invitation>()).toEqual({
    email: user.email,
    firstName: 'Camille',
    organisation: 'Alder & Finch',
    leaves: null,
    onlyCompany: false,
    langKey: 'fr',
    expiresAt: new Date(test.clock.now().getTime() + 7 * DAY).toISOString(),
  });
  const response = await accept(token);
  expect(response.json<AuthenticateAnswer>().jwt?.idToken).toBeTruthy();
  expect(response.cookies.map(({ name }) => name)).toContain('portal_refresh');
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
  expect(await mails(user)).toHaveLength(1);
});

it('is accepted with the terms in force, which is recorded with time and IP address', async () => {
  const user = await invited();
  const token = await invitedToken(user);
  expect((await accept(token, PASSWORD, {})).json<ErrorBody>()).toMatchObject({
    status: 400,
    fields: [{ i18nKey: 'error.terms.required' }, { i18nKey: 'error.terms.required' }],
  });
  const older = await accept(token, PASSWORD, { ...ACCEPTED_TERMS, version: 'older' });
  expect(older.json<ErrorBody>()).toMatchObject({ status: 409, i18nKey: 'error.terms.changed' });
  expect((await accept(token, PASSWORD, { ...ACCEPTED_TERMS, language: 'ja' })).statusCode).toBe(200);
  const agreements = await test.db
    .selectFrom('agreements')
    .select(['kind', 'text_version', 'text_language', 'accepted_at', 'ip_address'])
    .where('accepted_by_user_id', '=', user.id)
    .execute();
  expect(agreements).toEqual([
    {
      kind: 'TERMS',
      text_version: ACCEPTED_TERMS.version,
      text_language: 'ja',
      accepted_at: test.clock.now(),
      ip_address: '127.0.0.1',
    },
  ]);
});

it('works once, for seven days, and until a newer one is sent', async () => {
  const user = await invited();
  const first = await invitedToken(user);
  const second = await invitedToken(user);
  expect((await read(first)).json<ErrorBody>()).toMatchObject({ status: 410, i18nKey: 'error.invitation.used' });
  test.clock.advance(7 * DAY);
  for (const response of [await read(second), await accept(second)])
    expect(response.json<ErrorBody>()).toMatchObject({ status: 410, i18nKey: 'error.invitation.expired' });
});

it('that has expired is replaced on request; others who ask learn nothing', async () => {
  const user = await invited();
  const old = await invitedToken(user);
  test.clock.advance(8 * DAY);
  expect((await askAgain('unknown')).statusCode).toBe(204);
  expect((await askAgain(old)).statusCode).toBe(204);
  expect(await mails(user)).toHaveLength(2);
  const token = tokenIn((await mails(user)).at(-1)?.text);
  expect((await accept(token)).statusCode).toBe(200);
  expect((await askAgain(token)).statusCode).toBe(204);
  expect((await accept(token)).json<ErrorBody>().i18nKey).toBe('error.invitation.used');
  expect(await mails(user)).toHaveLength(2);
});

it('of fifty that accept at once, one succeeds', async () => {
  const token = await invitedToken(await invited());
  const statuses = (await Promise.all(Array.from({ length: 50 }, () => accept(token)))).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

it('refuses weak passwords at the field, and tokens that are none or of another kind', async () => {
  const user = await invited();
  const token = await invitedToken(user);
  expect((await accept(token, 'short')).json<ErrorBody>().fields).toEqual([
    { field: 'newPassword', i18nKey: 'error.password.rules' },
  ]);
  expect((await accept(token, `${user.email}-A1`)).json<ErrorBody>().fields).toEqual([
    { field: 'newPassword', i18nKey: 'error.password.ownAddress' },
  ]);
  for (const wrong of ['x', 'x'.repeat(100)])
    expect((await accept(wrong)).json<ErrorBody>().i18nKey).toBe('error.invitation.unknown');
  const reset = { method: 'POST', url: '/api/account/reset-password/finish' } as const;
  const asReset = await test.app.inject({ ...reset, payload: { token, newPassword: PASSWORD } });
  expect(asReset.json<ErrorBody>().i18nKey).toBe('error.passwordLink.unknown');
  await test.db.updateTable('users').set({ status: 'DEACTIVATED' }).where('id', '=', user.id).execute();
  expect((await accept(token)).json<ErrorBody>()).toMatchObject({ status: 409, i18nKey: 'error.activation.failed' });
});

it('is sent by administrators of the same organisation only, to those who have not accepted, a few times an hour', async () => {
  const user = await invited();
  const buyer = await buildUser(test.db, { platform_id: platformId, authorities: ['PLACE_ORDER_ACCESS'] });
  expect((await invite(user, await test.signIn(buyer.email))).statusCode).toBe(403);
  const elsewhere = (await buildPlatform(test.db)).id;
  const other = await buildUser(test.db, { platform_id: elsewhere, authorities: ['USER_ADMINISTRATION'] });
  expect((await invite(user, await test.signIn(other.email))).statusCode).toBe(404);
  expect((await invite(buyer)).json<ErrorBody>()).toMatchObject({ status: 409, i18nKey: 'error.user.notInvited' });
  for (let round = 0; round < 3; round += 1) expect((await invite(user)).statusCode).toBe(204);
  expect((await invite(user)).statusCode).toBe(429);
});

it('leads to the registration of a phone where the organisation asks for codes', async () => {
  const strict = (await buildPlatform(test.db)).id;
  const { email } = await buildUser(test.db, {
    platform_id: strict,
    organization_access: true,
    authorities: ['USER_ADMINISTRATION'],
    mfa_type: null,
  });
  const call = await test.signIn(email);
  await test.db.insertInto('sign_in_policies').values({ platform_id: strict, codes: 'REQUIRED' }).execute();
  const user = await invited({ platform_id: strict });
  expect((await invite(user, call)).statusCode).toBe(204);
  const rows = await test.db.selectFrom('outbox').select('id').where('user_id', '=', user.id).execute();
  const notices = await readNoticeRows(
    test.database.db,
    strict,
    rows.map(({ id }) => id),
  );
  const token = tokenIn(notices.map((row) => toNoticeMail(row, test.env))[0]?.text);
  expect((await accept(token)).json<AuthenticateAnswer>()).toMatchObject({ jwt: null, mfa: { type: null } });
});

describe('a password that has expired', () => {
  it('is replaced before anything else, where the organisation asks for it', async () => {
    const expiring = (await buildPlatform(test.db, { passwords_expire: true })).id;
    const since = (days: number) => new Date(test.clock.now().getTime() - days * DAY);
    const user = await buildUser(test.db, { platform_id: expiring, password_changed_at: since(365) });
    const fresh = await buildUser(test.db, { platform_id: expiring, password_changed_at: since(364) });
    const relaxed = await buildUser(test.db, { platform_id: platformId, password_changed_at: since(800) });
    for (const { email } of [fresh, relaxed])
      expect((await signIn(email, TEST_PASSWORD)).json<AuthenticateAnswer>().jwt).not.toBeNull();
    const { jwt, expiredPasswordToken } = (await signIn(user.email, TEST_PASSWORD)).json<AuthenticateAnswer>();
    expect(jwt).toBeNull();
    const reset = (newPassword: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/account/reset-password/finish',
        payload: { token: expiredPasswordToken, newPassword },
      });
    expect((await reset(TEST_PASSWORD)).json<ErrorBody>().i18nKey).toBe('error.password.reused');
    expect((await reset(`${user.email}-A1`)).json<ErrorBody>().i18nKey).toBe('error.password.ownAddress');
    expect((await reset(PASSWORD)).statusCode).toBe(204);
    expect((await signIn(user.email, PASSWORD)).json<AuthenticateAnswer>().jwt).not.toBeNull();
  });
});
