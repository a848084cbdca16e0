import { buildPlatform, buildUser } from '../testing/builders.ts';
import { readDocumentedRoutes } from '../testing/documentedRoutes.ts';
import { buildTestApp, type Call, type TestApp } from '../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const signInNobody = async (): Promise<Call> =>
  test.signIn((await buildUser(test.db, { platform_id: (await buildPlatform(test.db)).id })).email);

it('never answers bad identifiers or an empty body with a server error', async () => {
  let nobody = await signInNobody();
  for (const { method, url, path } of await readDocumentedRoutes(test.app)) {
    for (const options of [
      { method, url },
      { method, url, payload: {} },
      { method, url, payload: [] },
    ]) {
      if (options.payload !== undefined && method === 'GET') continue;
      const response = await nobody(options);
      expect([method, path, response.statusCode < 500]).toEqual([method, path, true]);
      if (path === '/api/users/logout' || path === '/api/account') nobody = await signInNobody();
    }
  }
});
