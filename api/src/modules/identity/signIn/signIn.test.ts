import type { ErrorBody } from '@portal/shared/contract/common';
import type { SessionTokens } from '@portal/shared/contract/session';
import { buildPlatform, buildUser, TEST_PASSWORD } from '../../../testing/builders.ts';
import { solveCaptcha } from '../../../testing/solveCaptcha.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';

let test: TestApp;
let platformId: bigint;
beforeAll(async () => {
  test = await buildTestApp();
  platformId = (await buildPlatform(test.db)).id;
});
afterAll(() => test.close());

const send = (payload: object, remoteAddress: string, cookies: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/api/authenticate', payload, remoteAddress, cookies });

/** Like a browser: solves a captcha when one is asked for. */
async function authenticate(username: string, password: string, remoteAddress = '192.0.2.1', cookies = {}) {
  const response = await send({ username, password }, remoteAddress, cookies);
  if (response.json<ErrorBody>().i18nKey !== 'error.captcha.required') return response;
  return send({ username, password, captcha: await solveCaptcha(test.app) }, remoteAddress, cookies);
}

it('gives tokens, a session id and a refresh cookie that scripts cannot read', async () => {
  const user = await buildUser(test.db, { platform_id: platformId });
  const response = await authenticate(user.email.toUpperCase(), TEST_PASSWORD);
  expect(response.statusCode).toBe(200);
  const { jwt } = response.json<{ jwt: SessionTokens }>();
  expect(jwt.expiresAt).toBe('2026-03-02T12:30:00.000Z');
  expect(jwt.emulationRestoreToken).toBeNull();
  expect(response.headers['x-session-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.cookies).toMatchObject([
    { name: 'portal_refresh', httpOnly: true, sameSite: 'Strict', path: '/api/authenticate' },
    { name: 'portal_device', httpOnly: true, sameSite: 'Strict', path: '/api/authenticate', maxAge: 15_552_000 },
  ]);
  expect(response.body).not.toContain(response.cookies[0]?.value);
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
  const responses = await Promise.all(Array.from({ length: 8 }, () => authenticate(user.email, 'Wrong-Pass-2026!')));
  expect(responses.filter((response) => response.statusCode === 429)).toHaveLength(3);
});

const WRONG = 'Wrong-Pass-2026!';

/** A browser that keeps its device cookie; every answer's status. */
function openBrowser(remoteAddress: string) {
  let device = '';
  return async (username: string, password: string): Promise<number> => {
    const cookies = device === '' ? {} : { portal_device: device };
    const response = await authenticate(username, password, remoteAddress, cookies);
    device = response.cookies.find(({ name }) => name === 'portal_device')?.value ?? device;
    return response.statusCode;
  };
}

const fail = async (times: number, guess: (index: number) => Promise<{ statusCode: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await guess(index)).statusCode);
  return statuses;
};

/** As if so many had failed under that counter just now. */
const failBefore = (key: string, hits: number) =>
  test.db
    .insertInto('rate_limits')
    .values({ key, hits, resets_at: new Date(test.clock.now().getTime() + 60_000) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ hits }))
    .execute();

describe('strangers who guess', () => {
  it('lock out themselves, not the owner at another address', async () => {
    const user = await buildUser(test.db, { platform_id: platformId });
    await fail(6, () => authenticate(user.email, WRONG, '203.0.113.10'));
    expect((await authenticate(user.email, TEST_PASSWORD, '203.0.113.10')).statusCode).toBe(429);
    expect((await authenticate(user.email, TEST_PASSWORD, '203.0.113.11')).statusCode).toBe(200);
  });

  it('from many addresses lock out unknown devices, not the one that the owner has signed in from', async () => {
    const user = await buildUser(test.db, { platform_id: platformId });
    const known = openBrowser('203.0.113.20');
    expect(await known(user.email, TEST_PASSWORD)).toBe(200);
    await fail(30, (index) => authenticate(user.email, WRONG, `198.51.100.${100 + (index % 8)}`));
    expect((await authenticate(user.email, TEST_PASSWORD, '203.0.113.21')).statusCode).toBe(429);
    expect(await known(user.email, TEST_PASSWORD)).toBe(200);
    expect(await known(user.email, TEST_PASSWORD)).toBe(200);
  });

  it('count by network where one line has many addresses', async () => {
    const user = await buildUser(test.db, { platform_id: platformId });
    await fail(6, (index) => authenticate(user.email, WRONG, `2001:db8:7:7::${index + 1}`));
    expect((await authenticate(user.email, TEST_PASSWORD, '2001:db8:7:7:ffff::1')).statusCode).toBe(429);
  });

  it('gain nothing by a device of their own', async () => {
    const victim = await buildUser(test.db, { platform_id: platformId });
    const own = await buildUser(test.db, { platform_id: platformId });
    const stranger = openBrowser('203.0.113.30');
    await stranger(own.email, TEST_PASSWORD);
    for (let guess = 0; guess < 5; guess += 1) expect(await stranger(victim.email, WRONG)).toBe(401);
    expect(await stranger(victim.email, TEST_PASSWORD)).toBe(429);
    expect(await stranger(own.email, TEST_PASSWORD)).toBe(200);
    expect(await stranger(victim.email, TEST_PASSWORD)).toBe(429);
  });

  it('are paused on a known device too', async () => {
    const user = await buildUser(test.db, { platform_id: platformId });
    const known = openBrowser('203.0.113.40');
    await known(user.email, TEST_PASSWORD);
    for (let guess = 0; guess < 5; guess += 1) expect(await known(user.email, WRONG)).toBe(401);
    expect(await known(user.email, TEST_PASSWORD)).toBe(429);
  });
});

describe('after three wrong passwords', () => {
  const keyOf = (response: Awaited<ReturnType<typeof send>>) => response.json<ErrorBody>().i18nKey;

  async function failThrice(remoteAddress: string) {
    const user = await buildUser(test.db, { platform_id: platformId });
    await fail(3, () => authenticate(user.email, WRONG, remoteAddress));
    const signIn = (captcha?: string) =>
      send({ username: user.email, password: TEST_PASSWORD, captcha }, remoteAddress);
    return { user, signIn };
  }

  it('a captcha is asked for, of an unknown address too, and answered it lets the right password in', async () => {
    const { signIn } = await failThrice('203.0.113.80');
    const asked = await signIn();
    expect(asked.statusCode).toBe(422);
    expect(keyOf(asked)).toBe('error.captcha.required');
    await fail(3, () => authenticate('stranger@nowhere.example', WRONG, '203.0.113.81'));
    const unknown = await send({ username: 'stranger@nowhere.example', password: WRONG }, '203.0.113.81');
    expect(keyOf(unknown)).toBe('error.captcha.required');
    expect((await signIn(await solveCaptcha(test.app))).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('an answer serves once, also when it is sent many times at once', async () => {
    const { user } = await failThrice('203.0.113.82');
    const captcha = await solveCaptcha(test.app);
    const guess = () => send({ username: user.email, password: WRONG, captcha }, '203.0.113.82');
    const keys = (await Promise.all(Array.from({ length: 6 }, guess))).map(keyOf);
    expect(keys.filter((key) => key === 'error.signIn.failed')).toHaveLength(1);
    expect(keys.filter((key) => key === 'error.captcha.failed')).toHaveLength(5);
  });

  it('refuses answers that are late, changed or made up, and counts no guess for them', async () => {
    const { signIn } = await failThrice('203.0.113.83');
    const late = await solveCaptcha(test.app);
    test.clock.advance(5 * 60_000);
    const fresh = JSON.parse(Buffer.from(await solveCaptcha(test.app), 'base64').toString()) as {
      challenge: { parameters: object };
    };
    const { challenge } = fresh;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '', cost: 1 } };
    const wrong = [
      late,
      '',
      'no base64 at all',
      encode(null),
      encode({}),
      encode({ ...fresh, solution: { counter: 0, derivedKey: '00' } }),
      encode({ ...fresh, challenge: easier }),
      encode({ ...fresh, challenge: { ...challenge, signature: 'x' } }),
      encode({ ...fresh, challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1e9, salt: {} } } }),
    ];
    for (const captcha of wrong)
      expect([captcha, keyOf(await signIn(captcha))]).toEqual([captcha, 'error.captcha.failed']);
    expect((await signIn(encode(fresh))).statusCode).toBe(200);
  });
});

describe('one internet address of many people', () => {
  it('is paused for unknown devices after a hundred failures, which no sign-in of its own clears', async () => {
    const owner = await buildUser(test.db, { platform_id: platformId });
    const colleague = await buildUser(test.db, { platform_id: platformId });
    const office = '198.51.100.7';
    const known = openBrowser(office);
    await known(colleague.email, TEST_PASSWORD);
    await failBefore(`sign-in:address:${office}`, 98);
    expect((await authenticate(owner.email, TEST_PASSWORD, office)).statusCode).toBe(200);
    expect((await authenticate(owner.email, TEST_PASSWORD, office)).statusCode).toBe(200);
    const rest = await fail(3, (index) => authenticate(`more${index}@nowhere.example`, WRONG, office));
    expect(rest).toEqual([401, 401, 429]);
    expect((await authenticate(owner.email, TEST_PASSWORD, office)).statusCode).toBe(429);
    expect(await known(colleague.email, TEST_PASSWORD)).toBe(200);
    expect((await authenticate('guess0@nowhere.example', WRONG, '198.51.100.8')).statusCode).toBe(401);
  });
});

describe('the device', () => {
  it('is kept by its hash, serves several people and moves on at each sign-in', async () => {
    const first = await buildUser(test.db, { platform_id: platformId });
    const second = await buildUser(test.db, { platform_id: platformId });
    const shared = openBrowser('203.0.113.50');
    await shared(first.email, TEST_PASSWORD);
    await shared(second.email, TEST_PASSWORD);
    const rows = await test.db
      .selectFrom('known_devices')
      .select('token_hash')
      .where('user_id', 'in', [first.id, second.id])
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows[0]?.token_hash).toBe(rows[1]?.token_hash);
    expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is remembered for twenty of a person at most, and forgotten after its time', async () => {
    const user = await buildUser(test.db, { platform_id: platformId });
    for (let device = 0; device < 22; device += 1) await openBrowser('203.0.113.60')(user.email, TEST_PASSWORD);
    const count = async () =>
      (await test.db.selectFrom('known_devices').select('user_id').where('user_id', '=', user.id).execute()).length;
    expect(await count()).toBe(20);
    await test.tidyUp(new Date(test.clock.now().getTime() + 180 * 24 * 60 * 60_000));
    expect(await count()).toBe(0);
  });
});

describe('the audit log', () => {
  const rowsOf = (entityId: string) =>
    test.db
      .selectFrom('audit_log')
      .select(['action', 'platform_id', 'actor_user_id', 'details'])
      .where('entity_type', '=', 'user')
      .where('entity_id', '=', entityId)
      .orderBy('id')
      .execute();

  it('holds failed sign-ins and the pause that they led to, without what was typed', async () => {
    const user = await buildUser(test.db, { platform_id: platformId });
    await fail(8, () => authenticate(user.email, WRONG, '203.0.113.70'));
    const rows = await rowsOf(user.id.toString());
    expect(rows.map(({ action }) => action)).toEqual([...Array<string>(5).fill('signIn.failed'), 'signIn.paused']);
    expect(rows[0]).toMatchObject({
      platform_id: platformId,
      actor_user_id: null,
      details: { ipAddress: '203.0.113.70' },
    });
    expect(
      JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(WRONG);
  });

  it('takes a hundred an hour of people who do not exist, whatever they call themselves', async () => {
    await failBefore('audit:signIn.failed:unknown', 98);
    const written = async () => (await test.db.selectFrom('security_log').select('details').execute()).length;
    const before = await written();
    await fail(5, (index) => authenticate(`nobody${index}@nowhere.example`, WRONG, `203.0.114.${index}`));
    expect((await written()) - before).toBe(2);
  });
});

it.each([
  ['no body', undefined],
  ['a list', []],
  ['an object as name', { username: {}, password: 'x' }],
  ['no password', { username: 'a@b.example' }],
  ['a null byte', { username: 'a\0b@c.example', password: 'x' }],
  ['a password too long', { username: 'a@b.example', password: 'x'.repeat(129) }],
])('refuses %s with 400', async (_name, payload) => {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/authenticate',
    ...(payload !== undefined && { payload }),
  });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>()).toMatchObject({ status: 400, i18nKey: 'error.validation' });
});
