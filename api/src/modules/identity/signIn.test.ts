import type { ErrorBody } from '@portal/shared/contract/common';
import type { AuthenticateAnswer } from '@portal/shared/contract/session';
import { buildPlatform, buildUser, TEST_PASSWORD } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let platformId: bigint;
beforeAll(async () => {
  test = await buildTestApp();
  platformId = (await buildPlatform(test.db)).id;
});
afterAll(() => test.close());

const authenticate = (username: string, password: string, remoteAddress = '192.0.2.1') =>
  test.app.inject({ method: 'POST', url: '/api/authenticate', payload: { username, password }, remoteAddress });

it('gives tokens, a session id and a refresh cookie that scripts cannot read', async () => {
  const user = await buildUser(test.db, { platform_id: platformId });
  const answer = await authenticate(user.email.toUpperCase(), TEST_PASSWORD);
  expect(answer.statusCode).toBe(200);
  const { jwt } = answer.json<AuthenticateAnswer>();
  expect(jwt.expiresAt).toBe('2026-03-02T12:30:00.000Z');
  expect(jwt.emulationRestoreToken).toBeNull();
  expect(answer.headers['x-session-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.cookies).toMatchObject([
    { name: 'portal_refresh', httpOnly: true, sameSite: 'Strict', path: '/api/authenticate' },
  ]);
  expect(answer.body).not.toContain(answer.cookies[0]?.value);
});

it.each([
  ['a wrong password', 'Wrong-Pass-2026!'],
  ['an empty hash', TEST_PASSWORD],
])('answers %s like an unknown address', async (_name, password) => {
  const user = await buildUser(test.db, {
    platform_id: platformId,
    ...(password === TEST_PASSWORD && { password_hash: null }),
  });
  const known = await authenticate(user.email, password);
  const unknown = await authenticate('who@nowhere.example', password);
  expect(known.statusCode).toBe(401);
  expect(unknown.statusCode).toBe(401);
  const neutral = ({ status, i18nKey, description }: ErrorBody) => ({ status, i18nKey, description });
  expect(neutral(known.json())).toEqual(neutral(unknown.json()));
  expect(known.json<ErrorBody>().i18nKey).toBe('error.signIn.failed');
});

it('refuses users who are not activated, and users of a platform that is closed', async () => {
  const invited = await buildUser(test.db, { platform_id: platformId, status: 'INVITED' });
  const closed = await buildPlatform(test.db, { status: 'INACTIVE' });
  const left = await buildUser(test.db, { platform_id: closed.id });
  expect((await authenticate(invited.email, TEST_PASSWORD)).statusCode).toBe(401);
  expect((await authenticate(left.email, TEST_PASSWORD)).statusCode).toBe(401);
});

it('pauses an address after five wrong passwords, also for the right one, and then lets one try through', async () => {
  const user = await buildUser(test.db, { platform_id: platformId });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1)
    statuses.push((await authenticate(user.email, 'Wrong-Pass-2026!')).statusCode);
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  const paused = await authenticate(user.email, TEST_PASSWORD);
  expect(paused.statusCode).toBe(429);
  expect(paused.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.signIn.paused', values: { seconds: '60' } });
  expect(paused.headers['retry-after']).toBe('60');
  test.clock.advance(61_000);
  expect((await authenticate(user.email, 'Wrong-Pass-2026!')).statusCode).toBe(401);
  expect((await authenticate(user.email, TEST_PASSWORD)).statusCode).toBe(429);
  test.clock.advance(61_000);
  expect((await authenticate(user.email, TEST_PASSWORD)).statusCode).toBe(200);
});

it('counts guesses that are sent at once', async () => {
  const user = await buildUser(test.db, { platform_id: platformId });
  const answers = await Promise.all(Array.from({ length: 8 }, () => authenticate(user.email, 'Wrong-Pass-2026!')));
  expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(3);
});

it('pauses an internet address that guesses at many users', async () => {
  const guesses = Array.from({ length: 51 }, (_, index) => `guess${index}@nowhere.example`);
  let last = 0;
  for (const email of guesses) last = (await authenticate(email, 'Wrong-Pass-2026!', '198.51.100.7')).statusCode;
  expect(last).toBe(429);
  expect((await authenticate('guess0@nowhere.example', 'Wrong-Pass-2026!', '198.51.100.8')).statusCode).toBe(401);
});

it.each([
  ['no body', undefined],
  ['a list', []],
  ['an object as name', { username: {}, password: 'x' }],
  ['no password', { username: 'a@b.example' }],
  ['a null byte', { username: 'a\0b@c.example', password: 'x' }],
  ['a password too long', { username: 'a@b.example', password: 'x'.repeat(129) }],
])('refuses %s with 400', async (_name, payload) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/authenticate',
    ...(payload !== undefined && { payload }),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ErrorBody>()).toMatchObject({ status: 400, i18nKey: 'error.validation' });
});
