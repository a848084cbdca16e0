import { sql, type Kysely } from 'kysely';

/** Half-made orders, one a user and kind. One that has ended keeps its version, so that nobody who still has it saves it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table order_drafts (
    platform_id bigint not null,
    user_id bigint not null,
    kind text not null check (kind in ('QUICK', 'STEPS')),
    version int not null,
    format int not null,
    step text not null,
    content jsonb,
    updated_at timestamptz not null,
    primary key (platform_id, user_id, kind),
    foreign key (platform_id, user_id) references users
  )`,
  `create index order_drafts_by_time on order_drafts (updated_at)`,
  `grant select, insert, update, delete on order_drafts to portal_app`,
];
