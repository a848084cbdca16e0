import type { ErrorBody } from '@portal/shared/contract/common';
import type { FastifyPluginCallback } from 'fastify';
import { ChildEnded } from '../childProcess/startChild.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';

const broken: FastifyPluginCallback = (app, _options, done) => {
  app.route({
    method: 'GET',
    url: '/test/broken',
    config: { permission: { kind: 'public' } },
    handler: () => {
      throw new Error('select * from secrets');
    },
  });
  app.route({
    method: 'GET',
    url: '/test/cut-off',
    config: { permission: { kind: 'public' } },
    handler: () => {
      throw new Error('Connection terminated unexpectedly');
    },
  });
  app.route({
    method: 'GET',
    url: '/test/process-gone',
    config: { permission: { kind: 'public' } },
    handler: () => {
      throw new ChildEnded('exit', 'A process ended with SIGKILL');
    },
  });
  done();
};

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ writesPerMinute: 20 }, [broken]);
});
afterAll(() => test.close());

const json = { 'content-type': 'application/json' };

it.each([
  ['broken JSON', '/api/authenticate', '{"username":', 400],
  ['a body that is no JSON', '/api/authenticate', 'null', 400],
  ['a prototype key', '/api/authenticate', '{"__proto__":{"a":1}}', 400],
  ['bad URL encoding', '/api/authenticate/%E0%A4%A', '{}', 400],
  ['an unknown address', '/api/nothing-here', '{}', 404],
  ['a body of 5 MB', '/api/authenticate', `"${'x'.repeat(5 * 1024 * 1024)}"`, 413],
])('answers %s with a body that says so', async (_name, url, payload, status) => {
  const response = await test.app.inject({ method: 'POST', url, payload, headers: json });
  expect(response.statusCode).toBe(status);
  const body = response.json<ErrorBody>();
  expect(body).toMatchObject({ status, i18nKey: status === 404 ? 'error.notFound' : 'error.validation' });
  expect(body.requestId).not.toBe('');
});

it('answers another content type with 415', async () => {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/authenticate',
    payload: '<x/>',
    headers: { 'content-type': 'text/xml' },
  });
  expect(response.statusCode).toBe(415);
});

it('says nothing of the reason of a server error', async () => {
  const response = await test.app.inject('/test/broken');
  expect(response.statusCode).toBe(500);
  expect(response.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.server' });
  expect(response.body).not.toContain('secrets');
});

it('says that it is not available when its connection to the database breaks', async () => {
  const response = await test.app.inject('/test/cut-off');
  expect(response.statusCode).toBe(503);
  expect(response.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.unavailable' });
});

it('says when to try again where the process that worked on it has ended', async () => {
  const response = await test.app.inject('/test/process-gone');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.unavailable' });
});

it('sends security headers, and lets only our own pages frame it', async () => {
  const response = await test.app.inject('/api/health');
  expect(response.headers['content-security-policy']).toContain(
    "script-src 'self' http://localhost:* http://127.0.0.1:*;",
  );
  expect(response.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.headers['x-powered-by']).toBeUndefined();
});

it('limits writing calls by address', async () => {
  const write = () => test.app.inject({ method: 'POST', url: '/api/nothing-here', remoteAddress: '203.0.113.9' });
  const statuses = (await Promise.all(Array.from({ length: 22 }, write))).map((response) => response.statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  test.clock.advance(60_000);
  expect((await write()).statusCode).toBe(404);
});
