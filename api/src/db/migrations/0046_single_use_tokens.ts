import { sql, type Kysely } from 'kysely';

/** Tokens by which a page vouches for its user to another site, once each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table used_single_use_tokens (
    jti uuid primary key,
    expires_at timestamptz not null
  )`,
  `create index used_single_use_tokens_by_expiry on used_single_use_tokens (expires_at)`,
  `grant select, insert, delete on used_single_use_tokens to portal_app`,
];
