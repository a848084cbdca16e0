import type { ErrorBody } from '@portal/shared/contract/common';
import { buildTestApp } from '../testing/testApp.ts';

const test = await buildTestApp({ isInMaintenance: true });
afterAll(() => test.close());

it.each(['/api/account', '/api/portal-links'])('refuses %s and says when to ask again', async (url) => {
  const answer = await test.app.inject(url);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.statusCode).toBe(503);
  expect(answer.json<ErrorBody>()).toMatchObject({ status: 503, i18nKey: 'error.maintenance' });
});

it('still answers the health check', async () => {
  expect((await test.app.inject('/api/health')).statusCode).toBe(200);
});
