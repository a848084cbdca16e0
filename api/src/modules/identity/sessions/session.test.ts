import type { ErrorBody } from '@portal/shared/contract/common';
import type { SessionTokens } from '@portal/shared/contract/session';
import { buildAccount, buildCustomer, buildPlatform, buildUser, TEST_PASSWORD } from '../../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';

let test: TestApp;
let platformId: bigint;
beforeAll(async () => {
  test = await buildTestApp();
  await test.jobs.start();
  platformId = (await buildPlatform(test.db)).id;
});
afterAll(async () => {
  await test.jobs.stop();
  await test.close();
});

const MINUTE = 60_000;

/** Fake browser that keeps the cookie and the last id token. */
async function openBrowser() {
  const user = await buildUser(test.db, {
    platform_id: platformId,
    organization_access: true,
    authorities: ['PLACE_ORDER_ACCESS'],
  });
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/authenticate',
    payload: { username: user.email, password: TEST_PASSWORD },
  });
  const cookie = response.cookies[0]?.value ?? '';
  const { idToken, idRefreshToken } = response.json<{ jwt: SessionTokens }>().jwt;
  return { user, cookie, idToken, handle: idRefreshToken };
}

const account = (idToken: string) =>
  test.app.inject({ method: 'GET', url: '/api/account', headers: { authorization: `Bearer ${idToken}` } });

const refresh = (cookie: string, handle?: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/authenticate/refresh',
    cookies: cookie === '' ? {} : { portal_refresh: cookie },
    payload: handle === undefined ? {} : { idRefreshToken: handle },
  });

it('resumes by the cookie alone and moves on to another refresh token', async () => {
  const browser = await openBrowser();
  const response = await refresh(browser.cookie);
  expect(response.statusCode).toBe(200);
  expect(response.cookies[0]?.value).not.toBe(browser.cookie);
  const tokens = response.json<SessionTokens>();
  expect(tokens.idRefreshToken).not.toBe(browser.handle);
  expect((await account(tokens.idToken)).json()).toMatchObject({ username: browser.user.email });
});

it('gives two tabs that refresh at once the same next token', async () => {
  const browser = await openBrowser();
  const [first, second] = await Promise.all([
    refresh(browser.cookie, browser.handle),
    refresh(browser.cookie, browser.handle),
  ]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(first.cookies[0]?.value).toBe(second.cookies[0]?.value);
  test.clock.advance(MINUTE);
  expect((await refresh(first.cookies[0]?.value ?? '')).statusCode).toBe(200);
});

it('ends the session when an old refresh token comes again after half a minute', async () => {
  const browser = await openBrowser();
  const next = (await refresh(browser.cookie)).cookies[0]?.value ?? '';
  test.clock.advance(29_000);
  expect((await refresh(browser.cookie)).statusCode).toBe(200);
  test.clock.advance(2_000);
  const reused = await refresh(browser.cookie);
  expect(reused.statusCode).toBe(401);
  expect(reused.json<ErrorBody>().i18nKey).toBe('error.session.ended');
  expect((await refresh(next)).statusCode).toBe(401);
  expect((await account(browser.idToken)).statusCode).toBe(401);
});

describe('a refresh token that comes again', () => {
  const cookieOf = async (cookie: string): Promise<string> => (await refresh(cookie)).cookies[0]?.value ?? '';
  const notices = (userId: bigint) =>
    test.db.selectFrom('outbox').select(['topic', 'status']).where('user_id', '=', userId).execute();
  const reuses = (userId: bigint) =>
    test.db
      .selectFrom('audit_log')
      .select(['action', 'platform_id'])
      .where('actor_user_id', '=', userId)
      .where('action', '=', 'session.reused')
      .execute();

  it('ends the session at any generation, tells the person once and is written down', async () => {
    const browser = await openBrowser();
    let stolen = browser.cookie;
    for (let use = 0; use < 4; use += 1) stolen = await cookieOf(stolen);
    expect((await refresh(browser.cookie)).statusCode).toBe(401);
    expect((await refresh(stolen)).statusCode).toBe(401);
    expect((await account(browser.idToken)).statusCode).toBe(401);
    expect((await refresh(browser.cookie)).statusCode).toBe(401);
    expect(await notices(browser.user.id)).toEqual([{ topic: 'SESSION_REUSED_MAIL', status: 'PENDING' }]);
    expect(await reuses(browser.user.id)).toEqual([{ action: 'session.reused', platform_id: platformId }]);
  });

  it('leaves other sessions of the person alone', async () => {
    const browser = await openBrowser();
    const elsewhere = await test.signIn(browser.user.email);
    await cookieOf(await cookieOf(browser.cookie));
    expect((await refresh(browser.cookie)).statusCode).toBe(401);
    expect((await elsewhere({ method: 'GET', url: '/api/account' })).statusCode).toBe(200);
  });

  it('is taken for half a minute when it is the one before, by itself and with its handle', async () => {
    const browser = await openBrowser();
    const next = await refresh(browser.cookie, browser.handle);
    test.clock.advance(29_000);
    const again = await refresh(browser.cookie, browser.handle);
    expect(again.cookies[0]?.value).toBe(next.cookies[0]?.value);
    expect((await refresh(next.cookies[0]?.value ?? '', browser.handle)).statusCode).toBe(200);
    expect(await notices(browser.user.id)).toEqual([]);
  });

  it('ends the session when it is an old handle beside the current cookie', async () => {
    const browser = await openBrowser();
    const current = await cookieOf(await cookieOf(browser.cookie));
    expect((await refresh(current, browser.handle)).statusCode).toBe(401);
    expect((await refresh(current)).statusCode).toBe(401);
    expect(await notices(browser.user.id)).toHaveLength(1);
  });

  it('ends the session of an id token that has switched the account without the cookie', async () => {
    const browser = await openBrowser();
    const group = await buildCustomer(test.db, { platform_id: platformId });
    const chosen = await buildAccount(test.db, { platform_id: platformId, customer_id: group.id });
    const switched = await test.app.inject({
      method: 'POST',
      url: `/api/authenticate/updateActiveAccount/${group.identifier}/${chosen.identifier}`,
      headers: { authorization: `Bearer ${browser.idToken}` },
    });
    const stolen = switched.cookies[0]?.value ?? '';
    test.clock.advance(31_000);
    expect((await refresh(browser.cookie)).statusCode).toBe(401);
    expect((await refresh(stolen)).statusCode).toBe(401);
  });

  it('cannot be made up from what the session shows, and a made-up one ends nothing', async () => {
    const browser = await openBrowser();
    const current = await cookieOf(await cookieOf(browser.cookie));
    const [session = '', generation = '', mac = ''] = browser.cookie.split('.');
    for (const forged of [
      `${session}.${generation}.${'A'.repeat(mac.length)}`,
      `${session}.99.${mac}`,
      `${session}.${generation}.${browser.handle.split('.').at(-1)}`,
      `${session}.${generation}.`,
      `${session}.-1.${mac}`,
      session,
    ])
      expect((await refresh(forged)).statusCode).toBe(401);
    expect((await refresh(current)).statusCode).toBe(200);
  });
});

it('refuses a handle of another session, a made-up cookie and no cookie', async () => {
  const browser = await openBrowser();
  const other = await openBrowser();
  expect((await refresh(browser.cookie, other.handle)).statusCode).toBe(401);
  expect((await refresh('made-up')).statusCode).toBe(401);
  expect((await refresh('')).statusCode).toBe(401);
  expect((await refresh(browser.cookie)).statusCode).toBe(200);
});

it('ends after 30 idle minutes; calls keep it alive, up to 12 hours', async () => {
  const idle = await openBrowser();
  test.clock.advance(30 * MINUTE);
  expect((await account(idle.idToken)).statusCode).toBe(401);
  expect((await refresh(idle.cookie)).statusCode).toBe(401);

  const busy = await openBrowser();
  const started = test.clock.now().getTime();
  while (test.clock.now().getTime() - started < (12 * 60 - 20) * MINUTE) {
    test.clock.advance(20 * MINUTE);
    expect((await account(busy.idToken)).statusCode).toBe(200);
  }
  test.clock.advance(20 * MINUTE);
  expect((await account(busy.idToken)).statusCode).toBe(401);
});

it('renews the window on request and says when it ends', async () => {
  const browser = await openBrowser();
  test.clock.advance(10 * MINUTE);
  const response = await test.app.inject({
    method: 'GET',
    url: '/api/users/sessionRefresh',
    headers: { authorization: `Bearer ${browser.idToken}` },
  });
  expect(response.json()).toEqual({ expiresAt: new Date(test.clock.now().getTime() + 30 * MINUTE).toISOString() });
  expect(response.headers['x-session-id']).toMatch(/^[0-9a-f-]{36}$/);
});

it('signs out: the old token and the cookie are worthless at once', async () => {
  const browser = await openBrowser();
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/users/logout',
    headers: { authorization: `Bearer ${browser.idToken}` },
    payload: {},
  });
  expect(response.json()).toEqual({ signOutUrl: null });
  expect(response.cookies).toMatchObject([{ name: 'portal_refresh', value: '' }]);
  const audited = test.db.selectFrom('audit_log').select('action').where('actor_user_id', '=', browser.user.id);
  expect(await audited.orderBy('id').execute()).toEqual([{ action: 'session.opened' }, { action: 'session.closed' }]);
  expect((await account(browser.idToken)).statusCode).toBe(401);
  expect((await refresh(browser.cookie)).statusCode).toBe(401);
});

it('stops a user who is deactivated in the middle', async () => {
  const browser = await openBrowser();
  await test.db.updateTable('users').set({ status: 'DEACTIVATED' }).where('id', '=', browser.user.id).execute();
  expect((await account(browser.idToken)).statusCode).toBe(401);
});

it.each(['', 'Bearer', 'Bearer a.b.c', 'Basic dXNlcjpwYXNz'])(
  'refuses the authorization "%s"',
  async (authorization) => {
    const response = await test.app.inject({ method: 'GET', url: '/api/account', headers: { authorization } });
    expect(response.statusCode).toBe(401);
  },
);

describe('switching the account', () => {
  it('takes an ACTIVE or FROZEN account of the group, and is 404 for every other', async () => {
    const browser = await openBrowser();
    const group = await buildCustomer(test.db, { platform_id: platformId });
    const otherGroup = await buildCustomer(test.db, { platform_id: platformId });
    const columns = { platform_id: platformId, customer_id: group.id };
    const active = await buildAccount(test.db, columns);
    const frozen = await buildAccount(test.db, { ...columns, status: 'FROZEN' });
    const disabled = await buildAccount(test.db, { ...columns, status: 'DISABLED', active: false });
    const foreign = await buildPlatform(test.db);
    const foreignGroup = await buildCustomer(test.db, { platform_id: foreign.id });
    const foreignAccount = await buildAccount(test.db, { platform_id: foreign.id, customer_id: foreignGroup.id });
    const choose = (customer: string, identifier: string) =>
      test.app.inject({
        method: 'POST',
        url: `/api/authenticate/updateActiveAccount/${customer}/${identifier}`,
        headers: { authorization: `Bearer ${browser.idToken}` },
        cookies: { portal_refresh: browser.cookie },
      });

    expect((await choose(group.identifier, active.identifier)).statusCode).toBe(200);
    const response = await choose(group.identifier, frozen.identifier);
    expect(response.statusCode).toBe(200);
    expect((await account(response.json<SessionTokens>().idToken)).json()).toMatchObject({
      activeAccountIdentifier: frozen.identifier,
    });
    expect((await choose(otherGroup.identifier, active.identifier)).statusCode).toBe(404);
    expect((await choose(group.identifier, disabled.identifier)).statusCode).toBe(404);
    const refused = await choose(foreignGroup.identifier, foreignAccount.identifier);
    expect(refused.statusCode).toBe(404);
    expect(refused.json<ErrorBody>().i18nKey).toBe('error.account.notFound');
  });
});

describe('the first account', () => {
  it('is the default one while usable, else the first active one by name', async () => {
    const platform = await buildPlatform(test.db);
    const group = await buildCustomer(test.db, { platform_id: platform.id });
    const columns = { platform_id: platform.id, customer_id: group.id };
    const zulu = await buildAccount(test.db, { ...columns, display_name: 'Zulu', status: 'FROZEN' });
    await buildAccount(test.db, { ...columns, display_name: 'Alpha', status: 'DISABLED', active: false });
    const bravo = await buildAccount(test.db, { ...columns, display_name: 'bravo' });
    const first = async (default_account_id: bigint | null): Promise<unknown> => {
      const user = await buildUser(test.db, {
        platform_id: platform.id,
        organization_access: true,
        default_account_id,
        authorities: ['PLACE_ORDER_ACCESS'],
      });
      const response = await (await test.signIn(user.email))({ method: 'GET', url: '/api/account' });
      return response.json<{ activeAccountIdentifier: string }>().activeAccountIdentifier;
    };
    expect(await first(null)).toBe(bravo.identifier);
    expect(await first(zulu.id)).toBe(zulu.identifier);
  });
});
