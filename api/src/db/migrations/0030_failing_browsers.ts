import { sql, type Kysely } from 'kysely';

/** In how many browsers a module did not start, by which registry last. A browser's name is random and its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table remote_failures add column serial bigint`,
  `create table remote_failure_browsers (
    day text not null,
    version text not null,
    module text not null,
    code text not null,
    browser text not null,
    primary key (day, version, module, code, browser),
    foreign key (day, version, module, code) references remote_failures on delete cascade
  )`,
  `grant select, insert, update, delete on remote_failure_browsers to portal_app`,
];
