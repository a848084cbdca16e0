import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { SignInPolicy } from '@portal/shared/contract/signInPolicy';
import type {
  NewServiceUrls,
  SsoConnection,
  SsoConnectionSummary,
  SsoEnding,
} from '@portal/shared/contract/ssoConnections';
import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import type { RoleRecord } from '@portal/shared/contract/roles';
import type { TeamUserRecord } from '@portal/shared/contract/users';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { open } from '../../crypto/seal.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { endAccess } from '../identity/index.ts';
import { buildPlatform, buildUser, TEST_PASSWORD } from '../../testing/builders.ts';
import { bodyOf } from '../../testing/teamFixture.ts';
import { collectLog } from '../../testing/collectLog.ts';
import { createTestClock } from '../../testing/testClock.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { samlSandboxCertificate } from '../../providers/idp/sandbox/samlKey.ts';

const SAML_CERTIFICATE = samlSandboxCertificate(
  new Date('2026-01-01T00:00:00.000Z'),
  new Date('2027-01-01T00:00:00.000Z'),
);

const collected = collectLog();
let test: TestApp;
let provider: Server;
let providerUrl: string;
beforeAll(async () => {
  test = await buildTestApp({}, [], null, createTestClock(), collected.log);
  await test.jobs.start();
  provider = createServer((request, response) => {
    if (request.url === '/idp/.well-known/openid-configuration')
      response.end(JSON.stringify({ issuer: `${providerUrl}/idp`, authorization_endpoint: `${providerUrl}/auth` }));
    else response.writeHead(404).end();
  });
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  // A listening TCP server has an address with a port.
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  provider.close();
  await test.jobs.stop();
  await test.close();
});

let platform: Awaited<ReturnType<typeof buildPlatform>>;
let admin: Awaited<ReturnType<typeof buildUser>>;
let colleague: Awaited<ReturnType<typeof buildUser>>;
let call: Call;
beforeEach(async () => {
  platform = await buildPlatform(test.db);
  const holder = {
    platform_id: platform.id,
    organization_access: true,
    authorities: ['AUTH_MANAGEMENT_MANAGE', 'USER_ADMINISTRATION'],
  } as const;
  admin = await buildUser(test.db, { ...holder, first_name: 'Maya', last_name: 'Lin' });
  colleague = await buildUser(test.db, { ...holder, first_name: 'Ada', last_name: 'Finch', lang_key: 'fr' });
  call = await test.signIn(admin.email);
});

const get = async <T>(url: string): Promise<T> => (await call({ method: 'GET', url })).json<T>();
const post = (url: string, payload: object = {}) => call({ method: 'POST', url, payload });
const put = (url: string, payload: object) => call({ method: 'PUT', url, payload });
const errorOf = (response: LightMyRequestResponse) => {
  const { status, i18nKey, fields = [], values } = response.json<ErrorBody>();
  return { status, i18nKey, fields: fields.map((error) => [error.field, error.i18nKey]), values };
};
const refusedAt = (field: string, i18nKey: string) => ({ status: 422, fields: [[field, i18nKey]] });

const rules = (changes: object = {}) => ({
  version: 0,
  password: true,
  google: false,
  codes: 'OPTIONAL',
  factors: ['PHONE', 'EMAIL', 'OTP'],
  ...changes,
});
const oidcBody = (changes: object = {}) => ({
  type: 'OIDC',
  displayName: 'Alder OIDC',
  mfaBypass: false,
  oidc: { issuer: `${providerUrl}/idp`, clientId: 'portal', clientSecret: 'a very secret secret' },
  ...changes,
});
const samlBody = (changes: object = {}) => ({
  type: 'SAML',
  displayName: 'Alder SAML',
  mfaBypass: false,
  saml: {
    signRequest: false,
    debug: false,
    entityId: 'https://idp.example/metadata',
    signInUrl: 'https://idp.example/sso',
    certificates: [SAML_CERTIFICATE],
    ...changes,
  },
});
const makeConnection = async (body: object = oidcBody()) =>
  (await post('/api/sso/connections', body)).json<SsoConnection>();
const setState = (connection: Pick<SsoConnection, 'connectionId' | 'version'>, state: string) =>
  post(`/api/sso/connections/${connection.connectionId}/state`, { state, version: connection.version });
const enable = async (body: object = oidcBody()) =>
  (await setState(await makeConnection(body), 'ENABLED')).json<SsoConnection>();
const mailsTo = async (userId: bigint) =>
  (await test.db.selectFrom('outbox').select(['topic', 'text_values']).where('user_id', '=', userId).execute()).map(
    ({ topic, text_values }) => ({ topic, values: text_values }),
  );
const namesOf = (values: unknown): string[] =>
  typeof values === 'object' && values !== null ? Object.keys(values) : [];
const trail = async () =>
  (
    await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('platform_id', '=', platform.id)
      .where('action', 'like', 's%I%P%.%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('the policy', () => {
  it('begins with passwords alone, and says who changed it to the others by mail', async () => {
    const before = await get<SignInPolicy>('/api/sign-in-policy');
    expect(before).toMatchObject({
      version: 0,
      password: { isOn: true, isOffered: true, people: 2, lock: 'LAST_METHOD' },
      google: { isOn: false, people: 0, lock: null },
      codes: 'OPTIONAL',
      peopleWithoutFactor: 2,
      changedBy: null,
    });
    const changed = (
      await put('/api/sign-in-policy', rules({ codes: 'REQUIRED', factors: ['EMAIL'] }))
    ).json<SignInPolicy>();
    expect(changed).toMatchObject({
      version: 1,
      codes: 'REQUIRED',
      factors: [
        { type: 'PHONE', isOn: false, isLocked: false },
        { type: 'EMAIL', isOn: true, isLocked: true },
        { type: 'OTP', isOn: false, isLocked: false },
      ],
      changedBy: { name: 'Maya Lin' },
    });
    expect(await mailsTo(colleague.id)).toEqual([
      {
        topic: 'SIGN_IN_CHANGED_MAIL',
        values: { organisation: platform.name, name: 'Maya Lin', codesRequired: '' },
      },
    ]);
    expect(await mailsTo(admin.id)).toEqual([]);
    expect(await trail()).toEqual(['signInPolicy.changed']);
  });

  it('refuses an older version but for the same change, and what would leave nobody a way in', async () => {
    const wanted = rules({ codes: 'OFF' });
    expect((await put('/api/sign-in-policy', wanted)).statusCode).toBe(200);
    expect((await put('/api/sign-in-policy', wanted)).json()).toMatchObject({ version: 1 });
    expect(errorOf(await put('/api/sign-in-policy', rules({ codes: 'REQUIRED' })))).toMatchObject({
      status: 409,
      i18nKey: 'error.sso.policyChanged',
      values: { name: 'Maya Lin' },
    });
    const none = await put('/api/sign-in-policy', rules({ version: 1, password: false, google: true }));
    expect(errorOf(none)).toMatchObject(refusedAt('password', 'error.sso.lastMethod'));
    const first = await put('/api/sign-in-policy', rules({ version: 1, codes: 'REQUIRED', factors: ['OTP'] }));
    expect(errorOf(first)).toMatchObject(refusedAt('factors', 'error.sso.firstFactor'));
    expect((await put('/api/sign-in-policy', rules({ version: 1, factors: [] }))).statusCode).toBe(400);
  });

  it('is set by administrators of the whole organisation alone', async () => {
    const others = [
      { authorities: ['USER_ADMINISTRATION'], organization_access: true },
      { authorities: ['AUTH_MANAGEMENT_MANAGE'] },
    ] as const;
    for (const other of others) {
      const user = await buildUser(test.db, { platform_id: platform.id, ...other });
      const response = await (await test.signIn(user.email))({ method: 'GET', url: '/api/sign-in-policy' });
      expect(response.statusCode).toBe(403);
    }
  });
});

describe('a connection', () => {
  it('is made as a draft under the addresses that were told before, and never shows its secret', async () => {
    const { connectionId, redirectUri } = await get<NewServiceUrls>('/api/sso/service-urls');
    const made = await makeConnection(oidcBody({ connectionId }));
    expect(made).toMatchObject({
      connectionId,
      state: 'DRAFT',
      version: 1,
      oidc: { issuer: `${providerUrl}/idp`, clientId: 'portal', hasSecret: true },
      saml: null,
      serviceUrls: { redirectUri },
      changedBy: { name: 'Maya Lin' },
    });
    expect(redirectUri).toBe(`${test.env.publicUrl}/api/sso/${connectionId}/callback`);
    expect(JSON.stringify([made, collected.lines])).not.toContain('a very secret secret');
    const { client_secret } = await test.db
      .selectFrom('sso_connections')
      .select('client_secret')
      .where('identifier', '=', connectionId)
      .executeTakeFirstOrThrow();
    expect(open(test.env.credentialKey, client_secret ?? '')).toBe('a very secret secret');
    const { version, ...oidc } = {
      version: made.version,
      issuer: `${providerUrl}/idp`,
      clientId: 'other',
      clientSecret: '',
    };
    const url = `/api/sso/connections/${connectionId}`;
    expect((await put(url, oidcBody({ version, oidc, mfaBypass: true }))).json()).toMatchObject({
      version: 2,
      mfaBypass: true,
      oidc: { clientId: 'other', hasSecret: true },
    });
    expect(errorOf(await put(url, oidcBody({ version })))).toMatchObject({
      status: 409,
      i18nKey: 'error.sso.changed',
      values: { name: 'Maya Lin' },
    });
    const elsewhere = { ...oidc, issuer: 'https://other.example' };
    expect(errorOf(await put(url, oidcBody({ version: 2, oidc: elsewhere })))).toMatchObject(
      refusedAt('oidc.clientSecret', 'error.sso.secretRequired'),
    );
  });

  it('is refused at each wrong field', async () => {
    await makeConnection(samlBody());
    const empty = await post('/api/sso/connections', { type: 'OIDC', mfaBypass: false });
    expect(errorOf(empty).fields).toEqual([
      ['displayName', 'error.sso.nameRequired'],
      ['oidc.issuer', 'error.sso.issuerRequired'],
      ['oidc.clientId', 'error.sso.clientIdRequired'],
      ['oidc.clientSecret', 'error.sso.secretRequired'],
    ]);
    const again = samlBody({ signInUrl: 'http://idp.example/sso', certificates: [SAML_CERTIFICATE, 'no certificate'] });
    expect(errorOf(await post('/api/sso/connections', again)).fields).toEqual([
      ['saml.signInUrl', 'error.sso.urlInvalid'],
      ['saml.certificates[1]', 'error.sso.certificateInvalid'],
      ['displayName', 'error.sso.nameTaken'],
      ['saml.entityId', 'error.sso.entityIdTaken'],
    ]);
    const newPeople = { roleId: '999999', organizationAccess: false };
    expect(errorOf(await post('/api/sso/connections', oidcBody({ newPeople }))).fields).toEqual([
      ['newPeople.roleId', 'error.role.notFound'],
      ['newPeople.customerIdentifiers', 'error.user.noAccess'],
    ]);
    const roles = await get<{ roleId: string; name: string }[]>('/api/roles');
    const roleId = roles.find(({ name }) => name === 'admin')?.roleId;
    const beyond = await post('/api/sso/connections', oidcBody({ newPeople: { roleId, organizationAccess: true } }));
    expect(errorOf(beyond).fields).toEqual([['newPeople.roleId', 'error.sso.newPeopleBeyond']]);
  });

  it('is enabled for all, and stays while it is the last way to sign in', async () => {
    const enabled = await enable();
    expect(enabled).toMatchObject({ state: 'ENABLED', lock: null });
    expect((await put('/api/sign-in-policy', rules({ password: false }))).statusCode).toBe(200);
    const [listed] = await get<SsoConnectionSummary[]>('/api/sso/connections');
    expect(listed?.lock).toBe('LAST_METHOD');
    expect(errorOf(await setState(enabled, 'DISABLED'))).toMatchObject({
      status: 409,
      i18nKey: 'error.sso.lastMethod',
    });
    const url = `/api/sso/connections/${enabled.connectionId}`;
    expect((await call({ method: 'DELETE', url })).statusCode).toBe(409);
    await put('/api/sign-in-policy', rules({ version: 1 }));
    expect(errorOf(await setState(enabled, 'DRAFT'))).toMatchObject({ status: 409, i18nKey: 'error.sso.stateChange' });
    expect((await call({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await call({ method: 'GET', url })).statusCode).toBe(404);
    expect(errorOf(await call({ method: 'DELETE', url: '/api/sso/connections/google' })).i18nKey).toBe(
      'error.sso.default',
    );
    const told = (await mailsTo(colleague.id)).flatMap(({ values }) => namesOf(values));
    expect(told.filter((key) => !['name', 'organisation', 'people'].includes(key))).toEqual([
      'enabled',
      'passwordOff',
      'passwordOn',
      'deleted',
    ]);
  });

  it('that stops says who comes in by it and by what afterwards, in the question and in the mail, unless that has changed', async () => {
    const enabled = await enable();
    const binds = async (user: { readonly id: bigint }) => {
      const { connectionId: connection } = enabled;
      const identity = { platform_id: platform.id, connection, user_id: user.id, created_at: test.clock.now() };
      await test.db
        .insertInto('sso_identities')
        .values({ ...identity, subject: user.id.toString() })
        .execute();
    };
    await binds(await buildUser(test.db, { platform_id: platform.id }));
    await binds(await buildUser(test.db, { platform_id: platform.id, password_hash: null }));
    const url = `/api/sso/connections/${enabled.connectionId}`;
    const ending = await get<SsoEnding>(`${url}/ending?action=DISABLE`);
    const ways = { connection: 0, password: 1, newPassword: 1, google: 0, none: 0 };
    expect(ending).toMatchObject({ people: 2, ways });
    await binds(colleague);
    const disable = ({ shown }: SsoEnding) =>
      post(`${url}/state`, { state: 'DISABLED', version: enabled.version, shown });
    expect(errorOf(await disable(ending))).toMatchObject({ status: 409, i18nKey: 'error.sso.endingChanged' });
    const again = await get<SsoEnding>(`${url}/ending?action=DISABLE`);
    expect((await disable(again)).json()).toMatchObject({ state: 'DISABLED' });
    expect((await mailsTo(colleague.id)).at(-1)?.values).toEqual({
      organisation: platform.name,
      name: 'Maya Lin',
      disabled: 'Alder OIDC',
      people: '3',
      byPassword: '2',
      byNewPassword: '1',
    });
    const unused = await get<SsoEnding>(`${url}/ending?action=DELETE`);
    expect(unused.people).toBe(0);
    const old = await call({ method: 'DELETE', url: `${url}?shown=${again.shown}` });
    expect(errorOf(old).i18nKey).toBe('error.sso.endingChanged');
    expect((await call({ method: 'DELETE', url: `${url}?shown=${unused.shown}` })).statusCode).toBe(204);
  });

  it('is mailed about a month and a week before its last certificate ends', async () => {
    const { saml } = await enable(samlBody());
    const endsAt = new Date(saml?.certificates[0]?.endsDate ?? 0).getTime();
    const before = (days: number) => new Date(endsAt - days * 24 * 60 * 60_000);
    for (const days of [31, 30, 20, 7, 6]) await test.tidyUp(before(days));
    expect((await mailsTo(colleague.id)).filter(({ topic }) => topic === 'SSO_CERTIFICATE_MAIL')).toMatchObject([
      { values: { connection: 'Alder SAML', days: '30' } },
      { values: { connection: 'Alder SAML', days: '7' } },
    ]);
  });
});

describe('a provider', () => {
  const read = (text: string) => post('/api/sso/read-provider', { text });

  it('is read from its issuer, its discovery URL or document, or its metadata', async () => {
    const oidc = { type: 'OIDC', oidc: { issuer: `${providerUrl}/idp`, signOutSupported: false }, saml: null };
    expect((await read(`${providerUrl}/idp`)).json()).toMatchObject(oidc);
    expect((await read(` ${providerUrl}/idp/.well-known/openid-configuration `)).json()).toMatchObject(oidc);
    const document = { issuer: 'https://alder.okta.com', authorization_endpoint: 'x', end_session_endpoint: 'y' };
    expect((await read(JSON.stringify(document))).json()).toMatchObject({
      displayName: 'Okta',
      oidc: { issuer: 'https://alder.okta.com', signOutSupported: true },
    });
  });

  it.each([
    ['', 'error.sso.readEmpty', 400],
    ['some words', 'error.sso.noXml', 422],
    ['<html><p>Hello</p></html>', 'error.sso.noSignOnService', 422],
    ['http://idp.example/', 'error.sso.urlInvalid', 422],
    ['https://10.0.0.1/', 'error.sso.urlNotPublic', 422],
    ['http://127.0.0.1:1/', 'error.sso.unreachable', 422],
  ])('is refused for %j: %s', async (text, i18nKey, status) => {
    expect(errorOf(await read(text))).toMatchObject({ status, fields: [['text', i18nKey]] });
  });

  it('is none where its address answers otherwise', async () => {
    expect(errorOf(await read(`${providerUrl}/other`))).toMatchObject(refusedAt('text', 'error.sso.noDiscovery'));
  });
});

describe('a domain', () => {
  let named = 0;
  const newName = () => `alder${(named += 1)}.example`;
  const addDomain = async (domain = newName()) => (await post('/api/sso/domains', { domain })).json<SsoDomain>();
  const check = async ({ domainId }: SsoDomain) => (await post(`/api/sso/domains/${domainId}/check`)).json<SsoDomain>();
  const prove = async (domain?: string) => {
    const added = await addDomain(domain);
    test.dns.publish({ name: added.txtName, text: added.txtValue });
    return check(added);
  };
  const change = ({ domainId, version }: SsoDomain, changes: object) =>
    put(`/api/sso/domains/${domainId}`, { version, onlyCompany: false, ...changes });
  const signIn = (email: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/authenticate',
      payload: { username: email, password: TEST_PASSWORD },
    });

  it('leads to the organisation that has proven it, and to no other', async () => {
    const added = await addDomain('Alder-Finch.example');
    expect(added).toMatchObject({ domain: 'alder-finch.example', state: 'PENDING', checkedDate: null });
    expect(await check(added)).toMatchObject({ state: 'PENDING', checkProblem: 'error.sso.dnsMissing' });
    test.dns.publish({ name: added.txtName, text: 'something else' });
    expect(await check(added)).toMatchObject({ checkProblem: 'error.sso.dnsOther' });
    test.dns.publish({ name: added.txtName, text: added.txtValue });
    expect(await check(added)).toMatchObject({ state: 'VERIFIED', checkProblem: null, version: 1 });
    expect(errorOf(await post('/api/sso/domains', { domain: 'alder-finch.example' }))).toMatchObject(
      refusedAt('domain', 'error.sso.domainTwice'),
    );
    const other = await buildUser(test.db, {
      platform_id: (await buildPlatform(test.db)).id,
      organization_access: true,
      authorities: ['AUTH_MANAGEMENT_MANAGE'],
    });
    call = await test.signIn(other.email);
    const second = await addDomain('alder-finch.example');
    test.dns.publish({ name: second.txtName, text: second.txtValue });
    expect(await check(second)).toMatchObject({ state: 'PENDING', checkProblem: 'error.sso.domainTaken' });
  });

  it('that was proven is looked up each day; one whose record is gone is marked, mailed about once, and stays', async () => {
    const domain = await prove();
    const lookUp = async (days: number) => {
      test.clock.advance(days * 24 * 60 * 60_000);
      await test.tidyUp(test.clock.now());
      const [worker] = test.workers.flatMap((workers) => workers['check-domain'] ?? []);
      const { domainId } = domain;
      call = await test.signIn(admin.email);
      expect(await worker?.handle([{ platformId: platform.id.toString(), domainId }])).toEqual([{ done: true }]);
      return (await get<SsoDomain[]>('/api/sso/domains')).find((one) => one.domainId === domainId);
    };
    const queued = () =>
      sql<{ count: number }>`select count(*)::int as count from pgboss.job where name = 'check-domain'
        and data ->> 'domainId' = ${domain.domainId}`.execute(test.db);
    const told = async (userId: bigint) =>
      (await mailsTo(userId)).filter(({ topic }) => topic === 'SSO_DOMAIN_MAIL').map(({ values }) => values);
    expect(await lookUp(0.5)).toMatchObject({ missingSince: null, checkedDate: domain.checkedDate });
    expect((await queued()).rows).toEqual([{ count: 0 }]);
    test.dns.withdraw(domain.txtName);
    const gone = await lookUp(0.5);
    expect((await queued()).rows).toEqual([{ count: 1 }]);
    const missingSince = test.clock.now().toISOString();
    expect(gone).toMatchObject({ state: 'VERIFIED', missingSince, checkProblem: 'error.sso.dnsMissing' });
    expect(await lookUp(1)).toMatchObject({ state: 'VERIFIED', missingSince });
    for (const { id } of [admin, colleague])
      expect(await told(id)).toEqual([
        { organisation: platform.name, domain: domain.domain, domainId: domain.domainId },
      ]);
    test.dns.publish({ name: domain.txtName, text: domain.txtValue });
    expect(await check(domain)).toMatchObject({ state: 'VERIFIED', missingSince: null, checkProblem: null });
  });

  it.each([
    ['gmail.com', 'error.sso.freeMail'],
    ['mail.yahoo.com', 'error.sso.freeMail'],
    ['https://alder.example', 'error.sso.domainInvalid'],
    ['example', 'error.sso.domainInvalid'],
  ])('is refused for %j: %s', async (domain, i18nKey) => {
    expect(errorOf(await post('/api/sso/domains', { domain }))).toMatchObject(refusedAt('domain', i18nKey));
  });

  it('whose people sign in through the company only refuses the right password, but for who is named', async () => {
    const name = newName();
    const person = await buildUser(test.db, { platform_id: platform.id, email: `grace@${name}` });
    const grace = await test.signIn(person.email);
    const pending = await addDomain(name);
    expect(errorOf(await change(pending, { onlyCompany: true })).i18nKey).toBe('error.sso.domainNotVerified');
    test.dns.publish({ name: pending.txtName, text: pending.txtValue });
    const domain = await check(pending);
    const named = await buildUser(test.db, {
      platform_id: platform.id,
      email: `ada@${name}`,
      organization_access: true,
      authorities: ['AUTH_MANAGEMENT_MANAGE'],
    });
    const wanted = { onlyCompany: true, exemptUserIds: [named.id.toString()] };
    expect(errorOf(await change(domain, wanted)).i18nKey).toBe('error.sso.companyOnlyConnection');
    const connection = await enable();
    expect(errorOf(await change(domain, { onlyCompany: true }))).toMatchObject(
      refusedAt('exemptUserIds', 'error.sso.exemptRequired'),
    );
    expect(errorOf(await change(domain, { onlyCompany: true, exemptUserIds: [person.id.toString()] }))).toMatchObject(
      refusedAt('exemptUserIds[0]', 'error.sso.exemptNotAdministrator'),
    );
    const changed = (await change(domain, wanted)).json<SsoDomain>();
    expect(changed).toMatchObject({ onlyCompany: true, people: 2, exemptUsers: [{ email: named.email }] });
    expect(errorOf(await change(domain, wanted)).i18nKey).toBe('error.sso.domainChanged');
    expect(errorOf(await setState(connection, 'DISABLED'))).toMatchObject({
      i18nKey: 'error.sso.lockedCompanyOnly',
      values: { domain: name },
    });

    expect(errorOf(await signIn(person.email))).toMatchObject({ status: 403, i18nKey: 'error.sso.companyOnly' });
    expect((await signIn(named.email)).statusCode).toBe(200);
    const account = (await grace({ method: 'GET', url: '/api/account' })).json<{ onlyCompany: boolean }>();
    expect(account.onlyCompany).toBe(true);
    const methods = (await grace({ method: 'GET', url: '/api/mfa/methods' })).json<{ offered: string[] }>();
    expect(methods.offered).toEqual([]);
    const newPassword = { currentPassword: TEST_PASSWORD, newPassword: 'Lantern-Harbour-7!' };
    const refused = await grace({ method: 'POST', url: '/api/account/change-password', payload: newPassword });
    expect(errorOf(refused).i18nKey).toBe('error.sso.companyOnly');
    const method = { type: 'OTP', currentPassword: TEST_PASSWORD };
    const setUp = await grace({ method: 'POST', url: '/api/mfa/methods', payload: method });
    expect(errorOf(setUp).i18nKey).toBe('error.sso.companyOnly');

    const url = `/api/users/${named.id}`;
    const lowered = bodyOf(await get<TeamUserRecord>(url), { authorities: ['USER_ADMINISTRATION'] });
    expect(errorOf(await put(url, lowered))).toMatchObject({ status: 409, i18nKey: 'error.sso.lastExempt' });
    const end = { at: test.clock.now(), byUserId: admin.id };
    const leaving = withTransaction(test.db, (tx) => endAccess(tx, keyOf(named), end, () => Promise.resolve()));
    await expect(leaving).rejects.toMatchObject({ i18nKey: 'error.sso.lastExempt', values: { domain: name } });

    const { version } = changed;
    expect((await change({ ...domain, version }, {})).json()).toMatchObject({ onlyCompany: false, exemptUsers: [] });
    expect((await signIn(person.email)).statusCode).toBe(200);
    const deletion = { method: 'DELETE', url: `/api/sso/domains/${domain.domainId}` } as const;
    expect((await call(deletion)).statusCode).toBe(204);
    expect((await call(deletion)).statusCode).toBe(404);
  });

  it('keeps the right of the last administrator apart also where a role gives it', async () => {
    const manager = await buildUser(test.db, {
      platform_id: platform.id,
      organization_access: true,
      authorities: ['AUTH_MANAGEMENT_MANAGE', 'ROLE_MANAGEMENT_MANAGE', 'ORDER_REPORT_ACCESS'],
    });
    call = await test.signIn(manager.email);
    const body = { name: 'Sign-in keepers', authorities: ['AUTH_MANAGEMENT_MANAGE', 'ORDER_REPORT_ACCESS'] };
    const role = (await post('/api/roles', body)).json<RoleRecord>();
    const named = await buildUser(test.db, {
      platform_id: platform.id,
      organization_access: true,
      role_id: BigInt(role.roleId),
    });
    const domain = await prove();
    await enable();
    const exempt = await change(domain, { onlyCompany: true, exemptUserIds: [named.id.toString()] });
    expect(exempt.statusCode).toBe(200);
    const lower = () =>
      put(`/api/roles/${role.roleId}`, { ...body, authorities: ['ORDER_REPORT_ACCESS'], version: role.version });
    expect(errorOf(await lower())).toMatchObject({
      status: 409,
      i18nKey: 'error.sso.lastExempt',
      values: { domain: domain.domain },
    });
    const { version } = exempt.json<SsoDomain>();
    const exemptUserIds = [named.id.toString(), admin.id.toString()];
    expect((await change({ ...domain, version }, { onlyCompany: true, exemptUserIds })).statusCode).toBe(200);
    expect((await lower()).statusCode).toBe(200);
  });

  it('mails whom it concerns how to sign in, without a link', async () => {
    const domain = await prove();
    const person = await buildUser(test.db, { platform_id: platform.id, email: `linus@${domain.domain}` });
    await enable();
    await change(domain, { onlyCompany: true, exemptUserIds: [admin.id.toString()] });
    const [worker] = test.workers.flatMap((workers) => workers['send-password-link'] ?? []);
    await worker?.handle([{ email: person.email }]);
    expect(await mailsTo(person.id)).toMatchObject([{ topic: 'NO_PASSWORD_MAIL' }]);
    const links = test.db.selectFrom('password_links').select('token_hash').where('user_id', '=', person.id);
    expect(await links.execute()).toEqual([]);
  });
});

it('belongs to one organisation: others find nothing of it', async () => {
  const { connectionId } = await makeConnection();
  const stranger = await buildUser(test.db, {
    platform_id: (await buildPlatform(test.db)).id,
    organization_access: true,
    authorities: ['AUTH_MANAGEMENT_MANAGE'],
  });
  call = await test.signIn(stranger.email);
  expect(keyOf(stranger).platformId).not.toBe(platform.id);
  expect((await call({ method: 'GET', url: `/api/sso/connections/${connectionId}` })).statusCode).toBe(404);
  expect(await get('/api/sso/connections')).toEqual([]);
  expect(await get('/api/sso/domains')).toEqual([]);
});
