import { AUTHORITIES } from '@portal/shared/domain/permissions';
import { sql } from 'kysely';
import { buildUser } from './builders.ts';
import { buildCatalogue, buildShop } from './commerceBuilders.ts';
import { buildSamples } from './routeSamples.ts';
import { buildTestApp } from './testApp.ts';

/** Fields with which a caller might give themselves more than they have, in every spelling that a body or a table uses. */
const PRIVILEGES = {
  id: '1',
  userId: '1',
  user_id: '1',
  platformId: '1',
  platform_id: '1',
  platformClientId: 'other',
  role: 'admin',
  roleString: 'admin',
  role_name: 'admin',
  authorities: AUTHORITIES,
  organizationAccess: true,
  organization_access: true,
  userHasOrganizationAccess: true,
  accessLevelPermissionInformation: { userHasOrganizationAccess: true, customerIds: ['1'], accountIds: ['1'] },
  isStaff: true,
  is_staff: true,
  staffEmail: 'staff@portal.example',
  staff_email: 'staff@portal.example',
  emulationPlatformId: 'other',
  kybStatus: 'APPROVED',
  kyb_status: 'APPROVED',
  passwordHash: 'x',
  password_hash: 'x',
  mfaType: null,
  mfa_type: null,
  availableBalance: '1000000.00',
  currentBalance: '1000000.00',
  balance_minor: '100000000',
  creditLimit: '1000000.00',
  credit_limit_minor: '100000000',
  confidenceAttribute: 'TRUSTED',
  confidence_attribute: 'TRUSTED',
};

const testApp = await buildTestApp();
await testApp.jobs.start();
const { db } = testApp;
await buildCatalogue(db);
const shop = await buildShop(db, { balanceMinor: 1_000_000n });
const user = await buildUser(db, {
  platform_id: shop.platform.id,
  accountIds: [shop.account.id],
  authorities: AUTHORITIES,
  default_account_id: shop.account.id,
});
const document = (await testApp.app.inject('/api/openapi.json')).json<{
  paths: Readonly<Record<string, Readonly<Record<string, { requestBody?: unknown }>>>>;
}>();
const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { requestBody }]) =>
    requestBody === undefined ? [] : [[`${method.toUpperCase()} ${path}`, method.toUpperCase(), path] as const],
  ),
);

afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

/** All that says what somebody may do, and what is theirs. */
async function standing(): Promise<unknown> {
  const { rows } = await sql<{ standing: unknown }>`select jsonb_build_object(
    'users', (select jsonb_agg(jsonb_build_array(platform_id, id, role_name, organization_access, status, staff_email, mfa_type, password_hash) order by id) from users),
    'authorities', (select jsonb_agg(jsonb_build_array(platform_id, user_id, authority) order by user_id, authority) from user_authorities),
    'access', (select jsonb_agg(jsonb_build_array(platform_id, user_id, customer_id, account_id) order by user_id, customer_id, account_id) from user_access),
    'platforms', (select jsonb_agg(jsonb_build_array(id, platform_client_id, is_staff, kyb_status, status) order by id) from platforms),
    'limits', (select jsonb_agg(jsonb_build_array(platform_id, id, credit_limit_minor, confidence_attribute) order by id) from accounts where confidence_attribute <> 'NEW' or credit_limit_minor is not null)
  ) as standing`.execute(db);
  return rows[0]?.standing;
}

it.each(routes)('%s gives nobody more than they had', async (name, method, path) => {
  const call = await testApp.signIn(user.email);
  const { params, bodies } = await buildSamples(call, shop);
  const body = bodies[name];
  const before = await standing();
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, param: string) => params[param] ?? 'x');
  const payload = Array.isArray(body)
    ? body.map((one: unknown) => ({ ...PRIVILEGES, ...(one as object) }))
    : { ...PRIVILEGES, ...body };
  const answer = await call({
    method: method,
    url,
    payload,
    headers: { 'idempotency-key': `privileges ${name}` },
    remoteAddress: '203.0.113.9',
  });
  expect(answer.statusCode).toBeLessThan(500);
  expect(await standing()).toEqual(before);
});
