import { sql, type Kysely } from 'kysely';

/** Orders of many lines are written and issued in parts, and found by the names of all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** As in 0003_order_search. */
const MOST_BYTES = 2_500;
const NAME_CHARACTERS = 16;
const EMAIL_CHARACTERS = 60;
/** A tsvector holds the names of so many lines; those of an order with more stand in several rows, of which `names` has the first alone. */
const LINES_OF_PART = 5_000;

const orders = [
  `alter table orders add column unwritten_lines int not null default 0, add column issued_lines int not null default 0`,
  // The prices of the lines that are not written yet, and the line of the cart after which they begin.
  `create table order_writings (
    platform_id bigint not null,
    order_id bigint not null,
    pricing jsonb not null,
    last_line_id bigint not null default 0,
    primary key (platform_id, order_id),
    foreign key (platform_id, order_id) references orders
  )`,
  `grant select, insert, update, delete on order_writings to portal_app`,
];

const search = [
  `alter table order_search add column part int not null default 0`,
  `alter table order_search drop constraint order_search_pkey, add primary key (platform_id, id, part)`,
  `create function write_order_search(p_platform_id bigint, order_ids bigint[], p_part int) returns void language sql as $$
    insert into order_search (platform_id, id, part, account_id, user_id, state, created_at, names, many_names)
    select o.platform_id, o.id, p_part, o.account_id, o.user_id, o.state, o.created_at,
      case when p_part = 0 and pg_column_size(n.names) <= ${MOST_BYTES} then n.names end,
      case when p_part > 0 or pg_column_size(n.names) > ${MOST_BYTES} then n.names end
    from orders o cross join lateral (
      select array_agg(key) as keys, sum(octet_length(key)) as bytes
      from (
        select unnest(array[
          't' || o.platform_id || ' ' || nullif(coalesce(first || ' ', '') || coalesce(last, ''), ''),
          't' || o.platform_id || ' ' || nullif(last || coalesce(' ' || first, ''), ''),
          'f' || o.platform_id || ' ' || nullif(sender, ''),
          'e' || o.platform_id || ' ' || nullif(email, '')]
          || array(select 'e' || o.platform_id || ' ' || fold_text(former) from unnest(former_emails) as former)) as key
        from (
          select fold_text(first_name) as first, fold_text(last_name) as last, fold_text(sender_name) as sender,
            fold_text(email) as email, former_emails
          from order_lines where platform_id = o.platform_id and order_id = o.id
            and line_number > p_part * ${LINES_OF_PART} and line_number <= (p_part + 1) * ${LINES_OF_PART} offset 0
        ) as line
      ) as named where key is not null
    ) as found cross join lateral (
      select coalesce(array_to_tsvector(
        case when found.bytes < 1000000 then found.keys
             else array(select left(key, case when key like 'e%' then ${EMAIL_CHARACTERS} else ${NAME_CHARACTERS} end) from unnest(found.keys) as key) end), '') as names
      offset 0
    ) as n
    where o.platform_id = p_platform_id and o.id = any(order_ids)
    on conflict (platform_id, id, part) do update set names = excluded.names, many_names = excluded.many_names
  $$`,
  `create function order_search_part(line_number int) returns int language sql immutable parallel safe
    as $$ select (line_number - 1) / ${LINES_OF_PART} $$`,
  // The names of an order that is written in parts are written once, after its lines.
  `create or replace function on_lines_inserted() returns trigger language plpgsql as $$ begin
    perform write_order_search(platform_id, array_agg(order_id), part) from (
      select distinct i.platform_id, i.order_id, order_search_part(i.line_number) as part
      from inserted i join orders o on o.platform_id = i.platform_id and o.id = i.order_id where o.unwritten_lines = 0
    ) as written group by platform_id, part;
    return null;
  end $$`,
  `create or replace function on_line_renamed() returns trigger language plpgsql as $$ begin
    perform write_order_search(new.platform_id, array[new.order_id], order_search_part(new.line_number));
    return null;
  end $$`,
  // Names beside the indexes of lists would be sorted in anew: who looks for them reads the state of the order itself.
  `create or replace function on_order_state() returns trigger language plpgsql as $$ begin
    update order_search set state = new.state where platform_id = new.platform_id and id = new.id and names is not null;
    return null;
  end $$`,
  `drop function write_order_search(bigint, bigint[])`,
];

const statements = [...orders, ...search];
