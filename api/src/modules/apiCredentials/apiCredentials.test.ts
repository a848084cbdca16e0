import type { ApiCredential, ApiCredentialEvent, NewApiCredential } from '@portal/shared/contract/apiCredentials';
import type { ErrorBody } from '@portal/shared/contract/common';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { Type } from '@sinclair/typebox';
import type { LightMyRequestResponse } from 'fastify';
import { signedInUser } from '../../access/signedInUser.ts';
import { buildApiKey } from '../../testing/buildApiKey.ts';
import { buildAccount, buildCustomer, buildPlatform, buildUser, TEST_PASSWORD } from '../../testing/builders.ts';
import { collectLog } from '../../testing/collectLog.ts';
import { createTestClock } from '../../testing/testClock.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { createNotices } from '../outbox/index.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';

/** A call that keys open, in the place of the public API. */
const probe = routesOf([
  defineRoute({
    method: 'GET',
    url: '/v2/probe/:what',
    schema: { response: { 200: Type.Object({ name: Type.String(), rights: Type.Array(Type.String()) }) } },
    config: { permission: { kind: 'machine', scope: 'orders:read' } },
    handler: (request) => {
      const { firstName: name, authorities } = signedInUser(request);
      return { name, rights: [...authorities] };
    },
  }),
]);

const DAY_MS = 24 * 60 * 60_000;
const ALL: readonly Authority[] = ['API_KEYS_MANAGE', 'QUALTRICS_API_KEYS_ACCESS', 'QUALTRICS_API_KEYS_MANAGE'];

const collected = collectLog();
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({}, [probe], null, createTestClock(), collected.log);
  await test.jobs.start();
});
afterAll(async () => {
  await test.jobs.stop();
  await test.close();
});

let platform: Awaited<ReturnType<typeof buildPlatform>>;
let maker: Awaited<ReturnType<typeof buildUser>>;
let other: Awaited<ReturnType<typeof buildUser>>;
let call: Call;
beforeEach(async () => {
  platform = await buildPlatform(test.db, { feature_treatments: '{}' });
  const holder = { platform_id: platform.id, organization_access: true, authorities: ALL };
  maker = await buildUser(test.db, { ...holder, first_name: 'Maya', last_name: 'Lin' });
  other = await buildUser(test.db, { ...holder, lang_key: 'fr' });
  call = await test.signIn(maker.email);
});

const bodyOf = (changes = {}) => ({
  type: 'API_KEY',
  displayName: 'Payroll sync',
  scopes: ['orders:read', 'catalog:read'],
  organizationAccess: true,
  customerIdentifiers: [],
  accountIdentifiers: [],
  lastDay: null,
  ...changes,
});
const create = (changes = {}, by = call, headers = {}) =>
  by({ method: 'POST', url: '/api/credentials', payload: bodyOf(changes), headers });
const made = async (changes = {}) => (await create(changes)).json<NewApiCredential>();
const list = async (type = 'API_KEY', by = call) =>
  (await by({ method: 'GET', url: `/api/credentials?type=${type}` })).json<ApiCredential[]>();
const act = (id: string, what: 'reveal' | 'deactivate', payload = {}, by = call) =>
  by({ method: 'POST', url: `/api/credentials/${id}/${what}`, payload });
const history = async (query = '', by = call) =>
  (await by({ method: 'GET', url: `/api/credentials/history?type=API_KEY${query}` })).json<ApiCredentialEvent[]>();
const use = (authorization: string, query = '', remoteAddress = '192.0.2.7') =>
  test.app.inject({ method: 'GET', url: `/v2/probe/1${query}`, headers: { authorization }, remoteAddress });
const keyOfAnswer = (response: LightMyRequestResponse): string => response.json<NewApiCredential>().apiKey ?? '';
const refusalOf = (response: LightMyRequestResponse) => {
  const { status, i18nKey, fields = [] } = response.json<ErrorBody>();
  return [status, i18nKey, ...fields.map(({ field, i18nKey: key }) => `${field} ${key}`)];
};
/** Expects the public API to refuse a call. */
const expectRefused = ({ statusCode, body }: LightMyRequestResponse, status: number, i18nKey: string) =>
  expect([statusCode, body]).toEqual([status, expect.stringContaining(`"i18nKey":"${i18nKey}"`)]);
const review = (kyb_status: string) =>
  test.db.updateTable('platforms').set({ kyb_status }).where('id', '=', platform.id).execute();
const treat = (treatments: Record<string, string>) =>
  test.db
    .updateTable('platforms')
    .set({ feature_treatments: JSON.stringify(treatments) })
    .where('id', '=', platform.id)
    .execute();
const mailsTo = async (user_id: bigint) =>
  test.db.selectFrom('outbox').select(['topic', 'text_values']).where('user_id', '=', user_id).orderBy('id').execute();

describe('a key', () => {
  it('is made, used, revealed and deactivated; each is a row of the history, and the other holders get a mail', async () => {
    const response = await create({ displayName: ' Payroll  sync ' });
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const { apiKey, clientSecret, ...record } = response.json<NewApiCredential>();
    expect(clientSecret).toBeNull();
    expect(apiKey).toMatch(new RegExp(`^rpk_dev_${record.credentialId}_[\\w-]{43}$`));
    expect(record).toMatchObject({
      type: 'API_KEY',
      displayName: 'Payroll sync',
      maskedKey: `rpk_dev_${record.credentialId}_…${apiKey?.slice(-4)}`,
      scopes: ['catalog:read', 'orders:read'],
      status: 'ACTIVE',
      createdBy: { name: 'Maya Lin', email: maker.email },
      deactivatedDate: null,
      lastUsedDate: null,
    });
    expect(await list()).toEqual([record]);

    const used = await use(`Bearer ${apiKey}`);
    expect(used.json()).toEqual({ name: 'Payroll sync', rights: ['ORDER_HISTORY_ACCESS'] });
    expect(used.headers).not.toHaveProperty('x-session-id');
    expect(await list()).toMatchObject([
      { lastUsedDate: test.clock.now().toISOString(), lastUsedFor: 'GET /v2/probe/{what}' },
    ]);

    const revealed = await act(record.credentialId, 'reveal', { password: TEST_PASSWORD });
    expect(revealed.json()).toEqual({ credentialId: record.credentialId, apiKey });
    expect(revealed.headers['cache-control']).toBe('no-store');
    const ended = await act(record.credentialId, 'deactivate', {}, await test.signIn(other.email));
    expect(ended.json()).toMatchObject({ status: 'INACTIVE', deactivatedBy: { email: other.email } });
    expectRefused(await use(`Bearer ${apiKey}`), 401, 'error.apiKey.invalid');
    expect((await act(record.credentialId, 'deactivate')).json()).toEqual(ended.json());
    expect(refusalOf(await act(record.credentialId, 'reveal', { password: TEST_PASSWORD }))).toEqual([
      409,
      'error.apiCredential.ended',
    ]);

    expect((await history()).map(({ action, email, displayName }) => [action, email, displayName])).toEqual([
      ['DEACTIVATED', other.email, 'Payroll sync'],
      ['REVEALED', maker.email, 'Payroll sync'],
      ['CREATED', maker.email, 'Payroll sync'],
    ]);
    const values = { name: 'Maya Lin', key: 'Payroll sync', organisation: platform.name };
    expect(await mailsTo(other.id)).toMatchObject([
      { topic: 'API_KEY_CREATED_MAIL', text_values: values },
      { topic: 'API_KEY_REVEALED_MAIL', text_values: values },
    ]);
    expect(await mailsTo(maker.id)).toMatchObject([{ topic: 'API_KEY_DEACTIVATED_MAIL' }]);
    const audits = await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', record.credentialId)
      .orderBy('id')
      .execute();
    expect(audits.map(({ action }) => action)).toEqual(
      ['created', 'revealed', 'deactivated'].map((action) => `apiCredential.${action}`),
    );
  });

  it('is one of two of its type, however many are made at once; one past its last day makes room', async () => {
    const responses = await Promise.all(
      ['First key', 'Second key', 'Third key'].map((displayName) => create({ displayName })),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409]);
    expect(refusalOf(await create())).toEqual([409, 'error.apiCredential.tooMany']);
    expect((await create({ type: 'RESEARCH_KEY', scopes: ['research:write'] })).statusCode).toBe(201);
    const [first] = await list();
    await act(first?.credentialId ?? '', 'deactivate');
    const { apiKey } = await made({ displayName: 'Ends today', lastDay: '2026-03-02' });
    expect((await use(`Bearer ${apiKey}`)).statusCode).toBe(200);
    test.clock.set(new Date('2026-03-03T00:00:00.000Z'));
    call = await test.signIn(maker.email);
    expectRefused(await use(`Bearer ${apiKey}`), 401, 'error.apiKey.invalid');
    expect((await create()).statusCode).toBe(201);
    expect((await list()).map(({ status, lastDay }) => [status, lastDay])).toEqual([
      ['ACTIVE', null],
      ['ACTIVE', null],
      ['INACTIVE', '2026-03-02'],
      ['INACTIVE', null],
    ]);
  });

  it('is kept for no answer that is sent again, and stands in no line of the log', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await create({}, call, headers);
    const again = await create({}, call, headers);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json()).toEqual({ ...first.json<NewApiCredential>(), apiKey: null });
    const secret = keyOfAnswer(first).slice(-43);
    await act(first.json<NewApiCredential>().credentialId, 'reveal', { password: TEST_PASSWORD });
    await use(`Bearer ${keyOfAnswer(first)}`);
    expectRefused(await use('', `?key=${keyOfAnswer(first)}`), 400, 'error.apiKey.inQuery');
    expect(collected.of('request.answered').some(({ route }) => route === '/v2/probe/:what')).toBe(true);
    expect(collected.lines.filter((line) => line.includes(secret))).toEqual([]);
    const kept = await test.db.selectFrom('idempotency_keys').select('response_body').execute();
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it('reaches what its maker chose', async () => {
    const customer = await buildCustomer(test.db, { platform_id: platform.id, display_name: 'West' });
    const account = await buildAccount(test.db, { platform_id: platform.id, customer_id: customer.id });
    const { identifier: accountIdentifier, display_name: displayName } = account;
    expect(
      await made({
        organizationAccess: false,
        customerIdentifiers: [customer.identifier],
        accountIdentifiers: [accountIdentifier],
      }),
    ).toMatchObject({
      organizationAccess: false,
      groups: [{ customerIdentifier: customer.identifier, displayName: 'West' }],
      accounts: [{ accountIdentifier, displayName, customerIdentifier: customer.identifier, groupDisplayName: 'West' }],
    });
  });

  it.each([
    ['four letters', { displayName: 'Sync' }, ['displayName error.displayName.length']],
    ['no scope', { scopes: [] }, ['scopes error.apiCredential.scopeRequired']],
    ['a scope of another type', { scopes: ['research:write'] }, ['scopes[0] error.apiCredential.scope']],
    ['a scope that there is not', { scopes: ['orders:delete'] }, ['scopes[0] error.apiCredential.scope']],
    ['a type that there is not', { type: 'OTHER' }, ['type error.apiCredential.type']],
    ['nothing to reach', { organizationAccess: false }, ['customerIdentifiers error.user.noAccess']],
    [
      'an account of another',
      { organizationAccess: false, accountIdentifiers: ['A0'] },
      ['accountIdentifiers[0] error.account.notFound'],
    ],
    ['a day that is over', { lastDay: '2026-03-01' }, ['lastDay error.apiCredential.lastDayPast']],
    ['a day that there is not', { lastDay: '2026-02-30' }, ['lastDay error.date.invalid']],
  ])('is refused with %s, at the field', async (_what, changes, fields) => {
    expect(refusalOf(await create(changes))).toEqual([400, 'error.validation', ...fields]);
    expect(await list()).toEqual([]);
  });

  it('has a name that no other active one has', async () => {
    await create();
    expect(refusalOf(await create({ displayName: 'PAYROLL  sync' }))).toEqual([
      409,
      'error.apiCredential.nameTaken',
      'displayName error.apiCredential.nameTaken',
    ]);
  });

  it('is revealed to who gives their password, or has just signed in where there is none, 20 times an hour', async () => {
    const { credentialId } = await made();
    expect(refusalOf(await act(credentialId, 'reveal'))).toEqual([
      400,
      'error.password.required',
      'password error.password.required',
    ]);
    expect(refusalOf(await act(credentialId, 'reveal', { password: 'wrong' }))).toEqual([
      400,
      'error.password.wrong',
      'password error.password.wrong',
    ]);
    await test.db.updateTable('users').set({ password_hash: null }).where('id', '=', maker.id).execute();
    expect((await act(credentialId, 'reveal')).statusCode).toBe(200);
    const { revealsAnHour, signInMs } = SERVER_SETTINGS.apiKeys;
    for (let more = 1; more < revealsAnHour; more += 1) await act(credentialId, 'reveal');
    expect((await act(credentialId, 'reveal')).statusCode).toBe(429);
    test.clock.advance(signInMs + 1);
    expect(refusalOf(await act(credentialId, 'reveal'))).toEqual([403, 'error.apiCredential.signInAgain']);
  });

  it('outlives its maker, and its last day is told two weeks before', async () => {
    const { apiKey } = await made({
      lastDay: new Date(test.clock.now().getTime() + 20 * DAY_MS).toISOString().slice(0, 10),
    });
    await test.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', maker.id).execute();
    expect((await use(`Bearer ${apiKey}`)).statusCode).toBe(200);
    const told = async () =>
      (await mailsTo(other.id))
        .filter(({ topic }) => topic === 'API_KEY_ENDING_MAIL')
        .map(({ text_values }) => text_values);
    await test.tidyUp(test.clock.now());
    expect(await told()).toEqual([]);
    const later = new Date(test.clock.now().getTime() + 7 * DAY_MS);
    await test.tidyUp(later);
    await test.tidyUp(later);
    expect(await told()).toMatchObject([{ key: 'Payroll sync', type: 'API_KEY' }]);
  });
});

describe('a call with a key', () => {
  it.each([
    ['Bearer', (key: string) => `Bearer ${key}`, 200],
    ['Bearer, with blanks', (key: string) => `bearer   ${key}  `, 200],
    ['Basic', (key: string) => `Basic ${btoa(`${platform.platform_client_id}:${key}`)}`, 200],
    ['Basic, with a line break', (key: string) => `Basic ${btoa(`${platform.platform_client_id}: ${key}\r\n`)}`, 200],
    ['Basic of another platform', (key: string) => `Basic ${btoa(`other:${key}`)}`, 401],
    ['one letter more', (key: string) => `Bearer ${key}x`, 401],
    ['another letter', (key: string) => `Bearer ${key.slice(0, -1)}-`, 401],
    ['nothing', () => '', 401],
  ])('is known by %s', async (_what, toHeader, status) => {
    const { key } = await buildApiKey(test, { maker, scopes: ['orders:read'] });
    const response = await use(toHeader(key));
    expect(response.statusCode).toBe(status);
    if (status === 401) expectRefused(response, 401, 'error.apiKey.invalid');
  });

  it('says so when the key is of another environment, has not the scope, or waits for the review', async () => {
    const { key } = await buildApiKey(test, { maker, scopes: ['orders:read'] });
    const foreign = await use(`Bearer ${key.replace('_dev_', '_production_')}`);
    expectRefused(foreign, 401, 'error.apiKey.environment');
    expect(foreign.body).toContain('"environment":"Production"');
    const narrow = await buildApiKey(test, { maker, scopes: ['catalog:read'] });
    const refused = await use(`Bearer ${narrow.key}`);
    expectRefused(refused, 403, 'error.apiKey.scope');
    expect(refused.body).toContain('"scope":"orders:read"');
    await review('UNDER_REVIEW');
    expectRefused(await use(`Bearer ${key}`), 403, 'error.apiKey.review');
    expect((await call({ method: 'GET', url: '/api/credentials?type=API_KEY' })).statusCode).toBe(403);
    expect((await call({ method: 'GET', url: '/api/account' })).json<{ authorities: string[] }>().authorities).toEqual([
      'IS_LOGGED_IN',
      'STEP4_ONBOARD_INFO_COMPLETE',
      'QUALTRICS_API_KEYS_ACCESS',
      'QUALTRICS_API_KEYS_MANAGE',
    ]);
  });

  it('waits after many wrong keys from its address, unless its own is right; a key opens nothing else', async () => {
    const { key } = await buildApiKey(test, { maker, scopes: ['orders:read'] });
    const from = '198.51.100.4';
    for (let guess = 0; guess < SERVER_SETTINGS.apiKeys.guessesOfAddress; guess += 1)
      expect((await use('Bearer guess', '', from)).statusCode).toBe(401);
    const paused = await use('Bearer guess', '', from);
    expect([paused.statusCode, paused.headers['retry-after']]).toEqual([429, '60']);
    expect((await use(`Bearer ${key}`, '', from)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${key}` };
    expect((await test.app.inject({ method: 'GET', url: '/api/account', headers })).statusCode).toBe(401);
    expect((await call({ method: 'GET', url: '/v2/probe/1' })).statusCode).toBe(401);
  });

  it('is told of what becomes of it by its maker, as long as they may sign in', async () => {
    const { credential } = await buildApiKey(test, { maker, scopes: ['orders:read'] });
    const program = await test.db
      .selectFrom('users')
      .select(['platform_id', 'id'])
      .where('credential_id', '=', credential.id)
      .executeTakeFirstOrThrow();
    const sendNotice = createNotices(test.jobs.enqueue, test.env.publicUrl);
    const notify = () =>
      test.db
        .transaction()
        .execute((tx) => sendNotice(tx, { topic: 'ORDER_HELD_MAIL', user: keyOf(program), at: test.clock.now() }));
    await notify();
    await test.db.updateTable('users').set({ status: 'DEACTIVATED' }).where('id', '=', maker.id).execute();
    await notify();
    expect((await mailsTo(maker.id)).map(({ topic }) => topic)).toEqual(['ORDER_HELD_MAIL']);
    expect(await mailsTo(program.id)).toEqual([]);
  });

  it('is by nobody whom the team sees', async () => {
    await buildApiKey(test, { maker, scopes: ['orders:read'], displayName: 'A program' });
    const admin = await buildUser(test.db, {
      platform_id: platform.id,
      organization_access: true,
      authorities: ['USER_ADMINISTRATION'],
    });
    const users = await (await test.signIn(admin.email))({ method: 'GET', url: '/api/users' });
    expect(
      users
        .json<{ userId: string }[]>()
        .map(({ userId }) => userId)
        .toSorted(),
    ).toEqual([maker, other, admin].map(({ id }) => String(id)).toSorted());
  });
});

describe('who may see and change keys', () => {
  it('goes by the type: who reads research keys changes none, and sees no others', async () => {
    const research = await made({ type: 'RESEARCH_KEY', displayName: 'Survey tool', scopes: ['research:write'] });
    const plain = await made();
    const reader = await buildUser(test.db, {
      platform_id: platform.id,
      organization_access: true,
      authorities: ['QUALTRICS_API_KEYS_ACCESS'],
    });
    const reading = await test.signIn(reader.email);
    expect(await list('RESEARCH_KEY', reading)).toMatchObject([{ displayName: 'Survey tool' }]);
    expect(refusalOf(await reading({ method: 'GET', url: '/api/credentials?type=API_KEY' }))).toEqual([
      403,
      'error.forbidden',
    ]);
    expect((await act(research.credentialId, 'deactivate', {}, reading)).statusCode).toBe(403);
    await test.db
      .insertInto('user_authorities')
      .values({ platform_id: platform.id, user_id: reader.id, authority: 'QUALTRICS_API_KEYS_MANAGE' })
      .execute();
    expect(refusalOf(await act(plain.credentialId, 'deactivate', {}, reading))).toEqual([
      404,
      'error.apiCredential.notFound',
    ]);
    expect(refusalOf(await create({}, reading))).toEqual([403, 'error.forbidden']);
    expect((await act(research.credentialId, 'deactivate', {}, reading)).json()).toMatchObject({ status: 'INACTIVE' });
    await test.db.updateTable('users').set({ organization_access: false }).where('id', '=', reader.id).execute();
    expect((await reading({ method: 'GET', url: '/api/credentials?type=RESEARCH_KEY' })).statusCode).toBe(403);
  });

  it('is of the organisation: nothing of it reaches a holder of another', async () => {
    const { credentialId } = await made();
    const stranger = await buildUser(test.db, {
      platform_id: (await buildPlatform(test.db)).id,
      organization_access: true,
      authorities: ALL,
    });
    const elsewhere = await test.signIn(stranger.email);
    expect(await list('API_KEY', elsewhere)).toEqual([]);
    expect(await history('', elsewhere)).toEqual([]);
    for (const what of ['reveal', 'deactivate'] as const)
      expect((await act(credentialId, what, { password: TEST_PASSWORD }, elsewhere)).statusCode).toBe(404);
    expect(await list()).toMatchObject([{ status: 'ACTIVE' }]);
  });

  it('ends where integrations replace them and are off; research keys go with their feature', async () => {
    const { credentialId } = await made();
    await treat({ 'integrations-replace-api-keys': 'on', integrations: 'off', 'qualtrics-research': 'off' });
    for (const refused of [await create(), await act(credentialId, 'deactivate')])
      expect(refusalOf(refused)).toEqual([403, 'error.apiCredential.replaced']);
    expect((await call({ method: 'GET', url: '/api/credentials/history?type=API_KEY' })).statusCode).toBe(403);
    expect((await call({ method: 'GET', url: '/api/credentials?type=RESEARCH_KEY' })).statusCode).toBe(404);
  });

  it('reads the history by days and action, also as a file in their language', async () => {
    await made();
    await made({ displayName: 'Other key' });
    const [latest] = await list();
    await act(latest?.credentialId ?? '', 'deactivate');
    expect((await history('&action=CREATED&sort=date,asc')).map(({ displayName }) => displayName)).toEqual([
      'Payroll sync',
      'Other key',
    ]);
    expect(await history('&to=2026-03-01')).toEqual([]);
    const by = await test.signIn(other.email);
    const file = await by({ method: 'GET', url: '/api/credentials/history/export?type=API_KEY&action=DEACTIVATED' });
    expect(file.headers['content-disposition']).toContain('api-keys-');
    expect(file.body).toContain('Clé');
    expect(file.body).toMatch(/Désactivée.*Other key.*Maya Lin/);
  });
});
