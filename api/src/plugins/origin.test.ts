import type { ErrorBody } from '@portal/shared/contract/common';
import { buildPlatform, buildUser } from '../testing/builders.ts';
import { buildTestApp } from '../testing/testApp.ts';

const PORTAL = 'https://portal.example';
const COMPANY = 'https://company.example';
const test = await buildTestApp({ publicUrl: `${PORTAL}/rewards`, allowedOrigins: [COMPANY] });
afterAll(() => test.close());

const signOut = (headers: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: '/api/users/logout', headers: { host: 'inside.example', ...headers } });

it.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://portal.example.evil.example' },
  { origin: 'https://evilportal.example' },
  { origin: 'https://portal.example:8443' },
  { origin: 'http://portal.example' },
  { origin: `${PORTAL}, https://evil.example` },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
])('refuses a change that a foreign page asks for: %j', async (headers) => {
  const response = await signOut(headers);
  expect(response.statusCode).toBe(403);
  expect(response.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.origin.foreign' });
});

it.each<Record<string, string>>([
  { origin: PORTAL },
  { origin: COMPANY },
  { origin: 'http://inside.example' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  {},
])('lets the portal, allowed hosts and programs through: %j', async (headers) => {
  expect((await signOut(headers)).statusCode).not.toBe(403);
});

it('lets every page read', async () => {
  const headers = { origin: 'https://evil.example' };
  expect((await test.app.inject({ url: '/api/health', headers })).statusCode).toBe(200);
});

it('refuses a foreign page at every call that changes something', async () => {
  const { paths } = (await test.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  const changes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => method !== 'get')
      .map((method) => ({ method: method.toUpperCase() as 'POST', url: path.replaceAll(/\{\w+\}/g, 'x') })),
  );
  expect(changes.length).toBeGreaterThan(30);
  for (const change of changes) {
    const response = await test.app.inject({ ...change, headers: { origin: 'https://evil.example' } });
    expect([change, response.json<ErrorBody>().i18nKey]).toEqual([change, 'error.origin.foreign']);
  }
});

describe('an origin that is allowed for some platforms', () => {
  const ALDER = 'https://intranet.alder.example';

  it('serves their users and no others; an origin without platforms serves everybody', async () => {
    const platformsOfOrigins = new Map([[ALDER, ['alder', 'alder-labs']]]);
    const limited = await buildTestApp({ publicUrl: PORTAL, allowedOrigins: [COMPANY, ALDER], platformsOfOrigins });
    const statusFrom = async (platformClientId: string, origin: string) => {
      const platform = await buildPlatform(limited.db, { platform_client_id: platformClientId });
      const user = await buildUser(limited.db, { platform_id: platform.id });
      const call = await limited.signIn(user.email);
      const response = await call({ method: 'GET', url: '/api/account', headers: { origin } });
      return response.statusCode === 200 ? 200 : [response.statusCode, response.json<ErrorBody>().i18nKey];
    };
    expect(await statusFrom('alder', ALDER)).toBe(200);
    expect(await statusFrom('alder-labs', ALDER)).toBe(200);
    expect(await statusFrom('birch', ALDER)).toEqual([403, 'error.origin.foreign']);
    expect(await statusFrom('cedar', COMPANY)).toBe(200);
    expect(await statusFrom('dogwood', PORTAL)).toBe(200);
    await limited.close();
  });
});
