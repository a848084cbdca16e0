import { sql, type Kysely } from 'kysely';

/** Many lines that are sent again together: who asked and why, to which addresses, and what became of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table resend_batches (
    platform_id bigint not null,
    id bigint generated always as identity,
    identifier uuid not null,
    user_id bigint not null,
    reason text not null,
    other_reason text,
    created_at timestamptz not null,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    foreign key (platform_id, user_id) references users
  )`,
  // A new address, null for the line's own. No outcome: it waits.
  `create table resend_batch_lines (
    platform_id bigint not null,
    resend_batch_id bigint not null,
    order_line_id bigint not null,
    position int not null,
    new_email text,
    outcome text,
    primary key (platform_id, resend_batch_id, order_line_id),
    foreign key (platform_id, resend_batch_id) references resend_batches,
    foreign key (platform_id, order_line_id) references order_lines
  )`,
  `grant select, insert on resend_batches to portal_app`,
  `grant select, insert, update on resend_batch_lines to portal_app`,
];
