import { sql, type Kysely } from 'kysely';

/** Keys with which the back ends of embedding pages vouch for their users, and the assertions that were used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table embedder_keys (
    kid text primary key,
    platform_id bigint not null references platforms,
    algorithm text not null check (algorithm in ('EdDSA', 'ES256', 'RS256')),
    public_key text not null,
    label text not null,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index embedder_keys_by_platform on embedder_keys (platform_id)`,
  `create table used_assertions (
    kid text not null references embedder_keys,
    jti_hash text not null,
    expires_at timestamptz not null,
    primary key (kid, jti_hash)
  )`,
  `create index used_assertions_by_expiry on used_assertions (expires_at)`,
  `grant select, insert, update on embedder_keys to portal_app`,
  `grant select, insert, delete on used_assertions to portal_app`,
];
