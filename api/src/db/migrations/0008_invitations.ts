import { sql, type Kysely } from 'kysely';

/** Links that invite a user or replace an expired password, beside those for a forgotten one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table password_links add column purpose text not null default 'RESET'
    check (purpose in ('RESET', 'INVITATION', 'EXPIRED'))`,
  `alter table platforms add column passwords_expire boolean not null default false`,
];
