import type { ErrorBody } from '@portal/shared/contract/common';
import { asStranger, complaintAbout, openBadInputFixture } from './badInputFixture.ts';
import { hostileCalls } from './hostileCalls.ts';
import { RAW_TEXTS } from './hostileValues.ts';

const fixture = await openBadInputFixture();
const samples = await fixture.samples();
afterAll(() => fixture.close());

it('knows every route', () => {
  expect(fixture.routes.length).toBeGreaterThan(30);
  const withBody = fixture.routes.filter(({ operation }) => operation.requestBody).map(({ name }) => name);
  expect(Object.keys(samples.bodies).sort()).toEqual(withBody.sort());
});

it.each(fixture.routes.map((route, index) => [route.name, route, index] as const))(
  '%s answers a hostile call, and says what is wrong with it',
  async (_name, route, index) => {
    const calls = hostileCalls(route, samples);
    // Another one at each route, so that together they are of every kind.
    const options = calls[(index * 7) % calls.length];
    const call = await fixture.signIn();
    const complaint = options === undefined ? null : complaintAbout(await call(asStranger(options, index)));
    expect([options, complaint]).toEqual([options, null]);
  },
);

it.each(['/r/', '/remotes/portal/', '/vue/', '/', '/dev/'])('%s answers whatever follows it', async (prefix) => {
  for (const text of RAW_TEXTS) {
    expect((await fixture.app.inject(`${prefix}${text}`)).statusCode).toBeLessThan(500);
    expect((await fixture.app.inject(`${prefix}?lang=${text}&lang=2&v=${text}`)).statusCode).toBeLessThan(500);
  }
});

it('refuses keys and tokens that are none', async () => {
  const call = await fixture.signIn();
  const placing = { method: 'POST', url: '/api/orders', payload: samples.bodies['POST /api/orders'] ?? {} } as const;
  for (const key of ['', 'x'.repeat(256), 'schlüssel', 'a\tb']) {
    const response = await call({ ...placing, headers: { 'idempotency-key': key } });
    expect(response.json<ErrorBody>()).toMatchObject({ status: 400, i18nKey: 'error.idempotency.invalidKey' });
  }
  for (const authorization of ['', 'Bearer', 'Bearer a.b.c', `Bearer ${'a.'.repeat(2_000)}`, 'Basic dTpw']) {
    const response = await fixture.app.inject({ url: '/api/account', headers: { authorization } });
    expect(response.json<ErrorBody>()).toMatchObject({ status: 401, i18nKey: 'error.session.ended' });
  }
});
