import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { FastifyPluginCallback, HTTPMethods } from 'fastify';
import { buildPlatform, buildUser } from '../testing/builders.ts';
import { buildTestApp, type Call, type TestApp } from '../testing/testApp.ts';

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-permission'?: PermissionRule;
}
interface Row {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly path: string;
  readonly operation: Operation;
}

let test: TestApp;
let rows: Row[];
let nobody: Call;
beforeAll(async () => {
  test = await buildTestApp();
  const document = (await test.app.inject('/api/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  }>();
  expect(document.openapi).toBe('3.1.0');
  rows = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      url: path.replaceAll(/\{[^}]+\}/g, '7b0c2f5e-6c1d-4c55-9f0a-1f2e3d4c5b6a'),
      operation,
    })),
  );
  const platform = await buildPlatform(test.db);
  nobody = await test.signIn((await buildUser(test.db, { platform_id: platform.id })).email);
});
afterAll(() => test.close());

it('documents the routes under /api with tag, summary and answers', () => {
  expect(rows.map((row) => row.path)).toEqual(
    expect.arrayContaining(['/api/authenticate', '/api/account', '/api/customers', '/api/health']),
  );
  for (const { path, operation } of rows) {
    expect([path, operation.tags?.length, operation.summary === undefined]).toEqual([path, 1, false]);
    expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
  }
});

it('answers every user route without a token with 401', async () => {
  for (const { method, url, path, operation } of rows.filter((row) => row.operation.security)) {
    const response = await test.app.inject({ method, url });
    expect([method, path, response.statusCode, response.json<ErrorBody>().i18nKey]).toEqual([
      method,
      path,
      401,
      'error.session.ended',
    ]);
    expect(operation['x-permission']).toBeDefined();
  }
});

it('answers every route that needs a right with 403 to a user who holds none', async () => {
  const needsRight = ({ all = [], any = [], accessLevel }: PermissionRule) =>
    all.length + any.length > 0 || accessLevel !== undefined;
  const guarded = rows.filter(({ operation }) => needsRight(operation['x-permission'] ?? {}));
  expect(guarded.length).toBeGreaterThan(0);
  for (const { method, url, path } of guarded) {
    const response = await nobody({ method, url });
    expect([method, path, response.statusCode, response.json<ErrorBody>().i18nKey]).toEqual([
      method,
      path,
      403,
      'error.forbidden',
    ]);
  }
});

it('never answers bad identifiers or an empty body with a server error', async () => {
  for (const { method, url, path } of rows) {
    for (const options of [
      { method, url },
      { method, url, payload: {} },
      { method, url, payload: [] },
    ]) {
      if (options.payload !== undefined && method === 'GET') continue;
      const response = await nobody(options);
      expect([method, path, response.statusCode < 500]).toEqual([method, path, true]);
      if (path === '/api/users/logout' || path === '/api/account') nobody = await freshNobody();
    }
  }
});

const freshNobody = async (): Promise<Call> =>
  test.signIn((await buildUser(test.db, { platform_id: (await buildPlatform(test.db)).id })).email);

it('does not start with a route that declares no permission', async () => {
  const open: FastifyPluginCallback = (app, _options, done) => {
    app.get('/test/open', () => 'open');
    done();
  };
  await expect(buildTestApp({}, [open])).rejects.toThrow('Routes that declare no permission: GET /test/open');
});
