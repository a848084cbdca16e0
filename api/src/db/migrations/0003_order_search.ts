import { sql, type Kysely } from 'kysely';

/**
 * What orders are searched by name and address with: one narrow row an order, kept by triggers whoever writes orders and
 * lines (docs/decisions/0008). Names are folded: without accents and case.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** An index entry of 2,704 bytes has room for names of this size beside its other columns; longer ones are kept apart. */
const MOST_BYTES = 2_500;
/** A tsvector holds a megabyte: of an order whose keys are longer together, only their beginnings are kept. */
const NAME_CHARACTERS = 16;
const EMAIL_CHARACTERS = 60;

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

/** Keys: folded, each with what it is (t: to, f: from, e: e-mail) and its platform before it, such as `t7 ana silva`. */
const table = [
  `create table order_search (
    platform_id bigint not null,
    id bigint not null,
    account_id bigint not null,
    user_id bigint not null,
    state text not null,
    created_at timestamptz not null,
    names tsvector,
    many_names tsvector,
    primary key (platform_id, id),
    foreign key (platform_id, id) references orders,
    constraint order_search_has_names check (num_nonnulls(names, many_names) = 1)
  )`,
  // Packing would take its time in each order that is placed, and in each entry of an index that is read.
  `alter table order_search alter column names set storage external, alter column many_names set storage external`,
  // What is new is read from the indexes alone once it was vacuumed. A row is kept whole up to the size of a page.
  `alter table order_search set (autovacuum_vacuum_insert_scale_factor = 0.01, toast_tuple_target = 8160)`,
  `create function write_order_search(p_platform_id bigint, order_ids bigint[]) returns void language sql as $$
    insert into order_search (platform_id, id, account_id, user_id, state, created_at, names, many_names)
    select o.platform_id, o.id, o.account_id, o.user_id, o.state, o.created_at,
      case when pg_column_size(n.names) <= ${MOST_BYTES} then n.names end,
      case when pg_column_size(n.names) > ${MOST_BYTES} then n.names end
    from orders o cross join lateral (
      select array_agg(key) as keys, sum(octet_length(key)) as bytes
      from (
        select unnest(array[
          't' || o.platform_id || ' ' || nullif(coalesce(first || ' ', '') || coalesce(last, ''), ''),
          't' || o.platform_id || ' ' || nullif(last || coalesce(' ' || first, ''), ''),
          'f' || o.platform_id || ' ' || nullif(sender, ''),
          'e' || o.platform_id || ' ' || nullif(email, '')]) as key
        from (
          select fold_text(first_name) as first, fold_text(last_name) as last, fold_text(sender_name) as sender, fold_text(email) as email
          from order_lines where platform_id = o.platform_id and order_id = o.id offset 0
        ) as line
      ) as named where key is not null
    ) as found cross join lateral (
      select coalesce(array_to_tsvector(
        case when found.bytes < 1000000 then found.keys
             else array(select left(key, case when key like 'e%' then ${EMAIL_CHARACTERS} else ${NAME_CHARACTERS} end) from unnest(found.keys) as key) end), '') as names
      offset 0
    ) as n
    where o.platform_id = p_platform_id and o.id = any(order_ids)
    on conflict (platform_id, id) do update set names = excluded.names, many_names = excluded.many_names
  $$`,
];

const triggers = [
  `create function on_lines_inserted() returns trigger language plpgsql as $$ begin
    perform write_order_search(platform_id, array_agg(distinct order_id)) from inserted group by platform_id;
    return null;
  end $$`,
  `create trigger order_search_of_new_lines after insert on order_lines
    referencing new table as inserted for each statement execute function on_lines_inserted()`,
  `create function on_line_renamed() returns trigger language plpgsql as $$ begin
    perform write_order_search(new.platform_id, array[new.order_id]);
    return null;
  end $$`,
  `create trigger order_search_of_renamed_line after update of first_name, last_name, sender_name, email on order_lines
    for each row execute function on_line_renamed()`,
  `create function on_order_state() returns trigger language plpgsql as $$ begin
    update order_search set state = new.state where platform_id = new.platform_id and id = new.id;
    return null;
  end $$`,
  `create trigger order_search_of_state after update of state on orders
    for each row when (old.state is distinct from new.state) execute function on_order_state()`,
];

/** New orders go to the end of the indexes that lists follow, which are read backwards: a page that fills at its end is left full. */
const indexes = [
  `create index order_search_by_platform on order_search (platform_id, created_at, id) include (state, names)`,
  `create index order_search_by_account on order_search (platform_id, account_id, created_at, id) include (state, names)`,
  `create index order_search_by_user on order_search (platform_id, user_id, created_at, id) include (state, names)`,
  `create index order_search_by_state on order_search (platform_id, state, created_at desc, id desc) where state <> 'COMPLETE'`,
  `create index order_search_by_name on order_search using gin (names) with (gin_pending_list_limit = 256)`,
  // A large order would fill a list of waiting entries, which would be sorted in while it is placed.
  `create index order_search_by_many_names on order_search using gin (many_names) with (fastupdate = off)`,
];

const statements = [
  ...folding,
  ...table,
  ...triggers,
  ...indexes,
  `grant select, insert, update on order_search to portal_app`,
];
