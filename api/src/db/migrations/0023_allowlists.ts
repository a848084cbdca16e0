import { sql, type Kysely } from 'kysely';

/** Recipient lists: where an organisation has one, its rewards go to nobody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table allowlist_entries (
    platform_id bigint not null references platforms,
    -- What two ways to write one address have in common.
    email_key text not null,
    email text not null,
    first_name text not null,
    last_name text not null,
    created_at timestamptz not null,
    primary key (platform_id, email_key)
  )`,
  `alter table platforms add column has_allowlist boolean not null default false`,
  `alter table cart_line_items add column email_key text`,
  `update cart_line_items set email_key = lower(trim(email)) where email is not null`,
  `grant select, insert, update, delete on allowlist_entries to portal_app`,
];
