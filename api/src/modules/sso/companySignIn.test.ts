import type { ErrorBody } from '@portal/shared/contract/common';
import type { AuthenticateAnswer, PrincipalUser, SignOut } from '@portal/shared/contract/session';
import type { SsoTest, SsoTestBegun } from '@portal/shared/contract/ssoConnections';
import type { SsoSignIn } from '@portal/shared/contract/ssoSignIn';
import { seal } from '../../crypto/seal.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { IdpFault } from '../../providers/idp/sandbox/IdpContext.ts';
import { startIdpSandbox } from '../../providers/idp/sandbox/startIdpSandbox.ts';
import { SANDBOX_CLIENT_SECRET } from '../../providers/idp/sandbox/idpPaths.ts';
import { buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildSsoConnection, buildSsoDomain } from '../../testing/buildSsoConnection.ts';
import { createTestBrowser } from '../../testing/createTestBrowser.ts';
import { buildTestApp, callWith, type TestApp } from '../../testing/testApp.ts';

const PORTAL = 'http://localhost:3000';
const DOMAIN = 'alder-finch.example';
const NEWCOMER = `nora.lindgren@${DOMAIN}`;
const KNOWN = `anneke.visser@${DOMAIN}`;
const idp = await startIdpSandbox({ port: 0, portals: [PORTAL], file: null });
const issuer = `${idp.context.url()}/oidc`;
let test: TestApp;
let platformId: bigint;
let adminEmail: string;
let known: bigint;
let adminId: bigint;

beforeAll(async () => {
  test = await buildTestApp({
    google: {
      issuer: `${idp.context.url()}/google`,
      clientId: 'rewards',
      clientSecret: SANDBOX_CLIENT_SECRET,
    },
  });
  platformId = (await buildPlatform(test.db)).id;
  const admin = await buildUser(test.db, {
    platform_id: platformId,
    organization_access: true,
    authorities: ['AUTH_MANAGEMENT_MANAGE'],
  });
  adminEmail = admin.email;
  adminId = admin.id;
  known = (await buildUser(test.db, { platform_id: platformId, email: KNOWN })).id;
  const role = await test.db
    .selectFrom('roles')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('name', '=', 'standard')
    .executeTakeFirstOrThrow();
  const owner = { platform_id: platformId, changed_by_user_id: adminId, issuer };
  await buildSsoConnection(test, {
    ...owner,
    identifier: 'alder',
    new_role_id: role.id,
    new_organization_access: true,
  });
  await buildSsoConnection(test, { ...owner, identifier: 'closed', state: 'TESTING' });
  await buildSsoConnection(test, { ...owner, identifier: 'draft', state: 'DRAFT', client_secret: null });
  await buildSsoDomain(test.db, platformId, DOMAIN, admin.id);
});
afterAll(async () => {
  await test.close();
  await idp.close();
});

type Body = { readonly email: string } | { readonly connectionId: string };
const start = (payload: Body) => test.app.inject({ method: 'POST', url: '/api/authenticate/sso', payload });

/** Returns the state of a browser after the provider has answered: its cookie, and the query of the page that it is led to. */
async function answered(body: Body, person: string, faults: readonly IdpFault[] = [], change?: (url: URL) => void) {
  idp.choose(
    person,
    faults.filter((fault) => fault !== 'down'),
  );
  const started = await start(body);
  const [cookie] = started.cookies;
  const url = await createTestBrowser(PORTAL).follow(started.json<SsoSignIn>().redirectUrl ?? '');
  idp.choose(person, faults);
  change?.(url);
  return { url, cookies: { portal_sso: cookie?.value ?? '' }, query: await bring(url) };
}

async function bring({ pathname, search }: URL): Promise<URLSearchParams> {
  const { statusCode, headers } = await test.app.inject({ url: `${pathname}${search}` });
  expect([statusCode, headers.location]).toEqual([303, expect.stringContaining(`${PORTAL}/vue/#/`)]);
  return new URL((headers.location ?? '').replace('#', '')).searchParams;
}

const finish = (result: string | null, cookies: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: '/api/authenticate/sso/finish', payload: { result: result ?? '' }, cookies });

async function signIn(body: Body, person: string) {
  const { query, cookies } = await answered(body, person);
  return finish(query.get('result'), cookies);
}

const idTokenIn = (response: LightMyRequestResponse) => response.json<AuthenticateAnswer>().jwt?.idToken ?? '';

it('makes somebody unknown of the company a user, who signs out at the provider', async () => {
  const response = await signIn({ email: NEWCOMER }, NEWCOMER);
  const call = callWith(test.app, idTokenIn(response));
  expect((await call({ url: '/api/account' })).json<PrincipalUser>()).toMatchObject({
    username: NEWCOMER,
    firstName: 'Nora',
    roleString: 'standard',
    identityProviders: ['OIDC'],
    signInConnection: { connectionId: 'alder', displayName: 'alder', type: 'OIDC' },
    accessLevelPermissionInformation: { userHasOrganizationAccess: true },
  });
  const { signOutUrl } = (await call({ method: 'POST', url: '/api/users/logout' })).json<SignOut>();
  expect(signOutUrl).toMatch(`${issuer}/session/end?post_logout_redirect_uri=`);
  expect(signOutUrl).toContain('id_token_hint=');
});

it('one answer is one session, however often it comes, in the browser that began alone', async () => {
  const { url, query, cookies } = await answered({ connectionId: 'alder' }, KNOWN);
  expect((await bring(url)).get('error')).toBe('resultEnded');
  const result = query.get('result');
  expect((await finish(result, { portal_sso: 'of another browser' })).json<ErrorBody>()).toMatchObject({
    status: 403,
    i18nKey: 'error.sso.otherBrowser',
  });
  const responses = await Promise.all(Array.from({ length: 10 }, () => finish(result, cookies)));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array<number>(9).fill(410)]);
  const again = await answered({ connectionId: 'alder' }, KNOWN);
  test.clock.advance(60_001);
  expect((await finish(again.query.get('result'), again.cookies)).statusCode).toBe(410);
});

it.each<[string, readonly IdpFault[], ((url: URL) => void) | undefined]>([
  ['answerInvalid', ['signature'], undefined],
  ['answerInvalid', ['unsigned'], undefined],
  ['answerInvalid', ['nonce'], undefined],
  ['answerInvalid', ['issuer'], undefined],
  ['answerInvalid', ['audience'], undefined],
  ['clockWrong', ['expiry'], undefined],
  ['providerDown', ['down'], undefined],
  ['answerInvalid', [], (url) => url.searchParams.set('iss', 'https://other.example')],
  ['answerInvalid', [], (url) => url.searchParams.set('code', 'used-before')],
  [
    'cancelled',
    [],
    (url) => {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    },
  ],
  ['resultEnded', [], (url) => url.searchParams.set('state', 'another')],
])('leads back with %s for %j', async (error, faults, change) => {
  const { query } = await answered({ connectionId: 'alder' }, KNOWN, faults, change);
  expect(Object.fromEntries(query)).toEqual({ error });
});

it('opens no session for an address that nobody confirms, another subject or another company', async () => {
  const refusalOf = async (body: Body, person: string, faults: readonly IdpFault[] = []) => {
    const { query, cookies } = await answered(body, person, faults);
    return (await finish(query.get('result'), cookies)).json<ErrorBody>().i18nKey;
  };
  const alder = { connectionId: 'alder' };
  expect(await refusalOf(alder, 'funding@demo.example', ['email'])).toBe('error.sso.emailUnverified');
  expect(await refusalOf(alder, 'stranger@elsewhere.example')).toBe('error.sso.wrongCompany');
  idp.context.people.put('other', { subject: 'other', email: KNOWN, givenName: 'A', familyName: 'B' });
  idp.context.people.remove(`sandbox-${KNOWN}`);
  expect(await refusalOf(alder, KNOWN)).toBe('error.sso.subjectChanged');
  await test.db.updateTable('users').set({ status: 'DEACTIVATED' }).where('id', '=', known).execute();
  idp.context.people.remove('other');
  const subject = `sandbox-${KNOWN}`;
  idp.context.people.put(subject, { subject, email: KNOWN, givenName: 'A', familyName: 'B' });
  expect(await refusalOf(alder, KNOWN)).toBe('error.sso.deactivated');
  // Let in again: somebody without a password is invited.
  await test.db.updateTable('users').set({ status: 'INVITED' }).where('id', '=', known).execute();
  expect(await refusalOf(alder, KNOWN)).toBeUndefined();
  const { status } = await test.db
    .selectFrom('users')
    .select('status')
    .where('id', '=', known)
    .executeTakeFirstOrThrow();
  expect(status).toBe('ACTIVATED');
});

it('answers kindly for a domain of no company, a connection that is not enabled and a provider that is away', async () => {
  const owner = { platform_id: platformId, changed_by_user_id: adminId };
  await buildSsoConnection(test, { ...owner, identifier: 'absent', issuer: 'http://127.0.0.1:9/idp' });
  for (const [body, i18nKey] of [
    [{ email: 'ada@nobody.example' }, 'error.sso.noCompany'],
    [{ connectionId: 'closed' }, 'error.sso.notOffered'],
    [{ connectionId: 'unknown' }, 'error.sso.notOffered'],
    [{ connectionId: 'absent' }, 'error.sso.providerDown'],
  ] as const)
    expect((await start(body)).json<ErrorBody>()).toMatchObject({ status: 422, i18nKey });
  const choice = (await start({ email: `whoever@${DOMAIN}` })).json<SsoSignIn>();
  expect([choice.redirectUrl, choice.connections.map(({ connectionId }) => connectionId)]).toEqual([
    null,
    ['absent', 'alder'],
  ]);
});

it('a test shows claims and person, or the setting to change, and opens no session', async () => {
  const admin = await test.signIn(adminEmail);
  const tested = async (connectionId: string, person: string) => {
    idp.choose(person);
    const begun = await admin({ method: 'POST', url: `/api/sso/connections/${connectionId}/test`, payload: {} });
    const { testId, redirectUrl } = begun.json<SsoTestBegun>();
    const read = async () =>
      (await admin({ url: `/api/sso/connections/${connectionId}/test/${testId}` })).json<SsoTest>();
    expect((await read()).state).toBe('WAITING');
    expect((await bring(await createTestBrowser(PORTAL).follow(redirectUrl))).get('test')).toBe(testId);
    return read();
  };
  expect(await tested('closed', NEWCOMER)).toMatchObject({
    state: 'SUCCEEDED',
    claims: expect.arrayContaining([{ name: 'email', value: NEWCOMER }]) as unknown,
    person: { email: NEWCOMER, isNew: false },
    problem: null,
  });
  expect(await tested('closed', 'stranger@elsewhere.example')).toMatchObject({
    state: 'FAILED',
    problem: { i18nKey: 'error.sso.unknownPerson', field: 'newPeople' },
  });
  const begin = { method: 'POST', url: '/api/sso/connections/draft/test', payload: {} } as const;
  expect((await admin(begin)).json<ErrorBody>().fields).toEqual([
    { field: 'oidc.clientSecret', i18nKey: 'error.sso.secretRequired' },
  ]);
  await test.db
    .updateTable('sso_connections')
    .set({ client_secret: seal(test.env.credentialKey, 'another') })
    .where('identifier', '=', 'draft')
    .execute();
  expect(await tested('draft', NEWCOMER)).toMatchObject({
    state: 'FAILED',
    problem: { i18nKey: 'error.sso.clientRefused', field: 'oidc.clientSecret' },
  });
});

it('Google signs in who exists and whose organisation allows it', async () => {
  const google = { connectionId: 'google' };
  const { id: otherId } = await buildPlatform(test.db);
  await buildUser(test.db, { platform_id: otherId, email: 'buyer@demo.example' });
  expect((await signIn(google, 'buyer@demo.example')).json<ErrorBody>().i18nKey).toBe('error.sso.notOffered');
  await test.db.insertInto('sign_in_policies').values({ platform_id: otherId, google_on: true }).execute();
  const call = callWith(test.app, idTokenIn(await signIn(google, 'buyer@demo.example')));
  expect((await call({ url: '/api/account' })).json<PrincipalUser>()).toMatchObject({
    username: 'buyer@demo.example',
    identityProviders: ['GOOGLE'],
  });
  const stranger = await signIn(google, 'stranger@elsewhere.example');
  expect(stranger.json<ErrorBody>().i18nKey).toBe('error.sso.unknownPerson');
});

it('asks for a code unless the connection bypasses codes', async () => {
  const change = (mfa_bypass: boolean) =>
    test.db.updateTable('sso_connections').set({ mfa_bypass }).where('identifier', '=', 'alder').execute();
  const person = await test.db.selectFrom('users').selectAll().where('email', '=', NEWCOMER).executeTakeFirstOrThrow();
  await test.db
    .insertInto('mfa_methods')
    .values({ platform_id: platformId, user_id: person.id, type: 'EMAIL', created_at: test.clock.now() })
    .execute();
  expect((await signIn({ connectionId: 'alder' }, NEWCOMER)).json<AuthenticateAnswer>().jwt).not.toBeNull();
  await change(false);
  expect((await signIn({ connectionId: 'alder' }, NEWCOMER)).json<AuthenticateAnswer>()).toMatchObject({
    jwt: null,
    mfa: { type: 'EMAIL' },
  });
});
