import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { StaffRemotes } from '@portal/shared/contract/remotes';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { buildStaff } from '../../testing/buildStaff.ts';
import { buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildTestApp } from '../../testing/testApp.ts';

const storeFolder = mkdtempSync(path.join(tmpdir(), 'portal-remotes-'));
const testApp = await buildTestApp({ storeFolder });
const staff = await buildStaff(testApp);
afterAll(async () => {
  await testApp.close();
  rmSync(storeFolder, { recursive: true, force: true });
});
afterEach(() => testApp.db.deleteFrom('remote_failures').execute());

const sendReport = (payload: object) => testApp.app.inject({ method: 'POST', url: '/api/remote-failures', payload });
const read = async (): Promise<StaffRemotes> =>
  (await staff.call({ method: 'GET', url: '/api/staff/remotes' })).json<StaffRemotes>();
const failure = { version: '1.4.2', module: 'funding', code: 'INTEGRITY' };

it('counts each kind of failure by day, also of people who are not signed in', async () => {
  for (const body of [failure, failure, { ...failure, code: 'CHUNK' }])
    expect((await sendReport(body)).statusCode).toBe(204);
  const day = testApp.clock.now().toISOString().slice(0, 10);
  const { failures } = await read();
  expect(failures.map(({ lastAt, ...rest }) => [rest, Date.parse(lastAt) > 0])).toEqual([
    [{ ...failure, day, code: 'CHUNK', count: 1, browsers: 0, serial: null }, true],
    [{ ...failure, day, count: 2, browsers: 0, serial: null }, true],
  ]);
});

it('takes a loader’s report as text, and tells the browsers apart that failed by a registry', async () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
  for (const browser of [one, one, other]) {
    const payload = JSON.stringify({ ...failure, serial: 412, browser });
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/remote-failures',
      headers: { 'content-type': 'text/plain' },
      payload,
    });
    expect(response.statusCode).toBe(204);
  }
  expect((await read()).failures).toMatchObject([{ ...failure, count: 3, browsers: 2, serial: 412 }]);
});

it('loses no failure of many at once', async () => {
  await Promise.all(Array.from({ length: 50 }, () => sendReport(failure)));
  expect((await read()).failures).toMatchObject([{ ...failure, count: 50 }]);
});

it('keeps no more kinds of a day than it lists, whatever it is told', async () => {
  const { kindsOfDay } = SERVER_SETTINGS.remotes;
  const day = testApp.clock.now().toISOString().slice(0, 10);
  await sendReport(failure);
  await testApp.db
    .insertInto('remote_failures')
    .values(
      Array.from({ length: kindsOfDay - 1 }, (_, index) => ({
        ...failure,
        day,
        version: `2.0.${index}`,
        count: 1,
        last_at: testApp.clock.now(),
      })),
    )
    .execute();
  expect((await sendReport({ ...failure, version: '9.9.9' })).statusCode).toBe(204);
  await sendReport(failure);
  const { failures } = await read();
  expect(failures).toHaveLength(kindsOfDay);
  expect(failures).toContainEqual(expect.objectContaining({ ...failure, count: 2 }));
});

it.each([
  ['no version', { ...failure, version: undefined }],
  ['a version that is none', { ...failure, version: 'latest' }],
  ['a version without end', { ...failure, version: `1.0.0-${'a'.repeat(50)}` }],
  ['markup', { ...failure, module: '<b>' }],
  ['a code in words', { ...failure, code: 'it broke' }],
  ['a list', [failure]],
  ['a browser that says who it is', { ...failure, browser: 'maya@demo.example' }],
  ['a serial in parts', { ...failure, serial: 1.5 }],
])('refuses %s', async (_, body) => {
  expect((await sendReport(body)).statusCode).toBe(400);
  expect((await read()).failures).toEqual([]);
});

const violation = {
  'effective-directive': 'style-src-elem',
  'blocked-uri': 'inline',
  'source-file': 'https://portal.example/remotes/portal/0.2.0/frame.07548fe6.js',
};
const report = (payload: unknown, type = 'application/csp-report') =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

it('counts what a policy forbade to a version, as browsers report it, and nothing of extensions', async () => {
  const asked = await testApp.app.inject('/api/health');
  expect(asked.headers['content-security-policy']).toContain('report-uri /api/csp-reports');
  const extension = { ...violation, 'source-file': 'chrome-extension://abc/inject.js' };
  const whole = { ...violation, 'document-uri': 'https://portal.example/vue/', referrer: '', 'status-code': 200 };
  for (const one of [whole, violation, extension]) expect((await report({ 'csp-report': one })).statusCode).toBe(204);
  expect((await read()).failures).toMatchObject([{ version: '0.2.0', module: 'any', code: 'CSP', count: 2 }]);
});

it.each([
  ['no report', {}],
  ['a list', []],
  ['no JSON', '<html>'],
  ['numbers for addresses', { 'csp-report': { ...violation, 'blocked-uri': 5 } }],
  ['a prototype', '{"csp-report":{"__proto__":{"source-file":"x"}}}'],
])('refuses a report of %s', async (_, payload) => {
  expect((await report(payload)).statusCode).toBe(400);
  expect((await read()).failures).toEqual([]);
});

it('refuses a report that is too long, or of another type', async () => {
  expect((await report({ 'csp-report': { ...violation, 'blocked-uri': 'x'.repeat(9_000) } })).statusCode).toBe(413);
  expect((await report('<x/>', 'application/xml')).statusCode).toBe(415);
});

it('has neither changes nor sizes where the store is kept elsewhere', async () => {
  expect(await read()).toEqual({ sizes: [], journal: [], badVersions: [], failures: [] });
});

it('tells sizes without compressed copies, and the changes that led to the registry, but not a command that was cut off', async () => {
  const folder = path.join(storeFolder, 'public/remotes/portal/0.2.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'remoteEntry.js'), 'x'.repeat(70));
  writeFileSync(path.join(folder, 'remoteEntry.js.br'), 'x'.repeat(30));
  writeFileSync(path.join(folder, 'version.json'), '{"version":"0.2.0"}  ');
  writeFileSync(path.join(storeFolder, 'public/remotes.json'), '{"serial":3}');
  const line = { at: '2026-11-25T10:00:00.000Z', by: 'ada@ops', command: 'activate', what: '0.1.0 -> 0.2.0' };
  const lines = [
    { ...line, serial: 1, before: 0, command: 'publish', what: '0.1.0' },
    { ...line, serial: 2, before: 1, command: 'prune', what: 'cut off' },
    { ...line, serial: 3, before: 1 },
  ];
  writeFileSync(
    path.join(storeFolder, 'journal.jsonl'),
    `${lines.map((one) => JSON.stringify(one)).join('\n')}\n{"ser`,
  );
  expect(await read()).toEqual({
    sizes: [{ version: '0.2.0', sizeBytes: 91 }],
    journal: [
      { ...line, serial: 3 },
      { ...line, serial: 1, command: 'publish', what: '0.1.0' },
    ],
    badVersions: [],
    failures: [],
  });
  const rolledBack = { ...line, serial: 4, before: 3, command: 'rollback', what: '0.2.0 -> 0.1.0' };
  writeFileSync(path.join(storeFolder, 'public/remotes.json'), '{"serial":4}');
  appendFileSync(path.join(storeFolder, 'journal.jsonl'), `\n${JSON.stringify(rolledBack)}`);
  expect((await read()).badVersions).toEqual(['0.2.0']);
});

it('shows them to staff alone', async () => {
  const { id: platform_id } = await buildPlatform(testApp.db);
  const call = await testApp.signIn((await buildUser(testApp.db, { platform_id })).email);
  expect((await call({ method: 'GET', url: '/api/staff/remotes' })).statusCode).toBe(403);
  expect((await testApp.app.inject('/api/staff/remotes')).statusCode).toBe(401);
});

describe('a build of another origin', () => {
  const ask = (call: typeof staff.call, origin: string) =>
    call({ method: 'GET', url: `/api/staff/override?origin=${encodeURIComponent(origin)}` });

  it('may be tried by staff for eight hours, from this machine or where the operators allow it', async () => {
    expect((await ask(staff.call, 'http://localhost:3100')).json()).toEqual({ lifetimeMs: 8 * 60 * 60_000 });
    expect((await ask(staff.call, 'http://127.0.0.1:3100')).statusCode).toBe(200);
    for (const origin of [
      'https://localhost:3100',
      'http://localhost.example:3100',
      'http://localhost:3100/remotes.json',
      'https://builds.example',
      'no origin',
    ])
      expect([(await ask(staff.call, origin)).json<ErrorBody>().i18nKey, origin]).toEqual([
        'error.override.origin',
        origin,
      ]);
  });

  it('may not be tried by others', async () => {
    const { email } = await buildUser(testApp.db, { platform_id: (await buildPlatform(testApp.db)).id });
    const call = await testApp.signIn(email);
    expect((await ask(call, 'http://localhost:3100')).statusCode).toBe(403);
    const response = await testApp.app.inject('/api/staff/override?origin=http%3A%2F%2Flocalhost%3A3100');
    expect(response.statusCode).toBe(401);
  });
});
