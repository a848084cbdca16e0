import type { PortalRecord } from '@portal/shared/contract/records';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { RECORD_TYPES, type RecordType } from '@portal/shared/domain/access/recordTypes';
import type { ErrorBody } from '@portal/shared/contract/common';
import { buildApiKey } from '../../testing/buildApiKey.ts';
import { buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildStaff } from '../../testing/buildStaff.ts';
import { order } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp } from '../../testing/testApp.ts';

const testApp = await buildTestApp();
await testApp.jobs.start();
await buildCatalogue(testApp.db);
const staff = await buildStaff(testApp);
const shop = await buildShop(testApp.db, { balanceMinor: 100_000n });
const call = await testApp.signIn(shop.buyer.email);
const placed = await order(call, shop.account.identifier, [buildLineBody()]);
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const look = async (type: RecordType, identifier: string) =>
  (await staff.call({ method: 'GET', url: '/api/staff/records', query: { type, identifier } })).json<PortalRecord[]>();
const fieldsOf = (record: PortalRecord | undefined) =>
  Object.fromEntries((record?.fields ?? []).map(({ name, value }) => [name, value]));
const line = `${placed.referenceOrderId}/1`;

it('are found whatever the case of the reference', async () => {
  const lower = placed.referenceOrderId.toLowerCase();
  expect(lower).not.toBe(placed.referenceOrderId);
  expect((await look('order', lower))[0]?.identifier).toBe(placed.referenceOrderId);
  expect((await look('lineItem', `${lower}/1`))[0]?.identifier).toBe(line);
});

async function issueReward(): Promise<void> {
  const { id } = await testApp.db
    .selectFrom('order_lines')
    .select('id')
    .where('platform_id', '=', shop.platform.id)
    .executeTakeFirstOrThrow();
  await testApp.db
    .insertInto('rewards')
    .values({
      platform_id: shop.platform.id,
      order_line_id: id,
      token_encrypted: 'sealed-token',
      credentials_encrypted: 'sealed-credentials',
      currency_code: 'USD',
      initial_minor: 2_500n,
      remaining_minor: 1_000n,
      issued_at: testApp.clock.now(),
    })
    .execute();
}

it('are found by their identifier in whichever organisation, with amounts and the page that shows them', async () => {
  await issueReward();
  const { customer, account, buyer, platform } = shop;
  const [order] = await look('order', placed.referenceOrderId);
  expect(order).toMatchObject({
    platformClientId: platform.platform_client_id,
    path: `/orders/${placed.referenceOrderId}`,
  });
  expect(fieldsOf(order)).toMatchObject({ account_identifier: account.identifier, created_by: buyer.email });
  expect(fieldsOf(order)['total']).toMatch(/^\d+\.\d\d USD$/);
  expect(fieldsOf((await look('account', account.identifier))[0])['balance']).toMatch(/ USD$/);
  expect((await look('account', account.identifier))[0]?.path).toBe(
    `/groups/${customer.identifier}/${account.identifier}`,
  );
  expect((await look('customer', customer.identifier))[0]?.path).toBe(`/groups/${customer.identifier}`);
  expect(fieldsOf((await look('lineItem', line))[0])).toMatchObject({ line_number: '1', status: 'PENDING' });
  expect(fieldsOf((await look('reward', line))[0])).toMatchObject({ remaining: '10.00 USD', status: 'ACTIVE' });
  expect((await look('platform', platform.platform_client_id))[0]?.path).toBe(
    `/staff/platforms/${platform.platform_client_id}`,
  );
  expect(fieldsOf((await look('user', buyer.email.toUpperCase()))[0])['authorities']).toContain('PLACE_ORDER_ACCESS');
  expect((await look('user', buyer.email))[0]?.path).toBe(`/users/${buyer.id}`);
  expect((await look('emailTemplate', 'E000000'))[0]?.path).toBe('/email-templates/edit/E000000');
  expect((await look('emailTemplate', 'E000000')).length).toBeGreaterThan(1);
  const [item] = await look('brandItem', fieldsOf((await look('lineItem', line))[0])['utid'] ?? '');
  expect(item).toMatchObject({ platformClientId: null });
  const { identifier } = await testApp.db
    .selectFrom('ledger_journals')
    .select('identifier')
    .where('type', '=', 'ORDER_PLACED')
    .executeTakeFirstOrThrow();
  expect((await look('transaction', identifier)).map((record) => fieldsOf(record)['kind'])).toEqual(
    expect.arrayContaining(['WALLET', 'ORDER_HOLD']),
  );
});

it('hold no secret', async () => {
  const all = [
    ...(await look('reward', line)),
    ...(await look('user', shop.buyer.email)),
    ...(await look('lineItem', line)),
  ];
  expect(JSON.stringify(all)).not.toMatch(/sealed|argon2|encrypted|password_hash|token/);
});

it('are written to the log of their organisation at each look-up; a look-up that finds nothing to that of the staff', async () => {
  await look('order', placed.referenceOrderId);
  expect(await look('order', 'RP-NOWHERE')).toEqual([]);
  expect(await look('lineItem', `${placed.referenceOrderId}/99`)).toEqual([]);
  const viewed = (platform_id: bigint) =>
    testApp.db
      .selectFrom('audit_log')
      .select(['staff_email', 'entity_type', 'entity_id', 'details'])
      .where('platform_id', '=', platform_id)
      .where('action', '=', 'record.viewed')
      .orderBy('id', 'desc')
      .execute();
  expect((await viewed(shop.platform.id))[0]).toEqual({
    staff_email: staff.user.email,
    entity_type: 'order',
    entity_id: placed.referenceOrderId,
    details: { found: 1 },
  });
  expect((await viewed(staff.platform.id)).map(({ entity_id }) => entity_id)).toEqual(
    expect.arrayContaining([`${placed.referenceOrderId}/99`, 'RP-NOWHERE']),
  );
});

it.each(['a\0b', '%', '__proto__', 'x'.repeat(255), 'RP/99999999999', '/1'])(
  '%j finds nothing and breaks nothing',
  async (identifier) => {
    for (const type of RECORD_TYPES) {
      const response = await staff.call({ method: 'GET', url: '/api/staff/records', query: { type, identifier } });
      expect([type, response.statusCode < 500, response.json<unknown>()]).toEqual([
        type,
        true,
        response.statusCode === 200 ? [] : expect.anything(),
      ]);
    }
  },
);

it('of another organisation are for staff alone; others see their own, which is written to the log', async () => {
  const query = { type: 'order', identifier: placed.referenceOrderId };
  const signIn = async (platform_id: bigint, authorities: readonly Authority[]) => {
    const user = await buildUser(testApp.db, { platform_id, organization_access: true, authorities });
    return { user, call: await testApp.signIn(user.email) };
  };
  const member = await signIn(shop.platform.id, []);
  expect((await member.call({ url: '/api/staff/records', query })).statusCode).toBe(403);
  expect((await member.call({ url: '/api/records', query })).statusCode).toBe(403);
  const manager = await signIn(shop.platform.id, ['PLATFORM_MANAGE']);
  const own = await manager.call({ url: '/api/records', query });
  expect(own.json<PortalRecord[]>()).toEqual(await look('order', placed.referenceOrderId));
  const logged = await testApp.db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'details'])
    .where('actor_user_id', '=', manager.user.id)
    .where('action', '=', 'record.viewed')
    .execute();
  expect(logged).toEqual([{ action: 'record.viewed', entity_id: placed.referenceOrderId, details: { found: 1 } }]);
  const stranger = await signIn((await buildPlatform(testApp.db)).id, ['PLATFORM_MANAGE']);
  const asked = [
    ['order', placed.referenceOrderId],
    ['lineItem', line],
    ['account', shop.account.identifier],
    ['user', shop.buyer.email],
    ['platform', shop.platform.platform_client_id],
  ] as const;
  for (const [type, identifier] of asked)
    expect((await stranger.call({ url: '/api/records', query: { type, identifier } })).json()).toEqual([]);
  const bad = await stranger.call({ url: '/api/records', query: { type: 'reward', identifier: 'RP1' } });
  expect(bad.json<ErrorBody>()).toMatchObject({
    status: 400,
    fields: [{ field: 'identifier', i18nKey: 'error.record.line' }],
  });
});

it('of keys hold no key, and lead to their page', async () => {
  const { key, identifier } = await buildApiKey(testApp, { maker: shop.buyer, scopes: ['orders:read'] });
  const [record] = await look('platformKey', identifier);
  expect(record?.path).toBe(`/settings/api-key-management/${identifier}`);
  expect(fieldsOf(record)).toMatchObject({ type: 'API_KEY', scopes: 'orders:read' });
  expect(JSON.stringify(record)).not.toContain(key);
});
