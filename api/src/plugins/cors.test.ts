import { buildUser, buildPlatform } from '../testing/builders.ts';
import { buildTestApp } from '../testing/testApp.ts';

const COMPANY = 'https://company.example';
const test = await buildTestApp({ publicUrl: 'https://portal.example', allowedOrigins: [`${COMPANY}/intranet`] });
afterAll(() => test.close());

const preflight = (origin: string, url = '/api/orders') =>
  test.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

it('lets a page of an allowed origin call, and its browser keep the answer to the question', async () => {
  const { statusCode, headers } = await preflight(COMPANY);
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': COMPANY,
    'access-control-allow-headers': 'authorization,content-type,idempotency-key',
    'access-control-max-age': '600',
    vary: expect.stringContaining('Origin') as string,
  });
  expect(headers['access-control-allow-methods']).toContain('DELETE');
  expect(headers['access-control-allow-credentials']).toBe('true');
});

it.each([
  'https://evil.example',
  'https://company.example.evil.example',
  'http://company.example',
  'https://company.example:8443',
  'null',
  '*',
  '',
])('tells a page of the origin %j nothing that it could use', async (origin) => {
  expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  const response = await test.app.inject({ url: '/api/health', headers: { origin } });
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
});

it('shows an allowed page every header that the portal reads', async () => {
  const platform = await buildPlatform(test.db);
  const user = await buildUser(test.db, { platform_id: platform.id });
  const call = await test.signIn(user.email);
  const { headers } = await call({ url: '/api/account', headers: { origin: COMPANY } });
  expect(headers['access-control-allow-origin']).toBe(COMPANY);
  expect(headers['access-control-expose-headers']?.toString().split(', ')).toEqual(
    expect.arrayContaining([
      'Date',
      'X-Total-Count',
      'X-Total-Capped',
      'X-Next-Page-Token',
      'X-Session-Id',
      'Idempotency-Replayed',
      'Retry-After',
      'Content-Disposition',
    ]),
  );
});

it('says the same of a refusal, so that its reason can be read', async () => {
  const response = await test.app.inject({ url: '/api/account', headers: { origin: COMPANY } });
  expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([401, COMPANY]);
});

it('answers OPTIONS elsewhere as what is not there', async () => {
  expect((await preflight(COMPANY, '/vue/')).statusCode).toBe(404);
});
