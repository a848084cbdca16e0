import { sql, type Kysely } from 'kysely';

/**
 * Balance alerts know how often they were changed and by whom last, so that no change undoes another unseen. Their names
 * are compared as they are read. A pause ends with the time that it was set to, or when its threshold changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const BLANKS = '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+';
const INVISIBLE =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]';

const statements = [
  `alter table balance_alerts add column name_key text, add column version int not null default 1,
    add column updated_by_user_id bigint`,
  // Names that are the same by now stay; the later ones are compared by their identifier until somebody changes them.
  `update balance_alerts alert set updated_by_user_id = alert.created_by_user_id,
    name_key = case when named.place = 1 then named.key else named.key || ' ' || alert.identifier end
  from (
    select platform_id, id, key, row_number() over (partition by platform_id, key order by id) as place
    from (
      select platform_id, id, btrim(regexp_replace(
        lower(regexp_replace(normalize(display_name, NFC), '${INVISIBLE}', '', 'g')), '${BLANKS}', ' ', 'g')) as key
      from balance_alerts
    ) keyed
  ) named
  where named.platform_id = alert.platform_id and named.id = alert.id`,
  `alter table balance_alerts alter column name_key set not null, alter column updated_by_user_id set not null,
    add foreign key (platform_id, updated_by_user_id) references users`,
  `drop index balance_alerts_by_name`,
  `create unique index balance_alerts_by_name on balance_alerts (platform_id, name_key)`,
  `alter table balance_alert_accounts add column silent_until timestamptz`,
  `update balance_alert_accounts set silent_until = last_sent_at + interval '24 hours'`,
];
