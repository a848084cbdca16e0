import { sql, type Kysely } from 'kysely';

/**
 * What a template says stands in versions that never change, and each line of a cart or an order keeps the one that it was made
 * with. A template may be for several groups or accounts. Names are compared as they are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const BLANKS = '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+';
const INVISIBLE =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]';
const CONTENT = `name, locale, from_name, from_email, reply_to_email, bcc_emails, subject_template, message_block, closing_message,
  customer_support_message, primary_color, logo_url, logo_alt_text, show_powered_by, sms_message_body, campaign`;

const statements = [
  `create table email_template_versions (
    platform_id bigint not null,
    etid text not null,
    version int not null,
    name text not null,
    locale text not null default 'en',
    from_name text not null,
    from_email text,
    reply_to_email text,
    bcc_emails text[] not null default '{}',
    subject_template text not null,
    message_block text not null,
    closing_message text,
    customer_support_message text,
    primary_color text not null,
    logo_url text,
    logo_alt_text text,
    show_powered_by jsonb not null default '{"product": true}',
    sms_message_body text not null,
    campaign text,
    created_by_user_id bigint,
    created_at timestamptz not null default now(),
    primary key (platform_id, etid, version),
    foreign key (platform_id, etid) references email_templates (platform_id, etid),
    foreign key (platform_id, created_by_user_id) references users
  )`,
  `insert into email_template_versions (platform_id, etid, version, created_at, ${CONTENT})
    select platform_id, etid, 1, created_at, ${CONTENT} from email_templates`,
  `update email_template_versions set locale = '' where etid = 'E000000'`,
  `create table email_template_places (
    platform_id bigint not null,
    id bigint generated always as identity,
    email_template_id bigint not null,
    customer_id bigint,
    account_id bigint,
    primary key (platform_id, id),
    unique nulls not distinct (platform_id, email_template_id, customer_id, account_id),
    check ((customer_id is null) <> (account_id is null)),
    foreign key (platform_id, email_template_id) references email_templates,
    foreign key (platform_id, customer_id) references customers,
    foreign key (platform_id, account_id) references accounts
  )`,
  `insert into email_template_places (platform_id, email_template_id, customer_id, account_id)
    select platform_id, id, case when account_id is null then customer_id end, account_id from email_templates
    where customer_id is not null or account_id is not null`,
  `alter table email_templates add column version int not null default 1, add column name_key text`,
  // Names that are the same by now stay; the later ones are compared by their identifier until somebody changes them.
  `update email_templates template
    set name_key = case when named.place = 1 then named.key else named.key || ' ' || template.etid end
  from (
    select platform_id, id, key, row_number() over (partition by platform_id, key order by id) as place
    from (
      select platform_id, id, btrim(regexp_replace(
        lower(regexp_replace(normalize(name, NFC), '${INVISIBLE}', '', 'g')), '${BLANKS}', ' ', 'g')) as key
      from email_templates
    ) keyed
  ) named
  where named.platform_id = template.platform_id and named.id = template.id`,
  `alter table email_templates alter column name_key set not null, drop column customer_id, drop column account_id,
    ${CONTENT.split(',')
      .map((column) => `drop column ${column.trim()}`)
      .join(', ')}`,
  `create unique index email_templates_by_name on email_templates (platform_id, name_key) where status = 'ACTIVE'`,
  `alter table cart_line_items add column template_version int not null default 1`,
  `alter table order_lines add column template_version int not null default 1`,
  `create index order_lines_unsent on order_lines (platform_id, etid) where delivery_status in ('PROCESSING', 'SCHEDULED')`,
  `grant select, insert, update, delete on email_template_versions, email_template_places to portal_app`,
];
