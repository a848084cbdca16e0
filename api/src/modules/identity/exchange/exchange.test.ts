import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { AuthenticateAnswer, SessionTokens } from '@portal/shared/contract/session';
import {
  JWT_TOKEN_TYPE,
  TOKEN_EXCHANGE_GRANT,
  type TokenExchangeResponse,
} from '@portal/shared/contract/tokenExchange';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { SETTINGS } from '@portal/shared/domain/settings';
import { SignJWT } from 'jose';
import { buildPlatform, buildUser } from '../../../testing/builders.ts';
import { nextId } from '../../../testing/nextId.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { addEmbedderKey, endEmbedderKey, listEmbedderKeys } from './embedderKeys.ts';

let test: TestApp;
let platform: Awaited<ReturnType<typeof buildPlatform>>;
let email: string;
let kid: string;
const pair = generateKeyPairSync('ed25519');
const pemOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();

beforeAll(async () => {
  test = await buildTestApp();
  platform = await buildPlatform(test.db);
  ({ email } = await buildUser(test.db, { platform_id: platform.id }));
  kid = await register(pair.publicKey);
});
afterAll(() => test.close());

const register = (publicKey: KeyObject, platformClientId = platform.platform_client_id): Promise<string> =>
  addEmbedderKey(test.db, { platformClientId, publicKey: pemOf(publicKey), label: '' }, test.clock.now());

interface Claims {
  iss?: string;
  sub?: string;
  aud?: string;
  jti?: string;
  iat?: number;
  exp?: number;
}

const seconds = (): number => Math.floor(test.clock.now().getTime() / 1000);

/** An assertion as a back end makes it; `claims` and `header` replace parts of it. */
function assertionOf(claims: Claims = {}, header: object = {}, key: KeyObject | Uint8Array = pair.privateKey) {
  const iat = seconds();
  const all = {
    iss: platform.platform_client_id,
    sub: email,
    aud: test.env.publicUrl,
    jti: nextId(),
    iat,
    exp: iat + 60,
    ...claims,
  };
  return new SignJWT(all).setProtectedHeader({ alg: 'EdDSA', kid, ...header }).sign(key);
}

const post = (payload: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/authenticate/token-exchange',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

const send = (fields: Record<string, string>) => post(new URLSearchParams(fields).toString());

const formOf = (assertion: string): string =>
  new URLSearchParams({
    grant_type: TOKEN_EXCHANGE_GRANT,
    subject_token_type: JWT_TOKEN_TYPE,
    subject_token: assertion,
  }).toString();

const exchange = (assertion: string, headers: Record<string, string> = {}) => post(formOf(assertion), headers);

it('answers like a sign-in, and the token opens what the user may see', async () => {
  const response = await exchange(await assertionOf());
  expect(response.statusCode).toBe(200);
  const { jwt, mfa, ...rfc } = response.json<TokenExchangeResponse & { jwt: SessionTokens }>();
  expect(mfa).toBeNull();
  expect(rfc).toMatchObject({
    access_token: jwt.idToken,
    issued_token_type: JWT_TOKEN_TYPE,
    token_type: 'Bearer',
    expires_in: SETTINGS.session.windowMs / 1000,
  });
  expect(response.headers['x-session-id']).toMatch(/^[0-9a-f-]{36}$/);
  const profile = await test.app.inject({
    url: '/api/users/sessionStatus',
    headers: { authorization: `Bearer ${jwt.idToken}`, 'x-session-id': String(response.headers['x-session-id']) },
  });
  expect(profile.statusCode).toBe(200);
  const audited = await test.db
    .selectFrom('audit_log')
    .select('entity_id')
    .where('platform_id', '=', platform.id)
    .where('action', '=', 'exchange.accepted')
    .execute();
  expect(audited).toEqual([{ entity_id: kid }]);
});

it.each([
  ['ES256', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ['RS256', generateKeyPairSync('rsa', { modulusLength: 2048 })],
])('takes %s', async (alg, { publicKey, privateKey }) => {
  const other = await buildPlatform(test.db);
  const user = await buildUser(test.db, { platform_id: other.id });
  const otherKid = await register(publicKey, other.platform_client_id);
  const claims = { iss: other.platform_client_id, sub: user.email };
  expect((await exchange(await assertionOf(claims, { alg, kid: otherKid }, privateKey))).statusCode).toBe(200);
});

const stranger = generateKeyPairSync('ed25519');
const REFUSED: Record<string, [string, () => Promise<string>]> = {
  'signed by somebody else': ['signature', () => assertionOf({}, {}, stranger.privateKey)],
  'of an unknown key': ['not registered', () => assertionOf({}, { kid: 'nobody' })],
  'of a key that no database finds': ['not registered', () => assertionOf({}, { kid: 'a\u0000b' })],
  'about a name that no database stores': ['claim sub', () => assertionOf({ sub: 'a\u0000@b.example' })],
  'without a key': ['not registered', () => assertionOf({}, { kid: undefined })],
  'signed with the public key as a secret': [
    'signature',
    () => assertionOf({}, { alg: 'HS256' }, new TextEncoder().encode(pemOf(pair.publicKey))),
  ],
  'that is no assertion': ['not registered', () => Promise.resolve('a.b.c')],
  'that has expired': ['expired', () => assertionOf({ iat: seconds() - 120, exp: seconds() - 60 })],
  'from the future': ['not valid yet', () => assertionOf({ iat: seconds() + 60, exp: seconds() + 90 })],
  'valid for an hour': ['more than 60 seconds', () => assertionOf({ exp: seconds() + 3600 })],
  'for another audience': ['claim aud', () => assertionOf({ aud: 'https://elsewhere.example' })],
  'of another issuer': ['claim iss', () => assertionOf({ iss: 'somebody' })],
  'without an id': ['claim jti', () => assertionOf({ jti: undefined })],
  'about nobody': ['subject', () => assertionOf({ sub: 'nobody@nowhere.example' })],
};

it.each(Object.entries(REFUSED))('refuses an assertion %s', async (_, [reason, make]) => {
  const response = await exchange(await make());
  expect(response.statusCode).toBe(401);
  expect(response.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.signIn.failed' });
  expect(response.json<ErrorBody>().description).toContain(reason);
  expect(response.cookies).toEqual([]);
});

it('refuses an unsigned assertion', async () => {
  const [, claims] = (await assertionOf()).split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url');
  expect((await exchange(`${header}.${claims}.`)).statusCode).toBe(401);
});

it('a user of another platform, and one who was deactivated, answer like nobody', async () => {
  const other = await buildPlatform(test.db);
  const foreign = await buildUser(test.db, { platform_id: other.id });
  const left = await buildUser(test.db, { platform_id: platform.id, status: 'DEACTIVATED' });
  const responses = await Promise.all(
    [foreign.email, left.email, 'nobody@nowhere.example'].map(async (sub) => exchange(await assertionOf({ sub }))),
  );
  const refusals = responses.map((response) => [response.statusCode, response.json<ErrorBody>().description]);
  expect(new Set(refusals.map(String)).size).toBe(1);
});

it('counts each assertion once, of fifty at once', async () => {
  const assertion = await assertionOf();
  const responses = await Promise.all(Array.from({ length: 50 }, () => exchange(assertion)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = responses.find(({ statusCode }) => statusCode !== 200);
  expect(refused?.json<ErrorBody>().description).toContain('used before');
});

it.each([
  ['another grant', { grant_type: 'password' }],
  ['another type', { subject_token_type: 'urn:ietf:params:oauth:token-type:saml2' }],
  ['no assertion', { subject_token: '' }],
  ['an assertion that is too long', { subject_token: 'x'.repeat(5000) }],
])('refuses %s at its field', async (_, changed) => {
  const fields = {
    grant_type: TOKEN_EXCHANGE_GRANT,
    subject_token_type: JWT_TOKEN_TYPE,
    subject_token: 'a.b.c',
    ...changed,
  };
  const response = await send(fields);
  expect([400, 422]).toContain(response.statusCode);
  expect(JSON.stringify(response.json())).toContain(Object.keys(changed)[0]);
});

it('refuses a parameter that is sent twice, and passes over those of others', async () => {
  const twice = await post(`subject_token=other&${formOf(await assertionOf())}`);
  expect(twice.statusCode).toBe(400);
  expect(twice.json<ErrorBody>().fields).toContainEqual({ field: 'subject_token', i18nKey: 'error.text.type' });
  const others = 'client_id=hr&audience=one&audience=two&requested_token_type=x';
  expect((await post(`${others}&${formOf(await assertionOf())}`)).statusCode).toBe(200);
});

it('takes no page of another origin, whatever it brings', async () => {
  const assertion = formOf(await assertionOf());
  const response = await post(assertion, { origin: 'https://elsewhere.example' });
  expect(response.statusCode).toBe(403);
  expect(response.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.origin.foreign' });
  expect((await post(assertion)).statusCode).toBe(200);
});

it('does not ask for the password, so an expired one is no hindrance; a closed platform is', async () => {
  const { id, platform_client_id: iss } = await buildPlatform(test.db, { passwords_expire: true });
  const user = await buildUser(test.db, { platform_id: id, password_changed_at: new Date(0) });
  const own = generateKeyPairSync('ed25519');
  const header = { kid: await register(own.publicKey, iss) };
  const sent = () => assertionOf({ iss, sub: user.email.toUpperCase() }, header, own.privateKey).then(exchange);
  const { jwt, expiredPasswordToken } = (await sent()).json<AuthenticateAnswer>();
  expect(jwt?.idToken).toMatch(/^ey/);
  expect(expiredPasswordToken).toBeNull();
  await test.db.updateTable('platforms').set({ status: 'CLOSED' }).where('id', '=', id).execute();
  expect((await sent()).json<ErrorBody>().description).toContain('not registered');
});

it('a refusal is audited under its key, one of no key in the log of nobody', async () => {
  const { id, platform_client_id: iss } = await buildPlatform(test.db);
  const own = generateKeyPairSync('ed25519');
  const ownKid = await register(own.publicKey, iss);
  await exchange(await assertionOf({ iss, aud: 'https://elsewhere.example' }, { kid: ownKid }, own.privateKey));
  const audited = await test.db
    .selectFrom('audit_log')
    .select(['entity_id', 'actor_user_id', 'details'])
    .where('platform_id', '=', id)
    .where('action', '=', 'exchange.refused')
    .execute();
  const details = { reason: 'Its claim aud is missing or wrong.' };
  expect(audited).toEqual([{ entity_id: ownKid, actor_user_id: null, details }]);
  const before = await countUnknown();
  await exchange(await assertionOf({}, { kid: 'nobody' }));
  expect(await countUnknown()).toBe(before + 1);
});

async function countUnknown(): Promise<number> {
  const rows = await test.db.selectFrom('security_log').select('id').where('action', '=', 'exchange.refused').execute();
  return rows.length;
}

it('two keys are in force while one replaces the other, a third is not; a revoked one ends at once', async () => {
  const [next, third] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const nextKid = await register(next.publicKey);
  await expect(register(third.publicKey)).rejects.toThrow('has two keys already');
  await expect(register(next.publicKey, (await buildPlatform(test.db)).platform_client_id)).rejects.toThrow(
    'was registered before',
  );
  expect((await exchange(await assertionOf({}, { kid: nextKid }, next.privateKey))).statusCode).toBe(200);
  await endEmbedderKey(test.db, nextKid, test.clock.now());
  const late = await exchange(await assertionOf({}, { kid: nextKid }, next.privateKey));
  expect(late.json<ErrorBody>().description).toContain('not registered');
  await expect(endEmbedderKey(test.db, nextKid, test.clock.now())).rejects.toThrow('in force');
  expect((await listEmbedderKeys(test.db)).find((key) => key.kid === nextKid)?.revoked_at).not.toBeNull();
});

/** Answers a call of a session as its page makes it. */
const statusOf = async (response: Awaited<ReturnType<typeof exchange>>): Promise<number> => {
  const { statusCode } = await test.app.inject({
    url: '/api/users/sessionStatus',
    headers: { authorization: `Bearer ${response.json<TokenExchangeResponse>().access_token}` },
  });
  return statusCode;
};

it('a revoked key’s sessions end with it, and no others', async () => {
  const own = generateKeyPairSync('ed25519');
  const ownKid = await register(own.publicKey);
  const [first, other] = [
    await exchange(await assertionOf({}, { kid: ownKid }, own.privateKey)),
    await exchange(await assertionOf()),
  ];
  expect([await statusOf(first), await statusOf(other)]).toEqual([200, 200]);
  await endEmbedderKey(test.db, ownKid, test.clock.now());
  expect([await statusOf(first), await statusOf(other)]).toEqual([401, 200]);
});

it('renews the session that is named, when this key has opened it for this user', async () => {
  const begun = await exchange(await assertionOf());
  const named = { 'x-session-id': String(begun.headers['x-session-id']) };
  expect((await exchange(await assertionOf(), named)).headers['x-session-id']).toBe(named['x-session-id']);
  const { email: sub } = await buildUser(test.db, { platform_id: platform.id });
  const foreign = await exchange(await assertionOf({ sub }), named);
  expect(foreign.statusCode).toBe(200);
  expect(foreign.headers['x-session-id']).not.toBe(named['x-session-id']);
});

it('a key is limited by itself, an address by what it gets wrong', async () => {
  const { perMinute } = SERVER_SETTINGS.tokenExchange;
  const own = await buildPlatform(test.db);
  const user = await buildUser(test.db, { platform_id: own.id });
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const ownKid = await register(publicKey, own.platform_client_id);
  const resets_at = new Date(test.clock.now().getTime() + 60_000);
  await test.db
    .insertInto('rate_limits')
    .values({ key: `exchange:${ownKid}`, hits: perMinute, resets_at })
    .execute();
  const late = await exchange(
    await assertionOf({ iss: own.platform_client_id, sub: user.email }, { kid: ownKid }, privateKey),
  );
  expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '60']);
  expect((await exchange(await assertionOf())).statusCode).toBe(200);
});

it.each([
  ['a private key', pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ['no key', 'hello'],
  ['a short RSA key', pemOf(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey)],
])('refuses %s as a key', async (_, publicKey) => {
  const key = { platformClientId: platform.platform_client_id, publicKey, label: '' };
  await expect(addEmbedderKey(test.db, key, test.clock.now())).rejects.toThrow(/key/);
});

it('remembers no device, so that the devices from which the user has signed in stay known', async () => {
  const user = await buildUser(test.db, { platform_id: platform.id });
  const response = await exchange(await assertionOf({ sub: user.email }));
  expect(response.statusCode).toBe(200);
  expect(response.cookies.map(({ name }) => name)).toEqual(['portal_refresh']);
  const known = test.db.selectFrom('known_devices').select('token_hash').where('user_id', '=', user.id);
  expect(await known.execute()).toEqual([]);
});

it('refuses a key for the platform of the staff, who would sign in without a second factor', async () => {
  const staff = await buildPlatform(test.db, { is_staff: true });
  const { publicKey } = generateKeyPairSync('ed25519');
  await expect(register(publicKey, staff.platform_client_id)).rejects.toThrow('sign in themselves');
});

it('an assertion is forgotten once it has expired', async () => {
  await exchange(await assertionOf());
  test.clock.advance(120_000);
  await test.tidyUp(test.clock.now());
  expect(await test.db.selectFrom('used_assertions').selectAll().execute()).toEqual([]);
});
