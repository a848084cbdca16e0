import type { ErrorBody } from '@portal/shared/contract/common';
import { buildPlatform, buildUser } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';

let test: TestApp;
let platform_id: bigint;
beforeAll(async () => {
  test = await buildTestApp({ readsPerMinute: 5 });
  platform_id = (await buildPlatform(test.db)).id;
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(61_000));

const signedIn = async () => test.signIn((await buildUser(test.db, { platform_id })).email);

it('limits what one user reads, tells how long to wait, and leaves others alone', async () => {
  const busy = await signedIn();
  const other = await signedIn();
  const read = { method: 'GET', url: '/api/account' } as const;
  for (let call = 0; call < 5; call += 1) expect((await busy(read)).statusCode).toBe(200);
  test.clock.advance(20_000);
  const refused = await busy(read);
  expect(refused.statusCode).toBe(429);
  expect(refused.json<ErrorBody>().i18nKey).toBe('error.rateLimited');
  expect(refused.headers['retry-after']).toBe('40');
  expect((await busy({ method: 'HEAD', url: '/api/account' })).statusCode).toBe(429);
  expect((await other(read)).statusCode).toBe(200);
  test.clock.advance(41_000);
  expect((await busy(read)).statusCode).toBe(200);
});

it('limits an address without a user, whichever of its network it is', async () => {
  const read = (remoteAddress: string, url: string) => test.app.inject({ method: 'GET', url, remoteAddress });
  for (let call = 0; call < 5; call += 1)
    await read(`2001:db8::${call}`, call % 2 === 0 ? '/api/account' : '/r/unknown');
  expect((await read('2001:db8::77', '/api/account')).statusCode).toBe(429);
  expect((await read('192.0.2.77', '/api/account')).statusCode).toBe(401);
});

it.each(['/api/health', '/vue', '/login', '/no-such-file.js', '/api/catalog/artwork/none.svg'])(
  'never starves %s',
  async (url) => {
    for (let call = 0; call < 12; call += 1)
      expect((await test.app.inject({ method: 'GET', url, remoteAddress: '192.0.2.99' })).statusCode).not.toBe(429);
  },
);
