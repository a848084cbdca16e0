import type { ErrorBody } from '@portal/shared/contract/common';
import type { PublicError } from '@portal/shared/contract/publicApi';
import { API_SCOPES, type ApiScope } from '@portal/shared/domain/access/apiScopes';
import { AUTHORITIES, type PermissionRule } from '@portal/shared/domain/access/permissions';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { openTestGateway } from '../providers/payments/testing/openTestGateway.ts';
import { buildApiKey } from './buildApiKey.ts';
import { buildAccount, buildCustomer, buildUser } from './builders.ts';
import { buildCatalogue, buildShop } from './commerceBuilders.ts';
import { newProgram, withProgram } from './publicRoutes.ts';
import { buildSamples, UPLOADED_LINE } from './routeSamples.ts';
import { buildTestApp, callWith, type Call } from './testApp.ts';
import { offerWires } from './wireValues.ts';

/** Every route x every right that it needs x what it is asked for: one's own, a sibling's, a stranger's, nobody's. */

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly 'x-permission'?: PermissionRule;
  readonly 'x-scope'?: ApiScope;
}

interface Route {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly operation: Operation;
  readonly rule: PermissionRule;
}

type Samples = Awaited<ReturnType<typeof buildSamples>>;

const NOBODYS_UUID = '00000000-0000-4000-8000-000000000000';
/** Identifiers of nothing, by the field or parameter that names it. */
const NOBODYS: Readonly<Record<string, string>> = {
  account: 'A999999',
  accountIdentifier: 'A999999',
  fromAccountIdentifier: 'A999999',
  toAccountIdentifier: 'A999999',
  fromGroupIdentifier: 'G999999',
  toGroupIdentifier: 'G999999',
  customer: 'G999999',
  customerIdentifier: 'G999999',
  group: 'G999999',
  groupId: 'G999999',
  platformClientId: 'nobodys',
  cartId: NOBODYS_UUID,
  uploadId: NOBODYS_UUID,
  lineId: NOBODYS_UUID,
  quoteIdentifier: NOBODYS_UUID,
  id: NOBODYS_UUID,
  identifier: NOBODYS_UUID,
  referenceOrderId: 'RG260302-999999-99',
  referenceOrderID: 'RG260302-999999-99',
  caseIdentifier: NOBODYS_UUID,
  cardToken: NOBODYS_UUID,
  bankAccountIdentifier: NOBODYS_UUID,
  accountID: 'A999999',
  creditCardToken: NOBODYS_UUID,
  accountId: 'A999999',
  depositIdentifier: NOBODYS_UUID,
  etid: 'E999999',
  ptid: 'P999999',
  fileId: NOBODYS_UUID,
  userId: '999999',
  roleId: '999999',
  reportId: NOBODYS_UUID,
  credentialId: '000000000000',
  incentiveId: '0000000000000000',
  connectionId: 'nobodys',
  domainId: 'nobodys',
};
/** Parameters that name something of a tenant; a route with one of them, or with such a body, is asked for each scope. */
const OF_TENANT = new Set(Object.keys(NOBODYS));
/** Routes whose body alone names something of a tenant. */
const IN_BODY: Readonly<Record<string, true>> = {
  'POST /api/shopping-carts': true,
  'POST /api/orders': true,
  'POST /api/funding/transfer-funds': true,
  'POST /api/creditCards': true,
  'POST /api/ach/subscriptions': true,
  'POST /api/creditCards/platforms/deposits': true,
  'POST /api/funding/wire-deposits': true,
  'POST /api/balanceAlerts': true,
  'POST /api/incentives': true,
  'POST /api/users': true,
  'POST /api/accounts': true,
  'PUT /api/account/default-account': true,
  'POST /api/email-templates': true,
  'POST /api/print-templates': true,
  'POST /api/reports': true,
  'POST /api/reports/count': true,
  'POST /api/email-templates/preview': true,
  'PUT /api/order-drafts/{kind}': true,
  'POST /v2/orders': true,
};
/** Routes that say at a field of their form what does not exist. */
const AT_FIELD = ['POST /api/users'];
/** Routes of staff look at every organisation. */
const OF_STAFF = /\/api\/staff\//;
/** A list of the public API without entries. */
const NO_ACCOUNTS = '{"accounts":[],"cursor":{"nextCursor":null,"maxResults":50,"numberOfElements":0}}';

const gateway = await openTestGateway();
const testApp = await buildTestApp({}, [], gateway.gateway);
await testApp.jobs.start();
const { db } = testApp;
await buildCatalogue(db);
await offerWires(db);
const shop = await buildShop(db, { balanceMinor: 1_000_000_000n });
const { platform, customer, account } = shop;
const platform_id = platform.id;
const sibling = await buildAccount(db, { platform_id, customer_id: customer.id, balanceMinor: 1_000_000n });
const otherGroup = await buildCustomer(db, { platform_id });
const inOtherGroup = await buildAccount(db, { platform_id, customer_id: otherGroup.id, balanceMinor: 1_000_000n });
const foreign = await buildShop(db, { balanceMinor: 1_000_000n });

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
const { paths } = (await testApp.app.inject('/api/openapi.json')).json<Document>();
const { paths: publicPaths } = (await testApp.app.inject('/v2/openapi.json')).json<Document>();
const routes = Object.entries({ ...paths, ...publicPaths }).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, operation]): Route[] => {
    // A scope is asked for below.
    const rule = operation['x-permission'] ?? (operation['x-scope'] && {});
    const name = `${method.toUpperCase()} ${path}`;
    return rule === undefined ? [] : [{ name, method: methodOf(method), path, operation, rule }];
  }),
);
const guarded = routes.filter(({ rule }) => codesOf(rule).length > 0);

afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await gateway.close();
});

/** A user of the shop's organisation; a staff platform's right is not among theirs. */
const signedIn = async (overrides: Partial<Parameters<typeof buildUser>[1]>): Promise<Call> =>
  testApp.signIn((await buildUser(db, { platform_id, authorities: AUTHORITIES, ...overrides })).email);

let keys = 0;
const NOTHING: Samples = { params: {}, bodies: {} };

describe('the right of a route', () => {
  const combined = guarded.flatMap(({ name, rule }) => waysToLack(rule).map((lacking) => [name, lacking] as const));

  it.each(combined)('%s is refused without %s', async (name, lacking) => {
    const authorities = AUTHORITIES.filter((code) => !lacking.includes(code));
    const call = await signedIn({ organization_access: true, authorities });
    expectForbidden(await call(requestOf(routeOf(name), NOTHING)));
  });

  it.each(
    guarded.flatMap(({ name, rule }) => (rule.accessLevel === undefined ? [] : [[name, rule.accessLevel] as const])),
  )('%s is refused below the level %s', async (name, level) => {
    const call = await signedIn(level === 'PLATFORM' ? { customerIds: [customer.id] } : { accountIds: [account.id] });
    expectForbidden(await call(requestOf(routeOf(name), NOTHING)));
  });
});

describe('the scope of a route', () => {
  it.each(
    routes.flatMap(({ name, operation: { 'x-scope': scope } }) =>
      scope === undefined ? [] : [[name, scope] as const],
    ),
  )('%s is refused to a key without %s', async (name, lacking) => {
    const scopes = API_SCOPES.filter((scope) => scope !== lacking);
    const call = callWith(testApp.app, (await buildApiKey(testApp, { maker: shop.buyer, scopes })).key);
    const { httpCode, errors } = (await call(requestOf(routeOf(name), NOTHING))).json<PublicError>();
    expect([httpCode, errors[0]?.i18nKey, errors[0]?.values]).toEqual([403, 'error.apiKey.scope', { scope: lacking }]);
  });
});

describe('what belongs to somebody else', () => {
  const asked = routes.filter(({ name, operation }) => !OF_STAFF.test(name) && asksForTenant(name, operation));
  let ours: Call;
  let own: Samples;
  let others: Readonly<Record<string, Samples>>;
  beforeAll(async () => {
    const person = await signedIn({ accountIds: [account.id], default_account_id: account.id });
    ours = withProgram(person, newProgram(testApp, { maker: shop.buyer, accountIds: [account.id] }));
    const all = await signedIn({ organization_access: true });
    own = await buildSamples(ours, shop);
    const theirs = await buildUser(db, {
      platform_id: foreign.platform.id,
      organization_access: true,
      authorities: AUTHORITIES,
    });
    others = {
      'a sibling account': await buildSamples(all, { platform, customer, account: sibling }),
      'a sibling group': await buildSamples(all, { platform, customer: otherGroup, account: inOtherGroup }),
      'another organisation': await buildSamples(await testApp.signIn(theirs.email), foreign),
    };
  });

  it('is asked for by most routes', () => expect(asked.length).toBeGreaterThan(25));

  it.each(asked.map(({ name }) => [name] as const))('%s answers as for what does not exist', async (name) => {
    const route = routeOf(name);
    const unknown = answerOf(await ours(requestOf(route, nobodysOf(own))));
    for (const [scope, samples] of Object.entries(others)) {
      // A sibling account is of the same group and organisation, which the caller may ask for.
      if (namesSame(requestOf(route, samples), requestOf(route, own))) continue;
      expect([scope, answerOf(await ours(requestOf(route, samples)))]).toEqual([scope, unknown]);
    }
    expect(AT_FIELD.includes(name) ? [400] : [403, 404, '[]', NO_ACCOUNTS]).toContain(unknown.found ?? unknown.status);
  });
});

function expectForbidden(response: LightMyRequestResponse): void {
  expect(response.json<ErrorBody>()).toMatchObject({
    status: 403,
    i18nKey: expect.stringMatching(/^error\.(\w+\.)?forbidden$/) as string,
  });
}

/** Returns the parts of an answer by which a caller can tell two refusals apart. */
function answerOf(response: LightMyRequestResponse) {
  const { statusCode: status, body } = response;
  if (status < 400) return { status, found: body };
  const { i18nKey, description, fields, errors } = response.json<Partial<ErrorBody & PublicError>>();
  return { status, i18nKey, description, fields, errors };
}

/** True when two requests name the same things of a tenant. */
function namesSame(one: InjectOptions, other: InjectOptions): boolean {
  const names = ({ url, query, payload }: InjectOptions) =>
    JSON.stringify([url, query, payload], (key, value: unknown) =>
      typeof value === 'string' && key !== '' && !OF_TENANT.has(key) && Number.isNaN(Number(key)) ? null : value,
    );
  return names(one) === names(other);
}

/** The rights of a rule, of which each must matter. */
function codesOf({ all = [], any = [], accessLevel }: PermissionRule): readonly string[] {
  return [...all, ...any, ...(accessLevel === undefined ? [] : [accessLevel])];
}

/** Each code that must be held, and all of which one must be held. */
function waysToLack({ all = [], any = [] }: PermissionRule): string[][] {
  return [...all.map((code) => [code]), ...(any.length > 0 ? [[...any]] : [])];
}

function asksForTenant(name: string, { parameters = [] }: Operation): boolean {
  return parameters.some(({ name: parameter }) => OF_TENANT.has(parameter)) || name in IN_BODY;
}

function routeOf(name: string): Route {
  const found = routes.find((route) => route.name === name);
  if (found === undefined) throw new Error(`There is no route ${name}`);
  return found;
}

/** The same parts, with identifiers of nothing. */
function nobodysOf({ params, bodies }: Samples): Samples {
  const nobodys = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return NOBODYS[name] ?? value;
    if (Array.isArray(value)) return value.map((one: unknown) => nobodys(one, name.replace(/s$/, '')));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nobodys(one, key)]));
  };
  const strings = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, NOBODYS[name] ?? value]));
  const replaced = Object.entries(bodies).map(([name, body]) => [name, nobodys(body) as object] as const);
  return { params: strings, bodies: Object.fromEntries(replaced) };
}

function requestOf({ name, method, path, operation }: Route, { params, bodies }: Samples): InjectOptions {
  const url = path
    .replace('by-legacy-upload-identifier/{id}', `by-legacy-upload-identifier/${UPLOADED_LINE}`)
    .replaceAll(/\{(\w+)\}/g, (_all, param: string) => params[param] ?? 'x');
  const inQuery = (operation.parameters ?? []).filter((one) => one.in === 'query' && OF_TENANT.has(one.name));
  const query = Object.fromEntries(
    inQuery.flatMap((one) => (params[one.name] === undefined ? [] : [[one.name, params[one.name]]])),
  );
  const body = bodies[name];
  return {
    method,
    url,
    query: {
      ...query,
      ...(path.endsWith('/sufficientFunds') && { orderTotal: '1.00' }),
      ...(path.includes('/idempotency-keys/') && { operation: 'ORDER' }),
      ...(path.endsWith('/file') && { fileName: 'people.csv' }),
      ...(path.endsWith('/reward-names') && { column: '0' }),
    },
    headers: { 'idempotency-key': `tenancy-${(keys += 1)}` },
    ...(body && { payload: body }),
  };
}

function methodOf(method: string): Route['method'] {
  const found = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((word) => word === method.toUpperCase());
  if (found === undefined) throw new Error(`No calls are made up for ${method}`);
  return found;
}
