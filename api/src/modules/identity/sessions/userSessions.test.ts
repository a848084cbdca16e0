import type { ErrorBody } from '@portal/shared/contract/common';
import type { SessionWindow } from '@portal/shared/contract/session';
import type { UserSession } from '@portal/shared/contract/userSessions';
import type { InjectOptions } from 'fastify';
import { decodeJwt } from 'jose';
import { buildPlatform, buildUser, TEST_PASSWORD } from '../../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MINUTE = 60_000;

let test: TestApp;
let platformId: bigint;
let platformClientId: string;
beforeAll(async () => {
  test = await buildTestApp();
  ({ id: platformId, platform_client_id: platformClientId } = await buildPlatform(test.db));
});
afterAll(() => test.close());

const newUser = () => buildUser(test.db, { platform_id: platformId, organization_access: true, authorities: [] });

/** Signs in from a browser and answers its calls. */
async function browserOf(email: string, userAgent = FIREFOX) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/authenticate',
    headers: { 'user-agent': userAgent },
    payload: { username: email, password: TEST_PASSWORD },
  });
  const { idToken } = response.json<{ jwt: { idToken: string } }>().jwt;
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string) =>
    test.app.inject({ method, url, headers: { authorization: `Bearer ${idToken}` } } satisfies InjectOptions);
  return Object.assign(call, { idToken });
}

const listed = async (call: Awaited<ReturnType<typeof browserOf>>) =>
  (await call('GET', '/api/users/sessions')).json<UserSession[]>();

describe('open sessions', () => {
  it('are listed with device, place and times, the latest used first', async () => {
    const { email } = await newUser();
    const computer = await browserOf(email);
    test.clock.advance(MINUTE);
    const phone = await browserOf(email, SAFARI);
    expect(await listed(phone)).toMatchObject([
      { browser: 'Safari', system: 'iOS', ipAddress: '127.0.0.1', isCurrent: true },
      { browser: 'Firefox', system: 'Linux', isCurrent: false },
    ]);
    test.clock.advance(MINUTE);
    expect((await listed(computer)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('end at once when their user ends them from another browser', async () => {
    const { email, id } = await newUser();
    const lost = await browserOf(email, SAFARI);
    const mine = await browserOf(email);
    const [other] = (await listed(mine)).filter(({ isCurrent }) => !isCurrent);
    expect((await mine('DELETE', `/api/users/sessions/${other?.sessionId}`)).statusCode).toBe(204);
    expect((await lost('GET', '/api/account')).statusCode).toBe(401);
    expect((await mine('DELETE', `/api/users/sessions/${other?.sessionId}`)).statusCode).toBe(404);
    expect(await listed(mine)).toHaveLength(1);
    const audited = test.db.selectFrom('audit_log').select('entity_id').where('actor_user_id', '=', id);
    expect(await audited.where('action', '=', 'session.ended').execute()).toEqual([{ entity_id: other?.sessionId }]);
  });

  it('of others are nobody else’s: not listed, not ended', async () => {
    const stranger = await browserOf((await newUser()).email);
    const [theirs] = await listed(stranger);
    const mine = await browserOf((await newUser()).email);
    expect((await mine('DELETE', `/api/users/sessions/${theirs?.sessionId}`)).statusCode).toBe(404);
    expect((await mine('DELETE', '/api/users/sessions/1')).statusCode).toBe(400);
    expect((await mine('DELETE', '/api/users/sessions')).statusCode).toBe(204);
    expect((await stranger('GET', '/api/account')).statusCode).toBe(200);
    expect(await listed(mine)).toHaveLength(1);
  });

  it('all end but the one that asks', async () => {
    const { email } = await newUser();
    const others = [await browserOf(email), await browserOf(email, SAFARI)];
    const mine = await browserOf(email);
    expect((await mine('DELETE', '/api/users/sessions')).statusCode).toBe(204);
    for (const call of others) expect((await call('GET', '/api/account')).statusCode).toBe(401);
    expect(await listed(mine)).toMatchObject([{ isCurrent: true }]);
  });
});

describe('GET /api/users/sessionStatus', () => {
  it('says when the window ends and does not renew it', async () => {
    const call = await browserOf((await newUser()).email);
    const end = async () => (await call('GET', '/api/users/sessionStatus')).json<SessionWindow>().expiresAt;
    const first = await end();
    test.clock.advance(20 * MINUTE);
    expect(await end()).toBe(first);
    test.clock.advance(9 * MINUTE);
    expect(await end()).toBe(first);
    test.clock.advance(2 * MINUTE);
    expect((await call('GET', '/api/users/sessionStatus')).statusCode).toBe(401);
  });
});

describe('a single-use token', () => {
  const create = async (call: Awaited<ReturnType<typeof browserOf>>) =>
    (await call('GET', '/api/external/users/createSingleUseToken')).json<string>();
  const redeem = (token: string) =>
    test.app.inject({ method: 'POST', url: '/api/external/users/redeemSingleUseToken', payload: { token } });

  it('vouches once for its user, and carries neither name nor address', async () => {
    const { email, identity_hash, first_name } = await newUser();
    const token = await create(await browserOf(email));
    const claims = JSON.stringify(decodeJwt(token));
    expect([claims.includes(email), claims.includes(first_name), claims.includes(identity_hash)]).toEqual([
      false,
      false,
      false,
    ]);
    const [first, second] = await Promise.all([redeem(token), redeem(token)]);
    const [good, refused] = first.statusCode === 200 ? [first, second] : [second, first];
    expect(good.json()).toEqual({ identityHash: identity_hash, platformClientId });
    expect([refused.statusCode, refused.json<ErrorBody>().description]).toEqual([
      401,
      'The token is refused. It was used before.',
    ]);
  });

  it('is over after five minutes, and with its session', async () => {
    const call = await browserOf((await newUser()).email);
    const [early, late] = [await create(call), await create(call)];
    test.clock.advance(5 * MINUTE - 1_000);
    expect((await redeem(early)).statusCode).toBe(200);
    test.clock.advance(2_000);
    expect((await redeem(late)).statusCode).toBe(401);
    const ended = await create(call);
    await call('POST', '/api/users/logout');
    expect((await redeem(ended)).json<ErrorBody>().description).toContain('The session of its user has ended.');
  });

  it('is no id token, nor is an id token one', async () => {
    const call = await browserOf((await newUser()).email);
    const authorization = `Bearer ${await create(call)}`;
    expect((await test.app.inject({ url: '/api/account', headers: { authorization } })).statusCode).toBe(401);
    expect((await redeem(call.idToken)).statusCode).toBe(401);
    expect((await redeem('a.b.c')).statusCode).toBe(401);
    expect((await redeem('')).statusCode).toBe(400);
  });
});
