import { sql, type Kysely } from 'kysely';

/**
 * Groups and accounts that users open: no two names of an organisation are read as the same, and the list of accounts is
 * read in its order. Each account knows whom to tell about each kind of deposit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const BLANKS = '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+';
const INVISIBLE =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]';

/** Names that are the same by now stay; only the first of them keeps others from taking it. */
const withKeys = (table: string): readonly string[] => [
  `alter table ${table} add column name_key text`,
  `update ${table} named set name_key = keyed.key
  from (
    select platform_id, id, key, row_number() over (partition by platform_id, key order by id) as place
    from (
      select platform_id, id, btrim(regexp_replace(
        lower(regexp_replace(normalize(display_name, NFC), '${INVISIBLE}', '', 'g')), '${BLANKS}', ' ', 'g')) as key
      from ${table}
    ) named
  ) keyed
  where keyed.platform_id = named.platform_id and keyed.id = named.id and keyed.place = 1`,
  `create unique index ${table}_by_name_key on ${table} (platform_id, name_key)`,
];

const statements = [
  ...withKeys('customers'),
  ...withKeys('accounts'),
  `create index accounts_by_list on accounts (platform_id, lower(display_name), id)`,
  `create table account_contacts (
    platform_id bigint not null references platforms,
    account_id bigint not null,
    funding_type text not null,
    emails text[] not null,
    version int not null default 1,
    changed_by_user_id bigint not null,
    changed_at timestamptz not null,
    primary key (platform_id, account_id, funding_type),
    foreign key (platform_id, account_id) references accounts,
    foreign key (platform_id, changed_by_user_id) references users
  )`,
  `grant select, insert, update, delete on account_contacts to portal_app`,
];
