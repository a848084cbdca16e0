import { sql, type Kysely } from 'kysely';

/** Codes as a second factor: methods of a user, codes that are waited for, and devices that need none for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table platforms add column mfa_required boolean not null default false`,
  `create table mfa_methods (
    platform_id bigint not null,
    user_id bigint not null,
    type text not null,
    phone_number text,
    sealed_secret text,
    last_step bigint,
    created_at timestamptz not null,
    primary key (platform_id, user_id, type),
    foreign key (platform_id, user_id) references users,
    check (type in ('PHONE', 'EMAIL', 'OTP')),
    check ((type = 'PHONE') = (phone_number is not null)),
    check ((type = 'OTP') = (sealed_secret is not null))
  )`,
  `create table mfa_challenges (
    token_hash text primary key,
    platform_id bigint not null,
    user_id bigint not null,
    purpose text not null,
    type text,
    phone_number text,
    sealed_secret text,
    code_hash text,
    attempts int not null default 0,
    code_sent_at timestamptz,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    foreign key (platform_id, user_id) references users,
    check (purpose in ('SIGN_IN', 'REGISTER', 'SET_UP'))
  )`,
  `create index mfa_challenges_by_user on mfa_challenges (platform_id, user_id)`,
  `create index mfa_challenges_by_end on mfa_challenges (expires_at)`,
  `create table mfa_devices (
    platform_id bigint not null,
    user_id bigint not null,
    id bigint generated always as identity,
    token_hash text not null,
    user_agent text,
    ip_address text,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (platform_id, user_id, id),
    unique (platform_id, user_id, token_hash),
    foreign key (platform_id, user_id) references users
  )`,
  `create index mfa_devices_by_end on mfa_devices (expires_at)`,
  `grant select, insert, update, delete on mfa_methods, mfa_challenges, mfa_devices to portal_app`,
];
