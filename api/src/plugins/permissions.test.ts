import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { FastifyPluginCallback } from 'fastify';
import { buildPlatform, buildUser } from '../testing/builders.ts';
import { type DocumentedRoute, readDocumentedRoutes } from '../testing/documentedRoutes.ts';
import { buildTestApp, type Call, type TestApp } from '../testing/testApp.ts';

let test: TestApp;
let rows: readonly DocumentedRoute[];
let nobody: Call;
beforeAll(async () => {
  test = await buildTestApp();
  rows = await readDocumentedRoutes(test.app);
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
      // A route may say what it is that a user may not do.
      expect.stringMatching(/^error\.(\w+\.)?forbidden$/),
    ]);
  }
});

it('does not start with a route that declares no permission', async () => {
  const open: FastifyPluginCallback = (app, _options, done) => {
    app.get('/test/open', () => 'open');
    done();
  };
  await expect(buildTestApp({}, [open])).rejects.toThrow('Routes that declare no permission: GET /test/open');
});
