import { API_SCOPES } from '@portal/shared/domain/access/apiScopes';
import { AUTHORITIES } from '@portal/shared/domain/access/permissions';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { buildApiKey } from './buildApiKey.ts';
import { buildUser } from './builders.ts';
import { buildCatalogue, buildShop } from './commerceBuilders.ts';
import { routesOf, type OpenapiDocument, type Route } from './hostileCalls.ts';
import { readPublicRoutes, withProgram } from './publicRoutes.ts';
import { buildSamples } from './routeSamples.ts';
import { buildTestApp, callWith, type Call } from './testApp.ts';

type Samples = Awaited<ReturnType<typeof buildSamples>>;

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
  roleId: '1',
  role_id: '1',
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

/** An application with a user who may do everything, and each of its routes that takes a body. */
export async function openPrivilegeFixture() {
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
  const document = (await testApp.app.inject('/api/openapi.json')).json<OpenapiDocument>();
  const routes = [...routesOf(document), ...(await readPublicRoutes(testApp.app))];
  const { key } = await buildApiKey(testApp, { maker: user, scopes: API_SCOPES, accountIds: [shop.account.id] });
  return {
    routes: routes.filter(({ operation }) => operation.requestBody !== undefined),
    signIn: async () => withProgram(await testApp.signIn(user.email), callWith(testApp.app, key)),
    samples: (call: Call) => buildSamples(call, shop),
    /** All that says what somebody may do, and what is theirs. A colleague who is invited gets what the body names in its own fields. */
    privileges: async (): Promise<unknown> => {
      const { rows } = await sql<{ standing: unknown }>`select jsonb_build_object(
    'users', (select jsonb_agg(jsonb_build_array(platform_id, id, role_id, organization_access, status, staff_email, mfa_type, password_hash) order by id)
      from users where status <> 'INVITED'),
    'invited', (select jsonb_agg(distinct jsonb_build_array(platform_id, role_id, organization_access, staff_email, mfa_type, password_hash, rights))
      from (select users.*, array(select authority from user_rights r where r.platform_id = users.platform_id and r.user_id = users.id
        order by 1) as rights from users where status = 'INVITED') i),
    'authorities', (select jsonb_agg(jsonb_build_array(platform_id, user_id, authority) order by user_id, authority) from user_authorities
      where user_id in (select id from users where status <> 'INVITED')),
    'roles', (select jsonb_agg(jsonb_build_array(platform_id, role_id, authority) order by role_id, authority) from role_authorities),
    'access', (select jsonb_agg(jsonb_build_array(platform_id, user_id, customer_id, account_id) order by user_id, customer_id, account_id) from user_access
      where user_id in (select id from users where status <> 'INVITED')),
    'platforms', (select jsonb_agg(jsonb_build_array(id, platform_client_id, is_staff, kyb_status, status) order by id) from platforms),
    'limits', (select jsonb_agg(jsonb_build_array(platform_id, id, credit_limit_minor, confidence_attribute) order by id) from accounts where confidence_attribute <> 'NEW' or credit_limit_minor is not null)
  ) as standing`.execute(db);
      return rows[0]?.standing;
    },
    close: async () => {
      await testApp.jobs.stop();
      await testApp.close();
    },
  };
}

/** The call of a route with every privilege among the fields of its body. */
export function greedy({ name, method, path }: Route, { params, bodies }: Samples): InjectOptions {
  const body = bodies[name];
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, (_all, param: string) => params[param] ?? 'x'),
    payload: Array.isArray(body)
      ? body.map((one: unknown) => ({ ...PRIVILEGES, ...(one as object) }))
      : { ...PRIVILEGES, ...body },
    headers: { 'idempotency-key': `privileges ${name}` },
    remoteAddress: '203.0.113.9',
  };
}
