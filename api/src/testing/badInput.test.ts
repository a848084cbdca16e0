import type { ErrorBody } from '@portal/shared/contract/common';
import { ERROR_KEYS } from '@portal/shared/domain/errorKeys';
import { AUTHORITIES } from '@portal/shared/domain/permissions';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { openTestGateway } from '../providers/payments/testing/openTestGateway.ts';
import { buildUser } from './builders.ts';
import { buildCatalogue, buildShop } from './commerceBuilders.ts';
import { buildSamples, UPLOADED_LINE } from './routeSamples.ts';
import { buildTestApp, type Call } from './testApp.ts';
import { offerWires } from './wireValues.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Route {
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
}

/** Guesses come from another address than the sign-ins of this file. */
const STRANGER = '203.0.113.7';
const HUGE_NUMBER = '<huge number>';
const DEEP = 60_000;

const TEXTS = [
  '',
  ' ',
  'x',
  'a\0b',
  'x'.repeat(5_000),
  '-1',
  '0',
  '1.5',
  '1e9',
  '1e300',
  'NaN',
  'Infinity',
  '99999999999999999999999',
  '9223372036854775808',
  '999999999999999.99',
  '2147483648',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  "' or 1=1 --",
  '%_\\',
  '../../etc/passwd',
  '{{x}}',
  '\u202e\u{1f600}',
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
];
const RAW_TEXTS = [...TEXTS.map(encodeURIComponent), '%00', '%ED%A0%80', '%2e%2e%2f', '%E0%A4', '%'];
const VALUES: readonly unknown[] = [
  '',
  'a\0b',
  '\ud800',
  'x'.repeat(5_000),
  '1e300',
  '99999999999999999999999',
  '999999999999999.99',
  '{{x}}\u202e',
  HUGE_NUMBER,
  null,
  true,
  -1,
  0.1,
  ['x', 'y'],
  {},
  { toString: 1 },
];
/** What a JavaScript error says. */
const INTERNAL = /is not a function|is not iterable|undefined|cannot (?:read|convert)|\[object /i;
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1',
  '1e999',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"toString":1,"valueOf":1}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"lineItems":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{"lineItems":[${'{},'.repeat(20_000)}{}]}`,
  `[${'{},'.repeat(20_000)}{}]`,
];

const gateway = await openTestGateway();
const testApp = await buildTestApp({}, [], gateway.gateway);
await testApp.jobs.start();
await buildCatalogue(testApp.db);
await offerWires(testApp.db);
const shop = await buildShop(testApp.db, { balanceMinor: 1_000_000_000n });
await testApp.db.updateTable('platforms').set({ is_staff: true }).where('id', '=', shop.platform.id).execute();
const almighty = await buildUser(testApp.db, {
  platform_id: shop.platform.id,
  organization_access: true,
  authorities: AUTHORITIES,
  default_account_id: shop.account.id,
});
const document = (await testApp.app.inject('/api/openapi.json')).json<Document>();
const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]): [string, Route] => [
    `${method.toUpperCase()} ${path}`,
    { method: methodOf(method), path, operation },
  ]),
);

/** Those that only read come first: they leave the samples as they are. */
const readersFirst = routes.toSorted(([, one], [, other]) => Number(isWriter(one)) - Number(isWriter(other)));

let call: Call;
let samples: Awaited<ReturnType<typeof buildSamples>>;
/** Every test has samples of its own, unless the one before only read. */
let areSamplesUsed = true;
beforeEach(async () => {
  if (areSamplesUsed) {
    call = await testApp.signIn(almighty.email);
    samples = await buildSamples(call, shop);
  }
  areSamplesUsed = true;
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await gateway.close();
});

it('knows every route', () => {
  expect(routes.length).toBeGreaterThan(30);
  const withBody = routes.filter(([, { operation }]) => operation.requestBody).map(([name]) => name);
  expect(Object.keys(samples.bodies).sort()).toEqual(withBody.sort());
});

it.each(readersFirst)(
  '%s answers whatever it is sent, and says what is wrong with it',
  async (name, route) => {
    areSamplesUsed = isWriter(route);
    const failures: string[] = [];
    for (const [index, options] of hostileCalls(name, route).entries()) {
      const answer = await call({ remoteAddress: STRANGER, ...options, headers: headersOf(options, index) });
      const complaint = complaintAbout(answer);
      if (complaint) failures.push(`${JSON.stringify(options).slice(0, 400)}: ${complaint}`);
    }
    expect(failures).toEqual([]);
  },
  180_000,
);

const RANDOM = Buffer.from(Array.from({ length: 4_096 }, (_byte, index) => (index * 7_919) % 256));
const HOSTILE_FILES: readonly (string | Buffer)[] = [
  ...BODIES,
  ...TEXTS,
  RANDOM,
  Buffer.concat([Buffer.from('PK\x03\x04'), RANDOM]),
  `${','.repeat(300)}\n`.repeat(3),
  'UTID,Amount\n"U1',
  '=cmd|calc,Amount\n=1+1,@SUM(1)',
];

it.each(['a.csv', 'a.xlsx', '<a>.csv', '\u202e.csv'])(
  'takes or refuses whatever bytes come as the file %s',
  async (fileName) => {
    for (const payload of HOSTILE_FILES) {
      const answer = await call({
        method: 'PUT',
        url: `/api/orders/upload/${samples.params['uploadId'] ?? ''}/file`,
        query: { fileName, isAgain: 'true' },
        headers: { 'content-type': 'application/octet-stream' },
        payload,
      });
      expect(complaintAbout(answer)).toBeNull();
    }
  },
  180_000,
);

it.each(['/r/', '/remotes/portal/', '/vue/', '/', '/dev/'])('%s answers whatever follows it', async (prefix) => {
  for (const text of RAW_TEXTS) {
    expect((await testApp.app.inject(`${prefix}${text}`)).statusCode).toBeLessThan(500);
    expect((await testApp.app.inject(`${prefix}?lang=${text}&lang=2&v=${text}`)).statusCode).toBeLessThan(500);
  }
});

it('refuses keys and tokens that are none', async () => {
  const placing = { method: 'POST', url: '/api/orders', payload: samples.bodies['POST /api/orders'] ?? {} } as const;
  for (const key of ['', 'x'.repeat(256), 'schlüssel', 'a\tb']) {
    const answer = await call({ ...placing, headers: { 'idempotency-key': key } });
    expect(answer.json<ErrorBody>()).toMatchObject({ status: 400, i18nKey: 'error.idempotency.invalidKey' });
  }
  for (const authorization of ['', 'Bearer', 'Bearer a.b.c', `Bearer ${'a.'.repeat(2_000)}`, 'Basic dTpw']) {
    const answer = await testApp.app.inject({ url: '/api/account', headers: { authorization } });
    expect(answer.json<ErrorBody>()).toMatchObject({ status: 401, i18nKey: 'error.session.ended' });
  }
});

function isWriter({ method }: Route): boolean {
  return method !== 'GET';
}

function methodOf(method: string): Method {
  const found = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((word) => word === method.toUpperCase());
  if (!found) throw new Error(`No calls are made up for ${method}`);
  return found;
}

/** Calls with exactly one invalid part each. */
function hostileCalls(name: string, { method, path, operation }: Route): InjectOptions[] {
  const parameters = operation.parameters ?? [];
  const names = (place: string) => parameters.filter((parameter) => parameter.in === place).map((entry) => entry.name);
  const body = samples.bodies[name];
  const right = { method, url: addressOf(path), ...(body && { payload: JSON.stringify(body) }) };
  const wrongPaths = names('path').flatMap((param) => RAW_TEXTS.map((text) => addressOf(path, { [param]: text })));
  if (method === 'DELETE') return wrongPaths.map((url) => ({ method, url }));
  const wrongQueries = [...names('query'), 'unknown'].flatMap((field) =>
    [...RAW_TEXTS.map((text) => `${field}=${text}`), `${field}=1&${field}=2`, `${field}[]=1`, `${field}[a]=1`].map(
      (query) => `${right.url}?${query}`,
    ),
  );
  const schema = operation.requestBody?.content['application/json']?.schema;
  const wrongBodies = method === 'GET' ? [] : [...BODIES, ...(schema ? wrongFields(schema, body) : [])];
  return [
    ...[...wrongPaths, ...wrongQueries].map((url) => ({ ...right, url })),
    ...wrongBodies.map((payload) => ({ ...right, payload })),
  ];
}

const addressOf = (path: string, wrong: Readonly<Record<string, string>> = {}): string =>
  path
    .replace('by-legacy-upload-identifier/{id}', `by-legacy-upload-identifier/${wrong['id'] ?? UPLOADED_LINE}`)
    .replaceAll(/\{(\w+)\}/g, (_all, param: string) => wrong[param] ?? samples.params[param] ?? 'x');

function wrongFields(schema: Schema, body: unknown): string[] {
  return pathsOf(schema).flatMap((path) =>
    VALUES.map((value) => JSON.stringify(replaced(body, path, value)).replaceAll(`"${HUGE_NUMBER}"`, '1e999')),
  );
}

/** Every field of a schema, those of lists in their first entry. */
function pathsOf({ properties, items }: Schema): string[][] {
  const fields = Object.entries(properties ?? {});
  return [
    ...fields.flatMap(([key, schema]) => [[key], ...pathsOf(schema).map((path) => [key, ...path])]),
    ...(items ? [['0'], ...pathsOf(items).map((path) => ['0', ...path])] : []),
  ];
}

function replaced(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) return [replaced(body[0], rest, value)];
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries([
    ...fields.filter(([name]) => name !== key),
    [key, replaced(fields.find(([name]) => name === key)?.[1], rest, value)],
  ]);
}

const headersOf = ({ payload }: InjectOptions, index: number) => ({
  'idempotency-key': `hostile-${index}`,
  ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
});

function complaintAbout(answer: LightMyRequestResponse): string | null {
  if (answer.statusCode < 400) return null;
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body}`;
  const body = answer.json<ErrorBody>();
  const isErrorBody =
    body.status === answer.statusCode &&
    ERROR_KEYS.some((key) => key === body.i18nKey) &&
    typeof body.description === 'string' &&
    typeof body.requestId === 'string';
  if (!isErrorBody) return `no error body: ${answer.body}`;
  return INTERNAL.test(body.description) ? `says what went wrong inside: ${body.description}` : null;
}
