import { sql, type Kysely } from 'kysely';

/** Support cases: what somebody who was sent a reward has asked about it, with the notes of those who help. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table support_cases (
    platform_id bigint not null references platforms,
    id bigint generated always as identity,
    identifier uuid not null,
    order_line_id bigint not null,
    reason text not null,
    opened_by_user_id bigint not null,
    opened_at timestamptz not null,
    closed_by_user_id bigint,
    closed_at timestamptz,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    foreign key (platform_id, order_line_id) references order_lines,
    foreign key (platform_id, opened_by_user_id) references users,
    foreign key (platform_id, closed_by_user_id) references users,
    constraint support_cases_closed_by_somebody check ((closed_at is null) = (closed_by_user_id is null))
  )`,
  `create index support_cases_by_line on support_cases (platform_id, order_line_id, id)`,
  `create table support_case_notes (
    platform_id bigint not null,
    id bigint generated always as identity,
    support_case_id bigint not null,
    user_id bigint not null,
    note text not null,
    created_at timestamptz not null,
    primary key (platform_id, id),
    foreign key (platform_id, support_case_id) references support_cases,
    foreign key (platform_id, user_id) references users
  )`,
  `create index support_case_notes_by_case on support_case_notes (platform_id, support_case_id, id)`,
  `grant select, insert, update on support_cases to portal_app`,
  `grant select, insert on support_case_notes to portal_app`,
];
