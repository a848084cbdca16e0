import { createHash } from 'node:crypto';
import type { AppsOfClient } from '@portal/shared/contract/apiCredentials';
import type { ConnectedApp, ConsentDecision, ConsentRequest } from '@portal/shared/contract/oauth';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { Integration, IntegrationEvent } from '@portal/shared/contract/integrations';
import type { PublicError } from '@portal/shared/contract/publicApi';
import type { LightMyRequestResponse } from 'fastify';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { ApiScope } from '@portal/shared/domain/access/apiScopes';
import { withTransaction } from '../../db/withTransaction.ts';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { buildUser } from '../../testing/builders.ts';
import { BUYER, buildCatalogue, buildShop } from '../../testing/commerceBuilders.ts';
import { createTestClock } from '../../testing/testClock.ts';
import { buildTestApp, callWith, type Call, type TestApp } from '../../testing/testApp.ts';
import { insertOauthClient } from '../apiCredentials/index.ts';

const BACK = 'https://relay.example/back';
const VERIFIER = 'a-verifier-of-the-app-that-nobody-else-knows-42';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const SCOPES: readonly ApiScope[] = ['catalog:read', 'accounts:read', 'orders:write'];

let test: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let person: Call;
let client: Awaited<ReturnType<typeof buildClient>>;

beforeAll(async () => {
  test = await buildTestApp({}, [], null, createTestClock());
  await buildCatalogue(test.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  shop = await buildShop(test.db, {
    balanceMinor: 10_000n,
    authorities: [...new Set<Authority>([...BUYER, 'ACCOUNT_ACCESS', 'VIEW_BALANCE_ACCESS'])],
  });
  person = await test.signIn(shop.buyer.email);
  client = await buildClient([BACK]);
});

let built = 0;
const buildClient = (redirectUris: readonly string[], endsAt: Date | null = null) =>
  withTransaction(test.db, (tx) =>
    insertOauthClient(tx, test.env.environment, {
      type: 'OAUTH_CLIENT',
      displayName: `Relay Desk ${(built += 1)}`,
      scopes: SCOPES,
      access: { organization: true, customerIds: [], accountIds: [] },
      endsAt,
      redirectUris,
      maker: { platformId: shop.buyer.platform_id, id: shop.buyer.id, langKey: 'en' },
      at: test.clock.now(),
    }),
  );
const deactivate = () =>
  test.db
    .updateTable('api_credentials')
    .set({ deactivated_at: test.clock.now(), deactivated_by_user_id: shop.buyer.id })
    .where('identifier', '=', client.identifier)
    .execute();

const asForm = (fields: Readonly<Record<string, string>>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});
const buy = (fields: Readonly<Record<string, string>>, { clientId, clientSecret } = client) =>
  test.app.inject({
    method: 'POST',
    url: '/oauth/token',
    ...asForm({ client_id: clientId, client_secret: clientSecret, ...fields }),
  });
interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
  readonly expires_in: number;
}
const tokensOf = (response: LightMyRequestResponse): Tokens => {
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([200, undefined]);
  return response.json<Tokens>();
};
const failureOf = (response: LightMyRequestResponse) => [
  response.statusCode,
  response.json<{ readonly error: string }>().error,
];
const readCatalog = (token: string) => callWith(test.app, token)({ method: 'GET', url: '/v2/catalogs?verbose=false' });
/** Status of a call of the public API, and the key of its failure. */
const stateOf = async (token: string) => {
  const response = await readCatalog(token);
  return response.statusCode === 200 ? 200 : [response.statusCode, response.json<PublicError>().errors[0]?.i18nKey];
};
const ENDED = [401, 'error.accessToken.invalid'];

const request = (changes: Readonly<Record<string, string>> = {}) => ({
  client_id: client.clientId,
  scope: SCOPES.join(' '),
  state: 'state & more',
  redirect_uri: BACK,
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
  ...changes,
});
const ask = (changes = {}, by = person) =>
  by({ method: 'POST', url: '/api/oauth/requests', payload: request(changes) });
const decide = ({ requestId, csrf }: ConsentRequest, decision: string, by = person) =>
  by({ method: 'POST', url: `/api/oauth/requests/${requestId}/decision`, payload: { decision, _csrf: csrf } });
const refusalOf = (response: LightMyRequestResponse) => [response.statusCode, response.json<ErrorBody>().i18nKey];
/** Has the person allow what the app asks for, and returns the address that leads back. */
const allow = async (changes = {}) => {
  const asked = (await ask(changes)).json<ConsentRequest>();
  return new URL((await decide(asked, 'ALLOW')).json<ConsentDecision>().redirectTo);
};
const redeem = (code: string, changes: Readonly<Record<string, string>> = {}, by = client) =>
  buy({ grant_type: 'authorization_code', code, redirect_uri: BACK, code_verifier: VERIFIER, ...changes }, by);
const connect = async (changes = {}) => {
  const code = (await allow(changes)).searchParams.get('code') ?? '';
  return { code, ...tokensOf(await redeem(code)) };
};
const listApps = async (by = person) =>
  (await by({ method: 'GET', url: '/api/account/connected-apps' })).json<ConnectedApp[]>();

describe('client credentials', () => {
  it('buy a token of ten minutes, which ends with its client', async () => {
    const { access_token: token, scope, expires_in } = tokensOf(await buy({ grant_type: 'client_credentials' }));
    expect([scope, expires_in]).toEqual([SCOPES.join(' '), 600]);
    const account = await callWith(test.app, token)({ url: `/v2/accounts/${shop.account.identifier}` });
    expect(account.json()).toMatchObject({ availableBalance: 100 });
    const part = tokensOf(await buy({ grant_type: 'client_credentials', scope: 'accounts:read' }));
    expect(await stateOf(part.access_token)).toEqual([403, 'error.apiKey.scope']);
    expect(failureOf(await buy({ grant_type: 'client_credentials', scope: 'payroll' }))).toEqual([
      400,
      'invalid_scope',
    ]);
    const unknown = { ...client, clientId: '\0' };
    expect(failureOf(await buy({ grant_type: 'client_credentials' }, unknown))).toEqual([401, 'invalid_client']);
    await deactivate();
    expect(await stateOf(token)).toEqual(ENDED);
    expect(failureOf(await buy({ grant_type: 'client_credentials' }))).toEqual([401, 'invalid_client']);
  });

  it('end by time, and a wrong secret is refused, after many from one address for a while', async () => {
    const { access_token: token } = tokensOf(await buy({ grant_type: 'client_credentials' }));
    test.clock.advance(SERVER_SETTINGS.oauth.accessTokenSeconds * 1000);
    expect(await stateOf(token)).toEqual(ENDED);
    await test.tidyUp(test.clock.now());
    expect(await test.db.selectFrom('oauth_items').select('kind').execute()).toEqual([]);

    const guess = () =>
      test.app.inject({
        method: 'POST',
        url: '/oauth/token',
        remoteAddress: '203.0.113.9',
        ...asForm({ grant_type: 'client_credentials', client_id: client.clientId, client_secret: 'wrong' }),
      });
    expect(failureOf(await guess())).toEqual([401, 'invalid_client']);
    for (const _ of Array.from({ length: SERVER_SETTINGS.apiKeys.guessesOfAddress - 1 })) await guess();
    const paused = await guess();
    expect([...failureOf(paused), Number(paused.headers['retry-after']) > 0]).toEqual([429, 'invalid_client', true]);
    tokensOf(await buy({ grant_type: 'client_credentials' }));
  });
});

describe('an app that asks a person', () => {
  const open = (changes = {}) =>
    test.app.inject({
      url: `/oauth/auth?${new URLSearchParams({ ...request(changes), response_type: 'code' }).toString()}`,
    });

  it('is led to the page of consent and back with a code and its state; what it does is listed, and a mail tells of it', async () => {
    const { protocol, host } = new URL(test.env.publicUrl);
    const opened = await open();
    const address = `${protocol}//${host}/vue/#/oauth_authorize?${new URLSearchParams(request()).toString()}`;
    expect([opened.statusCode, opened.headers.location?.replaceAll('%3A', ':')]).toEqual([
      303,
      address.replaceAll('%3A', ':'),
    ]);

    const asked = (await ask()).json<ConsentRequest>();
    expect(asked).toMatchObject({
      clientId: client.clientId,
      organizationAccess: true,
      scopes: SCOPES,
      scopesBeyondRights: [],
      returnHost: 'relay.example',
    });
    const found = await person({ url: `/api/oauth/requests/${asked.requestId}` });
    expect(found.json<ConsentRequest>()).toEqual(asked);
    expect(refusalOf(await decide({ ...asked, csrf: 'other' }, 'ALLOW'))).toEqual([403, 'error.oauth.csrf']);
    const elsewhere = await test.signIn(shop.buyer.email);
    expect(refusalOf(await decide(asked, 'ALLOW', elsewhere))).toEqual([404, 'error.oauth.request']);
    const { redirectTo } = (await decide(asked, 'ALLOW')).json<ConsentDecision>();
    const { searchParams } = new URL(redirectTo);
    expect(redirectTo.split('?')[0]).toBe(BACK);
    expect(Object.fromEntries(searchParams)).toEqual({
      code: expect.any(String) as string,
      state: 'state & more',
      iss: `${test.env.publicUrl}/oauth`,
    });
    expect(refusalOf(await decide(asked, 'DENY'))).toEqual([409, 'error.oauth.used']);

    const tokens = tokensOf(await redeem(searchParams.get('code') ?? ''));
    const ordered = await callWith(
      test.app,
      tokens.access_token,
    )({
      method: 'POST',
      url: '/v2/orders',
      payload: {
        externalRefID: 'relay-1',
        accountIdentifier: shop.account.identifier,
        utid: 'UVARIABLE',
        amount: '25.00',
        recipient: { firstName: 'Ada', email: 'ada@recipient.example' },
      },
    });
    expect(ordered.statusCode).toBe(201);
    expect(await listApps()).toMatchObject([
      { scopes: SCOPES, orders: { count: 1, totals: [{ amountPlainString: '25.00', currencyCode: 'USD' }] } },
    ]);
    await connect();
    expect(await listApps()).toHaveLength(1);
    const mails = test.db.selectFrom('outbox').select('topic').where('user_id', '=', shop.buyer.id);
    expect(await mails.execute()).toEqual([{ topic: 'APP_CONNECTED_MAIL' }]);
  });

  it('is led back without a code when the person denies, and when it brings no challenge', async () => {
    const asked = (await ask()).json<ConsentRequest>();
    const denied = new URL((await decide(asked, 'DENY')).json<ConsentDecision>().redirectTo);
    expect(Object.fromEntries(denied.searchParams)).toMatchObject({ error: 'access_denied', state: 'state & more' });
    for (const lacking of [{ code_challenge: '', code_challenge_method: '' }, { code_challenge_method: 'plain' }]) {
      const { headers } = await open(lacking);
      const back = new URL(String(headers.location));
      expect([back.host, back.searchParams.get('error')]).toEqual(['relay.example', 'invalid_request']);
    }
    expect(await listApps()).toEqual([]);
  });

  it.each([
    ['another path', { redirect_uri: `${BACK}/` }, 'error.oauth.redirect'],
    ['another client', { client_id: 'rpc_dev_000000000000' }, 'error.oauth.client'],
  ])('is led nowhere by %s', async (_name, wrong, i18nKey) => {
    const opened = await open(wrong);
    expect([opened.statusCode, opened.headers.location, opened.headers['content-type']]).toEqual([
      400,
      undefined,
      'text/html; charset=utf-8',
    ]);
    expect((await ask(wrong)).json<ErrorBody>().i18nKey).toBe(i18nKey);
  });

  it('loses its tokens when a code is used twice', async () => {
    const { code, access_token: token } = await connect();
    expect(await stateOf(token)).toBe(200);
    test.clock.advance(SERVER_SETTINGS.oauth.codeSeconds * 1000);
    await test.tidyUp(test.clock.now());
    expect(failureOf(await redeem(code))).toEqual([400, 'invalid_grant']);
    expect(await stateOf(token)).toEqual(ENDED);
    expect(await listApps()).toEqual([]);
  });

  it('gets nothing that works from a code that two calls redeem at once', async () => {
    const code = (await allow()).searchParams.get('code') ?? '';
    const answers = await Promise.all([redeem(code), redeem(code)]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(400);
    for (const answer of answers)
      if (answer.statusCode === 200) expect(await stateOf(tokensOf(answer).access_token)).toEqual(ENDED);
    expect(await listApps()).toEqual([]);
  });

  it('renews its tokens, each refresh token once: the second use ends what was allowed', async () => {
    const first = await connect({ scope: 'catalog:read' });
    const renew = (token: string, changes = {}) =>
      buy({ grant_type: 'refresh_token', refresh_token: token, ...changes });
    expect(failureOf(await renew(first.refresh_token, { scope: 'orders:write' }))).toEqual([400, 'invalid_scope']);
    const second = tokensOf(await renew(first.refresh_token));
    expect([second.refresh_token === first.refresh_token, await stateOf(second.access_token)]).toEqual([false, 200]);
    expect(failureOf(await renew(first.refresh_token))).toEqual([400, 'invalid_grant']);
    expect(await stateOf(second.access_token)).toEqual(ENDED);
    expect(failureOf(await renew(second.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('redeems no code of another app', async () => {
    const code = (await allow()).searchParams.get('code') ?? '';
    expect(failureOf(await redeem(code, {}, await buildClient([BACK])))).toEqual([400, 'invalid_grant']);
  });

  it('has at most the rights of the person, judged at each call, and ends with the person', async () => {
    const { access_token: token } = await connect();
    const readAccount = () => callWith(test.app, token)({ url: `/v2/accounts/${shop.account.identifier}` });
    expect((await readAccount()).statusCode).toBe(200);
    await test.db
      .deleteFrom('user_authorities')
      .where('user_id', '=', shop.buyer.id)
      .where('authority', '=', 'VIEW_BALANCE_ACCESS')
      .execute();
    expect([(await readAccount()).statusCode, await stateOf(token)]).toEqual([403, 200]);
    const setStatus = (status: string) =>
      test.db.updateTable('users').set({ status }).where('id', '=', shop.buyer.id).execute();
    await setStatus('DEACTIVATED');
    expect(await stateOf(token)).toEqual(ENDED);
    await setStatus('ACTIVATED');
    expect(await stateOf(token)).toEqual(ENDED);
  });

  it('is ended by the person alone, or by itself', async () => {
    const { access_token: token } = await connect();
    const [app] = await listApps();
    const end = (by: Call) => by({ method: 'DELETE', url: `/api/account/connected-apps/${app?.grantId ?? ''}` });
    const colleague = await buildUser(test.db, { platform_id: shop.buyer.platform_id, organization_access: true });
    expect(refusalOf(await end(await test.signIn(colleague.email)))).toEqual([404, 'error.connectedApp.notFound']);
    expect(await stateOf(token)).toBe(200);
    expect([(await end(person)).statusCode, (await end(person)).statusCode]).toEqual([204, 404]);
    expect(await stateOf(token)).toEqual(ENDED);

    const next = await connect();
    const { clientId: client_id, clientSecret: client_secret } = client;
    const form = asForm({ token: next.refresh_token, client_id, client_secret });
    await test.app.inject({ method: 'POST', url: '/oauth/token/revocation', ...form });
    expect([await stateOf(next.access_token), await listApps()]).toEqual([ENDED, []]);
  });
});

describe('the history of integrations', () => {
  const tell = async () => {
    const treatments = JSON.stringify({ 'integrations-replace-api-keys': 'on' });
    const { platform_id } = shop.buyer;
    await test.db
      .updateTable('platforms')
      .set({ feature_treatments: treatments })
      .where('id', '=', platform_id)
      .execute();
    const authorities = [
      'INTEGRATIONS_PAGE_ACCESS',
      'INTEGRATIONS_MANAGE',
      'API_KEYS_MANAGE',
      'USER_ADMINISTRATION',
    ] as const;
    const manager = await buildUser(test.db, { platform_id, organization_access: true, authorities });
    const call = await test.signIn(manager.email);
    const read = async () => {
      const events = (await call({ url: '/api/integrations/history?sort=date,asc' })).json<IntegrationEvent[]>();
      return events.map(({ integration, action, cause, email }) => [integration, action, cause, email]);
    };
    return { call, email: manager.email, read };
  };
  const connected = () => ['CONNECTED_APPS', 'CONNECTED', 'PERSON', shop.buyer.email];

  it('has the apps of an organisation, which end as one', async () => {
    const { access_token: token } = await connect();
    const { call, email, read } = await tell();
    const cards = (await call({ url: '/api/integrations' })).json<Integration[]>();
    const rewards = cards.find(({ name }) => name === 'REWARDS_API');
    expect(rewards?.items).toMatchObject([
      { kind: 'OAUTH_CLIENT', people: [`${shop.buyer.first_name} ${shop.buyer.last_name}`] },
    ]);
    // The app of the person was not named.
    const named = rewards?.items.map(({ itemId }) => itemId);
    const unnamed = await call({
      method: 'POST',
      url: '/api/integrations/REWARDS_API/disconnect',
      payload: { itemIds: named },
    });
    expect(refusalOf(unnamed)).toEqual([409, 'error.integration.changed']);
    const card = cards.find(({ name }) => name === 'CONNECTED_APPS');
    expect(card).toMatchObject({
      status: 'CONNECTED',
      items: [{ kind: 'CONNECTED_APP', displayName: expect.stringMatching(/^Relay Desk/) as string }],
    });
    const itemIds = card?.items.map(({ itemId }) => itemId);
    const ended = await call({
      method: 'POST',
      url: '/api/integrations/CONNECTED_APPS/disconnect',
      payload: { itemIds },
    });
    expect([ended.json<Integration>().status, await stateOf(token)]).toEqual(['NOT_CONNECTED', ENDED]);
    expect(await read()).toEqual([connected(), ['CONNECTED_APPS', 'DISCONNECTED', 'PERSON', email]]);
  });

  it('says that the last app ended itself, or used a token twice', async () => {
    const { read } = await tell();
    const first = await connect();
    const { clientId: client_id, clientSecret: client_secret } = client;
    const form = asForm({ token: first.refresh_token, client_id, client_secret });
    await test.app.inject({ method: 'POST', url: '/oauth/token/revocation', ...form });
    test.clock.advance(1000);
    const { code } = await connect();
    test.clock.advance(1000);
    expect(failureOf(await redeem(code))).toEqual([400, 'invalid_grant']);
    expect(await read()).toEqual([
      connected(),
      ['CONNECTED_APPS', 'DISCONNECTED', 'APP', null],
      connected(),
      ['CONNECTED_APPS', 'DISCONNECTED', 'TOKEN_REUSED', null],
    ]);
  });

  it('says what a last day ended by the time of that day, whatever ended before it was noted', async () => {
    const { call, email, read } = await tell();
    const other = client;
    client = await buildClient([BACK], new Date(test.clock.now().getTime() + 5000));
    await connect();
    test.clock.advance(10_000);
    await call({ method: 'POST', url: `/api/credentials/${other.identifier}/deactivate`, payload: {} });
    await test.tidyUp(test.clock.now());
    expect((await read()).slice(1)).toEqual([
      ['CONNECTED_APPS', 'DISCONNECTED', 'LAST_DAY', null],
      ['REWARDS_API', 'DISCONNECTED', 'PERSON', email],
    ]);
  });

  it('says who deactivated the person or the client, and that the last day of a client is over', async () => {
    const { call, email, read } = await tell();
    const last = { integration: 'CONNECTED_APPS', cause: 'PERSON' };
    await connect();
    test.clock.advance(1000);
    const url = `/api/credentials/${client.identifier}`;
    const apps = (await call({ url: `${url}/apps` })).json<AppsOfClient>();
    expect(apps).toMatchObject([{ personName: `${shop.buyer.first_name} ${shop.buyer.last_name}` }]);
    const deactivate = (appIds: readonly string[]) =>
      call({ method: 'POST', url: `${url}/deactivate`, payload: { appIds } });
    expect(refusalOf(await deactivate([]))).toEqual([409, 'error.apiCredential.appsChanged']);
    expect((await deactivate(apps.map(({ appId }) => appId))).statusCode).toBe(200);
    expect((await read()).slice(1)).toEqual([
      [last.integration, 'DISCONNECTED', last.cause, email],
      ['REWARDS_API', 'DISCONNECTED', last.cause, email],
    ]);

    const endsAt = new Date(test.clock.now().getTime() + 5000);
    client = await buildClient([BACK], endsAt);
    await connect();
    test.clock.advance(10_000);
    await test.tidyUp(test.clock.now());
    await test.tidyUp(test.clock.now());
    const rows = (await call({ url: '/api/integrations/history?sort=date,asc' })).json<IntegrationEvent[]>().slice(3);
    expect(rows.map(({ integration, cause, date }) => [integration, cause, date])).toEqual([
      ['CONNECTED_APPS', 'PERSON', expect.any(String)],
      ['CONNECTED_APPS', 'LAST_DAY', endsAt.toISOString()],
      ['REWARDS_API', 'LAST_DAY', endsAt.toISOString()],
    ]);

    client = await buildClient([BACK]);
    await connect();
    test.clock.advance(1000);
    await call({ method: 'POST', url: `/api/users/${shop.buyer.id}/deactivate`, payload: {} });
    expect((await read()).slice(6)).toEqual([connected(), ['CONNECTED_APPS', 'DISCONNECTED', 'PERSON', email]]);
  });
});

it('describes itself, and registers no clients', async () => {
  const described = await test.app.inject({ url: '/oauth/.well-known/openid-configuration' });
  expect(described.json()).toMatchObject({
    issuer: `${test.env.publicUrl}/oauth`,
    token_endpoint: `${test.env.publicUrl}/oauth/token`,
    grant_types_supported: expect.arrayContaining(['client_credentials', 'refresh_token']) as string[],
    code_challenge_methods_supported: ['S256'],
  });
  expect(described.json()).not.toHaveProperty('registration_endpoint');
});
