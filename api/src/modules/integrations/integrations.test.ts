import type { ApiCredentialEvent, NewApiCredential } from '@portal/shared/contract/apiCredentials';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { Integration, IntegrationEvent } from '@portal/shared/contract/integrations';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { LightMyRequestResponse } from 'fastify';
import { hashToken } from '../../crypto/tokens.ts';
import { buildAccount, buildCustomer, buildPlatform, buildUser, TEST_PASSWORD } from '../../testing/builders.ts';
import { createTestClock } from '../../testing/testClock.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { findOauthClient } from '../apiCredentials/index.ts';

const KEYS: readonly Authority[] = ['API_KEYS_MANAGE', 'QUALTRICS_API_KEYS_ACCESS', 'QUALTRICS_API_KEYS_MANAGE'];
const PAGE: readonly Authority[] = ['INTEGRATIONS_PAGE_ACCESS', 'INTEGRATIONS_ACCESS'];
const REPLACED = { 'integrations-replace-api-keys': 'on' };

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({}, [], null, createTestClock());
});
afterAll(() => test.close());

let platform: Awaited<ReturnType<typeof buildPlatform>>;
let maker: Awaited<ReturnType<typeof buildUser>>;
let call: Call;
const person = (authorities: readonly Authority[], of = platform.id) =>
  buildUser(test.db, { platform_id: of, organization_access: true, authorities });
beforeEach(async () => {
  platform = await buildPlatform(test.db, { feature_treatments: '{}' });
  maker = await person([...KEYS, ...PAGE, 'INTEGRATIONS_MANAGE']);
  call = await test.signIn(maker.email);
});

const treat = (treatments: Record<string, string>) =>
  test.db
    .updateTable('platforms')
    .set({ feature_treatments: JSON.stringify(treatments) })
    .where('id', '=', platform.id)
    .execute();
const create = (changes = {}, by = call) =>
  by({
    method: 'POST',
    url: '/api/credentials',
    payload: {
      type: 'OAUTH_CLIENT',
      displayName: 'Ledger bridge',
      scopes: ['orders:read', 'catalog:read'],
      organizationAccess: true,
      customerIdentifiers: [],
      accountIdentifiers: [],
      redirectUris: [],
      lastDay: null,
      ...changes,
    },
  });
const made = async (changes = {}) => (await create(changes)).json<NewApiCredential>();
const act = (id: string, what: 'reveal' | 'deactivate', payload = {}, by = call) =>
  by({ method: 'POST', url: `/api/credentials/${id}/${what}`, payload });
const cards = async (by = call) => (await by({ method: 'GET', url: '/api/integrations' })).json<Integration[]>();
const disconnect = (name: string, itemIds: readonly string[], by = call) =>
  by({ method: 'POST', url: `/api/integrations/${name}/disconnect`, payload: { itemIds } });
const history = async (query = '', by = call) =>
  (await by({ method: 'GET', url: `/api/integrations/history${query}` })).json<IntegrationEvent[]>();
const refusalOf = (response: LightMyRequestResponse) => {
  const { status, i18nKey, fields = [] } = response.json<ErrorBody>();
  return [status, i18nKey, ...fields.map(({ field, i18nKey: key }) => `${field} ${key}`)];
};

describe('a client', () => {
  it('is made with a secret that is answered once and kept as a hash; it ends at once, and others get mails', async () => {
    const colleague = await person(KEYS);
    const redirectUris = ['https://relay.example/back', 'http://localhost:4000/back'];
    const response = await create({ redirectUris });
    expect(response.statusCode).toBe(201);
    const { clientSecret, apiKey, ...record } = response.json<NewApiCredential>();
    expect([apiKey, clientSecret]).toEqual([null, expect.stringMatching(/^rps_dev_[\w-]{43}$/)]);
    const clientId = `rpc_dev_${record.credentialId}`;
    expect(record).toMatchObject({ type: 'OAUTH_CLIENT', clientId, maskedKey: clientId, redirectUris });
    expect(await findOauthClient(test.db, clientId, test.clock.now())).toMatchObject({
      displayName: 'Ledger bridge',
      secretHash: hashToken(clientSecret ?? ''),
      redirectUris,
      scopes: ['catalog:read', 'orders:read'],
    });
    const revealed = await act(record.credentialId, 'reveal', { password: TEST_PASSWORD });
    expect(refusalOf(revealed)).toEqual([409, 'error.apiCredential.neverShown']);

    await act(record.credentialId, 'deactivate');
    expect(await findOauthClient(test.db, clientId, test.clock.now())).toBeNull();
    const types = 'OAUTH_CLIENT,SERVICE_ACCOUNT';
    const rows = await call({ method: 'GET', url: `/api/credentials/history?type=${types}` });
    expect(rows.json<ApiCredentialEvent[]>()).toMatchObject([
      { action: 'DEACTIVATED', type: 'OAUTH_CLIENT', maskedKey: clientId, email: maker.email },
      { action: 'CREATED', displayName: 'Ledger bridge' },
    ]);
    const mails = test.db.selectFrom('outbox').select('topic').where('user_id', '=', colleague.id).orderBy('id');
    expect(await mails.execute()).toEqual([
      { topic: 'OAUTH_CLIENT_CREATED_MAIL' },
      { topic: 'OAUTH_CLIENT_DEACTIVATED_MAIL' },
    ]);
  });

  it('names each wrong field; a third of a type and a taken name are refused, and each type counts alone', async () => {
    const wrong = await create({
      displayName: 'abc',
      scopes: ['research:write'],
      redirectUris: ['https://relay.example', 'http://relay.example', 'https://relay.example'],
    });
    expect(refusalOf(wrong)).toEqual([
      400,
      'error.validation',
      'displayName error.displayName.length',
      'scopes[0] error.apiCredential.scope',
      'redirectUris[1] error.apiCredential.redirectUri',
      'redirectUris[2] error.apiCredential.redirectUriTwice',
    ]);
    const account = await create({ type: 'SERVICE_ACCOUNT', redirectUris: ['https://relay.example'] });
    expect(refusalOf(account)).toEqual([
      400,
      'error.validation',
      'redirectUris[0] error.apiCredential.redirectUriType',
    ]);
    await made();
    expect(refusalOf(await create()).slice(0, 2)).toEqual([409, 'error.apiCredential.nameTaken']);
    await made({ displayName: 'Store 12' });
    expect(refusalOf(await create({ displayName: 'Third one' }))).toEqual([409, 'error.apiCredential.tooMany']);
    expect((await create({ type: 'SERVICE_ACCOUNT' })).statusCode).toBe(201);
  });

  it('reaches no more than was chosen, and goes with its feature; others than its holders see nothing of it', async () => {
    const customer = await buildCustomer(test.db, { platform_id: platform.id });
    const { identifier } = await buildAccount(test.db, { platform_id: platform.id, customer_id: customer.id });
    const access = { organizationAccess: false, accountIdentifiers: [identifier] };
    const { credentialId, accounts } = await made({ type: 'SERVICE_ACCOUNT', ...access });
    expect(accounts).toMatchObject([{ accountIdentifier: identifier }]);
    const stranger = await test.signIn((await person(KEYS, (await buildPlatform(test.db)).id)).email);
    expect((await act(credentialId, 'deactivate', {}, stranger)).statusCode).toBe(404);
    const reader = await test.signIn((await person(['QUALTRICS_API_KEYS_MANAGE'])).email);
    expect((await create({}, reader)).statusCode).toBe(403);
    await treat({ 'oauth-clients': 'off' });
    expect((await create()).statusCode).toBe(404);
  });
});

describe('integrations', () => {
  it('replace keys and clients, follow from what works, and end as a whole; both leave a row', async () => {
    await treat(REPLACED);
    const key = await made({ type: 'API_KEY', displayName: 'Payroll sync' });
    const client = await made();
    const research = await made({ type: 'RESEARCH_KEY', displayName: 'Panel', scopes: ['research:write'] });
    expect(await cards()).toMatchObject([
      {
        name: 'REWARDS_API',
        status: 'CONNECTED',
        mayChange: true,
        items: [{ itemId: client.credentialId, kind: 'OAUTH_CLIENT' }, { itemId: key.credentialId }],
      },
      { name: 'SURVEY_RESEARCH', items: [{ itemId: research.credentialId, displayName: 'Panel' }] },
      { name: 'CONNECTED_APPS', status: 'NOT_CONNECTED', items: [] },
    ]);
    expect(refusalOf(await disconnect('REWARDS_API', [key.credentialId]))).toEqual([409, 'error.integration.changed']);
    const ended = await disconnect('REWARDS_API', [key.credentialId, client.credentialId]);
    expect(ended.json()).toMatchObject({ status: 'NOT_CONNECTED', items: [] });
    expect((await disconnect('REWARDS_API', [])).statusCode).toBe(200);
    await act(research.credentialId, 'deactivate');
    const rows = await history();
    expect(rows.map(({ integration, action, items }) => [integration, action, items.length])).toEqual([
      ['SURVEY_RESEARCH', 'DISCONNECTED', 1],
      ['REWARDS_API', 'DISCONNECTED', 2],
      ['SURVEY_RESEARCH', 'CONNECTED', 1],
      ['REWARDS_API', 'CONNECTED', 1],
    ]);
    expect(rows[1]).toMatchObject({
      email: maker.email,
      items: [{ displayName: 'Ledger bridge' }, { kind: 'API_KEY' }],
    });
    expect(await history('?name=REWARDS_API&action=CONNECTED&sort=date,asc')).toHaveLength(1);
  });

  it('open to the rights of their page alone, change only with those of what they consist of', async () => {
    const reader = await test.signIn((await person(PAGE)).email);
    const manager = await test.signIn((await person([...PAGE, 'INTEGRATIONS_MANAGE'])).email);
    const holder = await test.signIn((await person([...KEYS, 'INTEGRATIONS_MANAGE'])).email);
    const status = async (by: Call) => (await by({ method: 'GET', url: '/api/integrations' })).statusCode;
    expect(await status(call)).toBe(404);
    await treat({ ...REPLACED, integrations: 'off' });
    expect(await status(call)).toBe(404);
    await treat(REPLACED);
    const { credentialId } = await made();
    expect([await status(reader), await status(holder)]).toEqual([200, 403]);
    expect((await create({ displayName: 'Another' }, holder)).statusCode).toBe(403);
    expect((await cards(reader)).map(({ mayChange }) => mayChange)).toEqual([false, false, false]);
    expect((await cards(manager)).map(({ mayChange }) => mayChange)).toEqual([false, false, true]);
    for (const by of [reader, manager])
      expect((await disconnect('REWARDS_API', [credentialId], by)).statusCode).toBe(403);
    expect(refusalOf(await disconnect('PAYROLL', []))[0]).toBe(400);
    await test.db.updateTable('platforms').set({ kyb_status: 'UNDER_REVIEW' }).where('id', '=', platform.id).execute();
    expect(await status(reader)).toBe(403);
  });
});
