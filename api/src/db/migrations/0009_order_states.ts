import { sql, type Kysely } from 'kysely';

/**
 * One state an order, from its money and how its lines ended, which lists are narrowed by. Names are searched without
 * accents and case; recipients' addresses stand beside them, so that their beginnings are found too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const MOST_BYTES = 2_500;
const NAME_CHARACTERS = 16;
const EMAIL_CHARACTERS = 60;

const states = [
  `alter table orders add column failed_lines int not null default 0, add column delivered_lines int not null default 0,
    add column undelivered_lines int not null default 0, add column state text not null default 'PENDING'`,
  `update orders set failed_lines = l.failed, delivered_lines = l.delivered, undelivered_lines = l.undelivered
    from (select order_id, count(*) filter (where status = 'FAILED') as failed,
        count(*) filter (where status = 'COMPLETE' and delivery_status in ('DELIVERED', 'MAILED')) as delivered,
        count(*) filter (where status = 'COMPLETE' and delivery_status = 'NOT_DELIVERED') as undelivered
      from order_lines group by order_id) as l
    where l.order_id = orders.id`,
  `update orders set state = case
    when status in ('PENDING', 'QUEUED', 'DELETED') then status
    when failed_lines = line_count then 'FAILED'
    when failed_lines + undelivered_lines = line_count then 'UNDELIVERED'
    when failed_lines + undelivered_lines > 0 then 'PARTIAL'
    when delivered_lines < line_count then 'SENDING' else 'COMPLETE' end`,
  `drop index orders_by_account_status, orders_by_platform_status, orders_by_user_status`,
  `create index orders_by_account_state on orders (account_id, state, created_at desc, id desc)`,
  `create index orders_by_platform_state on orders (platform_id, state, created_at desc, id desc)`,
  `create index orders_by_user_state on orders (user_id, state, created_at desc, id desc)`,
];

/** Why a line was not issued or did not arrive: a word of the product instead of a sentence in one language. */
const reasons = [
  `update order_lines set status_reason = case
      when status_reason ~* 'catalogue' then 'itemGone' when status_reason ~* 'answer' then 'brandSilent' else 'notIssued' end
    where status = 'FAILED'`,
  `update order_lines l set status_reason = case
      when a.response ~ '[45]\\.1\\.1' then 'noSuchMailbox' when a.response ~ '[45]\\.2\\.2' then 'mailboxFull'
      when a.outcome = 'FAILED' then 'noAnswer' else 'messageRefused' end
    from (select distinct on (order_line_id) order_line_id, outcome, response from delivery_attempts order by order_line_id, id desc) as a
    where a.order_line_id = l.id and l.status = 'COMPLETE' and l.delivery_status = 'NOT_DELIVERED'`,
];

const folding = [
  // Not strict, so that it is written out where it is called. Only combining accents go: the voicing marks of kana and the vowels of Indic scripts are letters.
  `create function fold_text(text) returns text language sql immutable parallel safe as $$
    select case when octet_length($1) = length($1) then lower($1) else
      lower(normalize(translate(
        replace(replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u0591-\\u05bd\\u064b-\\u065f]', '', 'g'),
          'ß', 'ss'), 'ẞ', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Þ', 'th'), 'þ', 'th'),
        'ıØøŁłĐđÐðĦħŦŧς’‘ʼ‐‑–', 'iooLlDdDdHhTtσ''''''---'), NFC)) end
  $$`,
];

const search = [
  `drop trigger order_search_of_status on orders`,
  `drop function on_order_status`,
  `alter table order_search rename column status to state`,
  // A tsvector holds a megabyte: an order whose names are longer together is found by their first letters only.
  `create or replace function write_order_search(order_ids bigint[]) returns void language sql as $$
    insert into order_search (id, platform_id, account_id, user_id, state, created_at, names, many_names)
    select o.id, o.platform_id, o.account_id, o.user_id, o.state, o.created_at,
      case when pg_column_size(n.names) <= ${MOST_BYTES} then n.names end,
      case when pg_column_size(n.names) > ${MOST_BYTES} then n.names end
    from orders o cross join lateral (
      select coalesce(array_to_tsvector(
        case when sum(octet_length(key)) < 1000000 then array_agg(key)
             else array_agg(left(key, case when key like 'e%' then ${EMAIL_CHARACTERS} else ${NAME_CHARACTERS} end)) end), '') as names
      from (
        select fold_text(first_name) as first, fold_text(last_name) as last, fold_text(sender_name) as sender, fold_text(email) as email
        from order_lines where order_id = o.id offset 0
      ) as line, lateral (values
        ('t', coalesce(first || ' ', '') || coalesce(last, '')), ('t', last || coalesce(' ' || first, '')), ('f', sender), ('e', email)
      ) as names(side, name), lateral (select side || o.platform_id || ' ' || name) as keys(key)
      where name <> '' offset 0
    ) as n
    where o.id = any(order_ids)
    on conflict (id) do update set names = excluded.names, many_names = excluded.many_names
  $$`,
  `drop trigger order_search_of_renamed_line on order_lines`,
  `create trigger order_search_of_renamed_line after update of first_name, last_name, sender_name, email on order_lines
    for each row execute function on_line_renamed()`,
  `create function on_order_state() returns trigger language plpgsql as $$ begin
    update order_search set state = new.state where id = new.id;
    return null;
  end $$`,
  `create trigger order_search_of_state after update of state on orders
    for each row when (old.state is distinct from new.state) execute function on_order_state()`,
  `drop function order_line_names`,
  `drop index order_search_by_platform, order_search_by_account, order_search_by_user, order_search_by_status,
    order_search_by_name, order_search_by_many_names, order_lines_by_email`,
  `truncate order_search`,
  `select write_order_search(array(select distinct order_id from order_lines order by order_id))`,
  `create index order_search_by_platform on order_search (platform_id, created_at desc, id desc) include (state, names)`,
  `create index order_search_by_account on order_search (account_id, created_at desc, id desc) include (state, names)`,
  `create index order_search_by_user on order_search (user_id, created_at desc, id desc) include (state, names)`,
  `create index order_search_by_state on order_search (platform_id, state, created_at desc, id desc) where state <> 'COMPLETE'`,
  `create index order_search_by_name on order_search using gin (names) with (gin_pending_list_limit = 256)`,
  `create index order_search_by_many_names on order_search using gin (many_names) with (fastupdate = off)`,
];

const statements = [...states, ...reasons, ...folding, ...search];
