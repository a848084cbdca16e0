import { sql, type Kysely } from 'kysely';

/**
 * Roles with rights, beside which a user has additions; who changed a user, and when the user last signed in. An address is a
 * user's to sign in with unless the user is deleted, or was only asked to move here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...roles, ...addresses, ...mails]) await sql.raw(statement).execute(db);
}

const USER = (name: string) => `foreign key (platform_id, ${name}) references users`;

const tables = [
  `create table roles (
    platform_id bigint not null references platforms,
    id bigint generated always as identity,
    name text not null,
    name_key text not null,
    is_default boolean not null default false,
    version int not null default 1,
    created_at timestamptz not null,
    created_by_user_id bigint,
    modified_at timestamptz not null,
    modified_by_user_id bigint,
    primary key (platform_id, id),
    unique (platform_id, name_key),
    ${USER('created_by_user_id')},
    ${USER('modified_by_user_id')}
  )`,
  `create table role_authorities (
    platform_id bigint not null,
    role_id bigint not null,
    authority text not null,
    primary key (platform_id, role_id, authority),
    foreign key (platform_id, role_id) references roles on delete cascade
  )`,
  `grant select, insert, update, delete on roles, role_authorities to portal_app`,
  `alter table users
    add column role_id bigint,
    add column version int not null default 1,
    add column created_by_user_id bigint,
    add column modified_by_user_id bigint,
    add column last_sign_in_at timestamptz,
    add foreign key (platform_id, role_id) references roles,
    add ${USER('created_by_user_id')},
    add ${USER('modified_by_user_id')}`,
  `create index users_by_role on users (platform_id, role_id)`,
  `create index users_by_name on users (platform_id, lower(last_name), lower(first_name), id)`,
  `update users set last_sign_in_at = (
    select max(created_at) from sessions where sessions.platform_id = users.platform_id and user_id = users.id)`,
];

const KEYS = `('API_KEYS_MANAGE', 'QUALTRICS_API_KEYS_ACCESS', 'QUALTRICS_API_KEYS_MANAGE')`;
/** The rights of default roles when this was written; users who held all of a role's have the role instead. */
const DEFAULTS = `(values
  ('admin', array['PLACE_ORDER_ACCESS', 'ORDER_HISTORY_ACCESS', 'ORDER_HISTORY_MANAGE', 'INDIVIDUAL_ORDER_HISTORY_ACCESS',
    'INDIVIDUAL_ORDER_HISTORY_MANAGE', 'EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE', 'FUNDING_ACCESS', 'FUNDING_MANAGE',
    'RECIPIENT_WHITELIST_MANAGE', 'VIEW_BALANCE_ACCESS', 'USER_ADMINISTRATION', 'USER_MANAGEMENT_MANAGE', 'ACCOUNT_ACCESS',
    'ACCOUNT_MANAGE', 'ORDER_REPORT_ACCESS', 'ORDER_REPORT_MANAGE', 'INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE',
    'ROLE_MANAGEMENT_MANAGE', 'PLATFORM_ORDER_SETTINGS', 'FREEZE_REWARDS_MANAGE', 'CANCEL_REWARDS_MANAGE',
    'REISSUE_REWARDS_MANAGE', 'REISSUE_EXPIRED_PROMO_LINK_REWARDS_MANAGE', 'AUTH_MANAGEMENT_MANAGE', 'FUNDING_PENDING_ACCESS',
    'PAYMENT_METHODS_MANAGE', 'FUNDING_RECEIPTS_ACCESS', 'REWARD_CREDENTIALS_ACCESS', 'SUPPORT_CASE_MANAGE', 'PLATFORM_MANAGE',
    'INTEGRATIONS_PAGE_ACCESS']),
  ('standard', array['PLACE_ORDER_ACCESS', 'ORDER_HISTORY_ACCESS', 'VIEW_BALANCE_ACCESS', 'FUNDING_ACCESS',
    'EMAIL_TEMPLATES_ACCESS']),
  ('support lead', array['ORDER_HISTORY_ACCESS', 'SUPPORT_CASE_MANAGE', 'ORDER_HISTORY_MANAGE', 'FREEZE_REWARDS_MANAGE',
    'CANCEL_REWARDS_MANAGE', 'REISSUE_REWARDS_MANAGE', 'REISSUE_EXPIRED_PROMO_LINK_REWARDS_MANAGE', 'REWARD_CREDENTIALS_ACCESS']),
  ('support', array['ORDER_HISTORY_ACCESS', 'SUPPORT_CASE_MANAGE'])
) as defaults (name, authorities)`;
const LABEL_KEY = `lower(regexp_replace(btrim(role_name), '\\s+', ' ', 'g'))`;
const HELD = `array(select authority from user_authorities a where a.platform_id = users.platform_id and a.user_id = users.id)`;
/** Rights that a role may have: neither everybody's nor the staff's. */
const OF_ROLES = `authority not in ('IS_LOGGED_IN', 'STEP4_ONBOARD_INFO_COMPLETE', 'STAFF_ACCESS')`;

/**
 * Nobody's rights change. The label of a default role becomes that role where its user holds all of the role's rights; any other
 * label becomes a role of the organisation's own with what all of its users hold. What a role has not, stays with the user.
 */
const roles = [
  `insert into roles (platform_id, name, name_key, is_default, created_at, modified_at)
    select platforms.id, defaults.name, defaults.name, true, platforms.created_at, platforms.created_at
    from platforms cross join ${DEFAULTS}`,
  `insert into roles (platform_id, name, name_key, created_at, modified_at)
    select platform_id, min(btrim(role_name)), ${LABEL_KEY}, now(), now() from users
    where staff_email is null and btrim(role_name) <> ''
    group by platform_id, ${LABEL_KEY} on conflict do nothing`,
  `update users set role_id = roles.id from roles
    where roles.platform_id = users.platform_id and roles.name_key = ${LABEL_KEY} and users.staff_email is null
      and (not roles.is_default
        or exists (select from ${DEFAULTS} where defaults.name = roles.name and defaults.authorities <@ ${HELD}))`,
  `insert into role_authorities (platform_id, role_id, authority)
    select users.platform_id, users.role_id, authority
    from users join roles on roles.platform_id = users.platform_id and roles.id = users.role_id and not roles.is_default
    join user_authorities held on held.platform_id = users.platform_id and held.user_id = users.id and ${OF_ROLES}
      and authority not in ${KEYS}
    group by users.platform_id, users.role_id, authority
    having count(*) = (select count(*) from users u where u.platform_id = users.platform_id and u.role_id = users.role_id)`,
  `delete from user_authorities held using users, roles
    where users.platform_id = held.platform_id and users.id = held.user_id
      and roles.platform_id = users.platform_id and roles.id = users.role_id
      and (exists (select from role_authorities r
          where r.platform_id = users.platform_id and r.role_id = users.role_id and r.authority = held.authority)
        or exists (select from ${DEFAULTS}
          where roles.is_default and defaults.name = roles.name and held.authority = any(defaults.authorities)))`,
  `alter table users drop column role_name`,
];

const addresses = [
  `alter table users drop constraint users_platform_id_email_fkey`,
  `alter table users drop constraint users_platform_id_email_key`,
  `alter table users add column login_email text
    generated always as (case when status in ('DELETED', 'MOVING') then null else email end) stored`,
  `alter table users add unique (platform_id, login_email)`,
  `alter table users add foreign key (platform_id, login_email) references login_emails (platform_id, email)`,
  `create unique index users_by_email on users (platform_id, email) where status <> 'DELETED'`,
];

/** Whether the last invitation of a user came back. */
const mails = [
  `create index outbox_invitations on outbox (platform_id, user_id, id)
    where topic in ('INVITATION_MAIL', 'MOVE_MAIL')`,
];
