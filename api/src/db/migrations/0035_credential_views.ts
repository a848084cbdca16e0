import { sql, type Kysely } from 'kysely';

/** Who has looked at the codes of a reward. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table credential_views (
    platform_id bigint not null,
    id bigint generated always as identity,
    order_line_id bigint not null,
    user_id bigint not null,
    created_at timestamptz not null,
    primary key (platform_id, id),
    foreign key (platform_id, order_line_id) references order_lines,
    foreign key (platform_id, user_id) references users
  )`,
  `create index credential_views_by_line on credential_views (platform_id, order_line_id, id)`,
  `grant select, insert on credential_views to portal_app`,
];
