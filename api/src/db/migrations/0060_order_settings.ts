import { sql, type Kysely } from 'kysely';

/** What an organisation asks of its orders, and who turned which of these switches last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // `order_settings_version` grows with every change, so that open pages hear of it.
  `alter table platforms
    add column requires_order_notes boolean not null default false,
    add column requires_purchase_order_number boolean not null default false,
    add column order_settings_version integer not null default 1`,
  `create table order_setting_changes (
    platform_id bigint not null references platforms,
    setting text not null,
    version integer not null,
    user_id bigint not null,
    changed_at timestamptz not null,
    primary key (platform_id, setting),
    foreign key (platform_id, user_id) references users
  )`,
  `grant select, insert, update, delete on order_setting_changes to portal_app`,
];
