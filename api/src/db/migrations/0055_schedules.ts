import { sql, type Kysely } from 'kysely';

/** Lines that are sent at a time that was set, which may be moved until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table cart_line_items add column scheduled_at timestamptz, add column scheduled_time_zone text`,
  `alter table order_lines add column scheduled_at timestamptz, add column scheduled_time_zone text,
    add column schedule_version int not null default 0`,
  `alter table orders add column scheduled_lines int not null default 0, add column schedule_version int not null default 0`,
  // A message is not sent before this time.
  `alter table outbox add column due_at timestamptz`,
  `create index order_lines_scheduled on order_lines (platform_id, order_id, scheduled_at) where delivery_status = 'SCHEDULED'`,
  // Who moved a line to which time, or sent it at once (\`scheduled_at\` null), and from which.
  `create table schedule_changes (
    platform_id bigint not null,
    id bigint not null generated always as identity,
    order_line_id bigint not null,
    user_id bigint not null,
    scheduled_at timestamptz,
    time_zone text,
    former_at timestamptz not null,
    former_time_zone text,
    created_at timestamptz not null,
    primary key (platform_id, id),
    foreign key (platform_id, order_line_id) references order_lines,
    foreign key (platform_id, user_id) references users
  )`,
  `create index schedule_changes_by_line on schedule_changes (platform_id, order_line_id)`,
  `grant select, insert, update, delete on schedule_changes to portal_app`,
];
