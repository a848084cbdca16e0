/** @jest-environment node */
import { createSessionClient } from './createSessionClient.ts';
import { createAuthorizedFetch } from './createAuthorizedFetch.ts';
import type { SessionClient } from './sessionClient.ts';

const API = 'https://portal.example';
const START = Date.parse('2026-11-20T10:00:00Z');
const MINUTE = 60_000;
let now = START;
let clients: SessionClient[] = [];

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (name: string, sub = 'user-1') => `head.${encode({ sub, name, platformClientId: 'P1' })}.sign`;
const tokens = (name: string, sub?: string) => ({
  idToken: token(name, sub),
  idRefreshToken: `handle-${name}`,
  emulationRestoreToken: null,
  expiresAt: new Date(now + 30 * MINUTE).toISOString(),
});
const json = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** Fake server that answers by path and records its requests. */
function server(responses: Record<string, (request: Request) => Response | Promise<Response>>) {
  const asked: { path: string; authorization: string | null; sessionId: string | null; body: string }[] = [];
  const fetch = async (input: Request | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const { headers } = request;
    const body = await request.clone().text();
    asked.push({ path, authorization: headers.get('authorization'), sessionId: headers.get('x-session-id'), body });
    const response = responses[path];
    if (response === undefined) throw new TypeError('fetch failed');
    return response(request);
  };
  return { fetch, asked, count: (path: string) => asked.filter((one) => one.path === path).length };
}

function open(fetch: ReturnType<typeof server>['fetch']): SessionClient {
  const client = createSessionClient({ apiBaseUrl: API, fetch, now: () => now });
  clients.push(client);
  return client;
}

const signedIn = { '/api/authenticate': () => json({ jwt: tokens('first') }, 200, { 'x-session-id': 's-1' }) };
const REFRESH = '/api/authenticate/refresh';

beforeEach(() => {
  now = START;
});
afterEach(() => {
  for (const client of clients) client.dispose();
  clients = [];
  jest.useRealTimers();
});

test('sign-in exposes claims and window to readers, the token only through the port', async () => {
  const { fetch } = server(signedIn);
  const client = open(fetch);
  await client.signIn('buyer@demo.example', 'secret');
  expect(client.view()).toEqual({
    status: 'signed-in',
    claims: { subject: 'user-1', platformClientId: 'P1', customerIdentifier: null, accountIdentifier: null },
    expiresAt: START + 30 * MINUTE,
    endedBecause: null,
  });
  expect(await client.getAccessToken()).toBe(token('first'));
});

test.each([10, -10, 0.25])('a clock that is %f minutes off moves no window', async (minutes) => {
  const serverNow = START - minutes * MINUTE;
  const expiresAt = new Date(serverNow + 30 * MINUTE).toISOString();
  const idToken = `head.${encode({ sub: 'user-1', iat: serverNow / 1000, exp: serverNow / 1000 + 12 * 60 * 60 })}.sign`;
  const { fetch, count } = server({
    '/api/authenticate': () => json({ jwt: { ...tokens('first'), idToken, expiresAt } }),
    '/api/users/sessionRefresh': () => json({ expiresAt }),
    [REFRESH]: () => json({}, 401),
  });
  const client = open(fetch);
  await client.signIn('buyer@demo.example', 'secret');
  const ends = () => Math.abs((client.view().expiresAt ?? 0) - START - 30 * MINUTE);
  expect(ends()).toBeLessThan(MINUTE);
  await client.extend();
  expect(ends()).toBeLessThan(MINUTE);
  expect(await client.getAccessToken()).toBe(idToken);
  expect(count(REFRESH)).toBe(0);
  expect(client.view().status).toBe('signed-in');
});

test('a refused sign-in carries the key and values of the server; an unreachable server has its own key', async () => {
  const refusing = server({
    '/api/authenticate': () =>
      json({ i18nKey: 'error.signIn.paused', description: 'Wait.', values: { seconds: '60' } }, 429),
  });
  await expect(open(refusing.fetch).signIn('a', 'b')).rejects.toMatchObject({
    status: 429,
    i18nKey: 'error.signIn.paused',
    values: { seconds: '60' },
  });
  await expect(open(server({}).fetch).signIn('a', 'b')).rejects.toMatchObject({
    status: 0,
    i18nKey: 'error.unavailable',
  });
});

test('a reload resumes by the cookie alone, with one request for all callers', async () => {
  const { fetch, asked } = server({ [REFRESH]: () => json(tokens('resumed')) });
  const client = open(fetch);
  expect(await Promise.all([client.resume(), client.resume(), client.getAccessToken()])).toEqual([
    true,
    true,
    token('resumed'),
  ]);
  expect(asked).toEqual([{ path: REFRESH, authorization: null, sessionId: 's-1', body: '{}' }]);
});

test('without a session, resume returns false and nothing more is requested', async () => {
  const { fetch, asked } = server({ [REFRESH]: () => json({ i18nKey: 'error.session.ended' }, 401) });
  const client = open(fetch);
  expect(await client.resume()).toBe(false);
  expect(client.view()).toMatchObject({ status: 'signed-out', endedBecause: null });
  await expect(client.getAccessToken()).rejects.toMatchObject({ i18nKey: 'error.session.ended' });
  expect(asked).toHaveLength(1);
});

test.each([
  ['fails', () => json({ i18nKey: 'error.internal' }, 503)],
  ['has too much to do', () => json({ i18nKey: 'error.rateLimited' }, 429)],
])('a server that %s at start-up leaves the session unknown and is asked again', async (_name, failing) => {
  let response = failing;
  const { fetch } = server({ [REFRESH]: () => response() });
  const client = open(fetch);
  expect(await client.resume()).toBe(false);
  expect(client.view().status).toBe('unknown');
  await expect(client.getAccessToken()).rejects.toMatchObject({ i18nKey: 'error.unavailable' });
  response = () => json(tokens('resumed'));
  expect(await client.resume()).toBe(true);
  expect(client.view().status).toBe('signed-in');
});

test('ten calls with an expired token cause one refresh and all succeed, with the renewed session identifier', async () => {
  const { fetch, asked, count } = server({
    ...signedIn,
    [REFRESH]: () => json(tokens('second'), 200, { 'x-session-id': 's-2' }),
    '/api/catalog': ({ headers }) => json({}, headers.get('authorization') === `Bearer ${token('second')}` ? 200 : 401),
  });
  const client = open(fetch);
  await client.signIn('a', 'b');
  const call = createAuthorizedFetch(client, fetch);
  const responses = await Promise.all(Array.from({ length: 10 }, () => call(`${API}/api/catalog`)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(count(REFRESH)).toBe(1);
  expect(asked.at(-1)?.sessionId).toBe('s-2');
});

test('a refused refresh ends the session once and returns the 401', async () => {
  const { fetch } = server({
    ...signedIn,
    [REFRESH]: () => json({}, 401),
    '/api/catalog': () => json({}, 401),
  });
  const client = open(fetch);
  await client.signIn('a', 'b');
  const heard: string[] = [];
  client.subscribe(({ status, endedBecause }) => heard.push(`${status} ${endedBecause ?? ''}`));
  const response = await createAuthorizedFetch(client, fetch)(`${API}/api/catalog`);
  expect(response.status).toBe(401);
  expect(heard).toEqual(['ended unauthorized']);
});

test('an unreachable refresh does not end the session', async () => {
  const { fetch } = server(signedIn);
  const client = open(fetch);
  await client.signIn('a', 'b');
  expect(await client.reportUnauthorized()).toBe('retry');
  await expect(client.getAccessToken({ force: true })).rejects.toMatchObject({ i18nKey: 'error.unavailable' });
  expect(client.view().status).toBe('signed-in');
});

test('a refresh that answers for another user ends this tab’s session', async () => {
  const { fetch } = server({ ...signedIn, [REFRESH]: () => json(tokens('other', 'user-2')) });
  const client = open(fetch);
  await client.signIn('a', 'b');
  expect(await client.reportUnauthorized()).toBe('ended');
  expect(client.view()).toMatchObject({ status: 'ended', endedBecause: 'replaced' });
});

test('an account switch takes the new token, also when the page is left at once; a refusal keeps the old one', async () => {
  const outlivesPage: boolean[] = [];
  const { fetch } = server({
    ...signedIn,
    '/api/authenticate/updateActiveAccount/G1/A2': ({ keepalive }) => {
      outlivesPage.push(keepalive);
      return json(tokens('A2'));
    },
    '/api/authenticate/updateActiveAccount/G1/A3': () => json({ i18nKey: 'error.account.notFound' }, 404),
  });
  const client = open(fetch);
  await client.signIn('a', 'b');
  await client.switchAccount('G1', 'A2');
  expect(outlivesPage).toEqual([true]);
  await expect(client.switchAccount('G1', 'A3')).rejects.toMatchObject({
    status: 404,
    i18nKey: 'error.account.notFound',
  });
  expect(await client.getAccessToken()).toBe(token('A2'));
});

test('sign-out is sent with the last token and discards it; a response in flight does not restore it', async () => {
  let answerRefresh: (response: Response) => void = () => undefined;
  const { fetch, asked } = server({
    ...signedIn,
    '/api/users/logout': () => new Response(null, { status: 204 }),
    [REFRESH]: () => new Promise((resolve) => (answerRefresh = resolve)),
  });
  const client = open(fetch);
  await client.signIn('a', 'b');
  const forced = client.getAccessToken({ force: true });
  await client.signOut();
  answerRefresh(json(tokens('late')));
  await expect(forced).rejects.toMatchObject({ i18nKey: 'error.session.ended' });
  expect(client.view().status).toBe('signed-out');
  expect(asked.find(({ path }) => path === '/api/users/logout')?.authorization).toBe(`Bearer ${token('first')}`);
});

test.each([
  ['https://idp.example/out', ['https://idp.example/out']],
  [null, []],
  ['javascript:alert(1)', []],
])('sign-out goes on at the company’s sign-in service: %s', async (signOutUrl, opened) => {
  const { fetch } = server({ ...signedIn, '/api/users/logout': () => json({ signOutUrl }) });
  const pages: string[] = [];
  const client = createSessionClient({ apiBaseUrl: API, fetch, now: () => now, openPage: (page) => pages.push(page) });
  clients.push(client);
  await client.signIn('a', 'b');
  await client.signOut();
  expect(pages).toEqual(opened);
});

test('sign-out in one tab reaches the others', async () => {
  const { fetch } = server({ ...signedIn, '/api/users/logout': () => new Response(null, { status: 204 }) });
  const [here, there] = [open(fetch), open(fetch)];
  await here.signIn('a', 'b');
  await there.signIn('a', 'b');
  const heard = new Promise((resolve) => there.subscribe(({ status }) => resolve(status)));
  await here.signOut();
  expect(await heard).toBe('signed-out');
});

test('the end of an emulation in one tab brings the others back to the own session; one that emulated nothing stays', async () => {
  const emulating = (name: string) => ({ ...tokens(name, 'stand-in'), emulationRestoreToken: `restore-${name}` });
  const { fetch, count } = server({
    ...signedIn,
    '/api/authenticate/emulate': () => json(emulating('E1')),
    '/api/authenticate/restore': () => json(tokens('own', 'staff-1')),
    [REFRESH]: () => json(tokens('again', 'staff-1')),
  });
  const [here, there, ordinary] = [open(fetch), open(fetch), open(fetch)];
  await here.emulate('once');
  await there.emulate('once');
  await ordinary.signIn('a', 'b');
  const back = new Promise((resolve) =>
    there.subscribe(({ status, claims }) => status === 'signed-in' && resolve(claims?.subject)),
  );
  await here.endEmulation();
  expect(await back).toBe('staff-1');
  expect(await there.getAccessToken()).toBe(token('again', 'staff-1'));
  expect(ordinary.view()).toMatchObject({ status: 'signed-in', claims: { subject: 'user-1' } });
  expect(count(REFRESH)).toBe(1);
});

test('an emulation that begins in one tab takes the other tabs of its person along, and nobody else’s', async () => {
  const emulating = { ...tokens('E1', 'stand-in'), emulationRestoreToken: 'restore-1' };
  const { fetch } = server({
    ...signedIn,
    '/api/authenticate/emulate': () => json(emulating),
    [REFRESH]: () => json(emulating),
  });
  const other = server({ '/api/authenticate': () => json({ jwt: tokens('other', 'user-2') }) });
  const [here, there, stranger] = [open(fetch), open(fetch), open(other.fetch)];
  await here.signIn('a', 'b');
  await there.signIn('a', 'b');
  await stranger.signIn('c', 'd');
  const followed = new Promise((resolve) =>
    there.subscribe(({ status, claims }) => status === 'signed-in' && resolve(claims?.subject)),
  );
  await here.emulate('once');
  expect(await followed).toBe('stand-in');
  expect(there.view().endedBecause).toBeNull();
  expect(stranger.view()).toMatchObject({ status: 'signed-in', claims: { subject: 'user-2' } });
});

test('a session that ended goes on once its user has signed in in another tab, and not by somebody else’s sign-in', async () => {
  let renewal = json({}, 401);
  const there = server({ ...signedIn, [REFRESH]: () => renewal });
  const stranger = server({ '/api/authenticate': () => json({ jwt: tokens('other', 'user-2') }) });
  const [ended, other, same] = [open(there.fetch), open(stranger.fetch), open(there.fetch)];
  await ended.signIn('a', 'b');
  expect(await ended.reportUnauthorized()).toBe('ended');
  await other.signIn('c', 'd');
  renewal = json(tokens('renewed'));
  const renewed = new Promise((resolve) => ended.subscribe(({ status }) => resolve(status)));
  await same.signIn('a', 'b');
  expect(await renewed).toBe('signed-in');
  expect(await ended.getAccessToken()).toBe(token('renewed'));
  // The refused one, and the one for its own user.
  expect(there.count(REFRESH)).toBe(2);
});

test('the idle window expires by timer, and extending moves it', async () => {
  jest.useFakeTimers({ now: START });
  const { fetch } = server({
    ...signedIn,
    '/api/users/sessionRefresh': () => json({ expiresAt: new Date(now + 30 * MINUTE).toISOString() }),
  });
  const client = open(fetch);
  await client.signIn('a', 'b');
  now += 20 * MINUTE;
  await client.extend();
  expect(client.view().expiresAt).toBe(START + 50 * MINUTE);
  now += 30 * MINUTE;
  jest.advanceTimersByTime(30 * MINUTE);
  expect(client.view()).toMatchObject({ status: 'ended', endedBecause: 'expired' });
});
