import { sql, type Kysely } from 'kysely';

/** How often modules of the remote did not start, by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table remote_failures (
    day text not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    version text not null,
    module text not null,
    code text not null,
    count integer not null,
    last_at timestamptz not null,
    primary key (day, version, module, code)
  )`,
  `grant select, insert, update, delete on remote_failures to portal_app`,
];
