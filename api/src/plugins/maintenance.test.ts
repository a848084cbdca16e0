import type { ErrorBody } from '@portal/shared/contract/common';
import { buildTestApp } from '../testing/testApp.ts';

const COMPANY = 'https://company.example';
const test = await buildTestApp({ isInMaintenance: true, allowedOrigins: [COMPANY] });
afterAll(() => test.close());

it.each(['/api/account', '/api/portal-links'])('refuses %s and says when to ask again', async (url) => {
  const response = await test.app.inject(url);
  expect(response.headers['retry-after']).toBe('60');
  expect(response.statusCode).toBe(503);
  expect(response.json<ErrorBody>()).toMatchObject({ status: 503, i18nKey: 'error.maintenance' });
});

it('lets the page of an embedder read why', async () => {
  const { headers } = await test.app.inject({ url: '/api/account', headers: { origin: COMPANY } });
  expect(headers['access-control-allow-origin']).toBe(COMPANY);
});

it('still answers the health check', async () => {
  expect((await test.app.inject('/api/health')).statusCode).toBe(200);
});
