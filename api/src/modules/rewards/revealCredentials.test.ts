import type { ErrorBody } from '@portal/shared/contract/common';
import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { RewardCredentials } from '@portal/shared/contract/rewardCredentials';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { issueOrder } from '../issuing/issueOrder.ts';
import { buildUser } from '../../testing/builders.ts';
import { BUYER, buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

it('codes are shown to those with the right, recorded, limited, and kept out of every table', async () => {
  const placed = await buildPlacedOrder(testApp, [buildLineBody()]);
  const { clock, env, jobs, database } = testApp;
  const { credentialKey } = env;
  await issueOrder(
    {
      db: database.db,
      clock,
      credentialKey,
      mailHost: 'portal.example',
      enqueueAll: jobs.enqueueAll,
      provider: testApp.issuer.provider,
    },
    placed.orderKey,
  );
  const { email } = await buildUser(testApp.db, {
    platform_id: placed.platform.id,
    organization_access: true,
    authorities: [...BUYER, 'REWARD_CREDENTIALS_ACCESS'],
    first_name: 'Hana',
    last_name: 'Sato',
  });
  const caller = await testApp.signIn(email);
  const url = `/api/orders/${placed.reference}/lines/1`;
  const reveal = (call = caller) => call({ method: 'POST', url: `${url}/credentials` });
  expect((await reveal(placed.call)).statusCode).toBe(403);
  const response = await reveal();
  expect(response.headers['cache-control']).toBe('no-store');
  const { credentials, qrCode } = response.json<RewardCredentials>();
  expect(credentials.length).toBeGreaterThan(0);
  expect(qrCode).toMatch(/^data:image\/svg/);
  const line = (await caller({ method: 'GET', url })).json<OrderLineDetail>();
  expect(line.timeline[0]).toMatchObject({ event: 'CODES_VIEWED', actor: 'Hana Sato' });
  const kept = await testApp.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('route', 'like', '%credentials')
    .execute();
  expect(kept).toEqual([]);
  const audited = await testApp.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('platform_id', '=', placed.platform.id)
    .where('action', '=', 'reward.credentialsViewed')
    .execute();
  expect(audited).toEqual([{ action: 'reward.credentialsViewed', details: {} }]);

  await testApp.db
    .updateTable('rate_limits')
    .set({ hits: SERVER_SETTINGS.credentials.revealsAnHour })
    .where('key', 'like', 'credentials:%')
    .execute();
  expect((await reveal()).json<ErrorBody>()).toMatchObject({ status: 429, i18nKey: 'error.rateLimited' });
  await testApp.db.deleteFrom('rate_limits').where('key', 'like', 'credentials:%').execute();
  await testApp.db.updateTable('rewards').set({ status: 'FROZEN' }).execute();
  expect((await reveal()).json<ErrorBody>()).toMatchObject({ status: 422, i18nKey: 'error.credentials.frozen' });
  await testApp.db.updateTable('rewards').set({ status: 'CANCELLED' }).execute();
  expect((await reveal()).json<ErrorBody>()).toMatchObject({ status: 422, i18nKey: 'error.credentials.cancelled' });
});
