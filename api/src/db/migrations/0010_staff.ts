import { sql, type Kysely } from 'kysely';

/**
 * Staff pages: which platform is the staff's own, versions of what staff change, what organisations submit for the review
 * of their business, and an audit log that can be searched over all platforms.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table platforms
    add column is_staff boolean not null default false,
    add column treatments_version int not null default 1,
    add column kyb_version int not null default 1`,
  `create index platforms_by_name on platforms (lower(name), id)`,
  `create index platforms_by_kyb_status on platforms (kyb_status, lower(name), id)`,
  `create table kyb_submissions (
    platform_id bigint not null references platforms,
    id bigint generated always as identity,
    submitted_by_user_id bigint not null,
    submitted_at timestamptz not null,
    rewards_usage text[] not null,
    company_name text not null,
    country text not null,
    address_line1 text not null,
    address_line2 text,
    city text not null,
    state text,
    postal_code text,
    phone_number text not null,
    tax_id text,
    decision text check (decision in ('APPROVE', 'REJECT', 'MORE_INFORMATION')),
    reason text,
    decided_at timestamptz,
    decided_by text,
    primary key (platform_id, id),
    foreign key (platform_id, submitted_by_user_id) references users
  )`,
  // The actor of an entry is a user of the same platform; staff act on platforms of others.
  `alter table audit_log add column staff_email text`,
  `create index audit_log_by_time on audit_log (created_at desc, id desc)`,
  `create index audit_log_by_platform on audit_log (platform_id, created_at desc, id desc)`,
  `create index audit_log_by_action on audit_log (action, created_at desc, id desc)`,
  `create index audit_log_by_actor on audit_log (platform_id, actor_user_id, created_at desc, id desc)`,
  `create index audit_log_by_staff on audit_log (staff_email, created_at desc, id desc) where staff_email is not null`,
  `grant select, insert, update on kyb_submissions to portal_app`,
];
