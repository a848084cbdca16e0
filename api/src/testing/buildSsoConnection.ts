import type { Insertable } from 'kysely';
import type { Db } from '../db/client.ts';
import type { SsoConnections } from '../db/schema.generated.ts';
import { seal } from '../crypto/seal.ts';
import { SANDBOX_CLIENT_SECRET } from '../providers/idp/sandbox/idpPaths.ts';
import type { TestApp } from './testApp.ts';

type Overrides = Partial<Insertable<SsoConnections>> &
  Pick<Insertable<SsoConnections>, 'platform_id' | 'identifier' | 'changed_by_user_id' | 'issuer'>;

/** An enabled connection of OpenID Connect with the sandbox's secret. */
export async function buildSsoConnection({ db, env }: Pick<TestApp, 'db' | 'env'>, overrides: Overrides) {
  const { platform_id, identifier } = overrides;
  await db.insertInto('sso_connection_routes').values({ identifier, platform_id }).execute();
  const at = new Date('2026-03-01T00:00:00.000Z');
  return db
    .insertInto('sso_connections')
    .values({
      type: 'OIDC',
      display_name: identifier,
      name_key: identifier,
      state: 'ENABLED',
      mfa_bypass: true,
      client_id: 'portal',
      client_secret: seal(env.credentialKey, SANDBOX_CLIENT_SECRET),
      created_at: at,
      changed_at: at,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A verified domain of an organisation, which leads to all of its enabled connections. */
export async function buildSsoDomain(db: Db, platform_id: bigint, domain: string, changed_by_user_id: bigint) {
  const at = new Date('2026-03-01T00:00:00.000Z');
  await db.insertInto('sso_domain_routes').values({ domain, platform_id }).execute();
  const changed = { verified_at: at, created_at: at, changed_at: at, changed_by_user_id };
  await db
    .insertInto('sso_domains')
    .values({ platform_id, domain, identifier: domain.replaceAll(/\W/g, ''), token: domain, ...changed })
    .execute();
}
