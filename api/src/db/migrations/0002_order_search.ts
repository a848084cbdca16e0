import { sql, type Kysely } from 'kysely';

/**
 * What orders are searched by name with: one narrow row an order, kept by triggers whoever writes orders and lines. Three
 * indexes of every line's names make room for it: a page of a common name took seconds over a million lines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** `names`: lower case, each with the side it stands on (t: to, f: from) and its platform before it, such as `t7 ana silva`. */
const table = [
  `create table order_search (
    id bigint primary key references orders,
    platform_id bigint not null,
    account_id bigint not null,
    user_id bigint not null,
    status text not null,
    created_at timestamptz not null,
    names tsvector not null
  )`,
  `create function order_line_names(platform_id bigint, first_name text, last_name text, sender_name text) returns setof text
    language sql immutable as $$
      select side || platform_id || ' ' || name from (values
        ('t', lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))), ('t', lower(last_name || ' ' || first_name)),
        ('t', lower(last_name)), ('f', lower(sender_name))
      ) as names(side, name) where name is not null
    $$`,
  // A tsvector holds a megabyte: an order whose names are longer together is found by their first letters only.
  `create function write_order_search(order_ids bigint[]) returns void language sql as $$
    insert into order_search (id, platform_id, account_id, user_id, status, created_at, names)
    select o.id, o.platform_id, o.account_id, o.user_id, o.status, o.created_at,
      case when n.bytes < 1000000 then array_to_tsvector(n.names)
           else (select array_to_tsvector(array_agg(left(name, 16))) from unnest(n.names) as name) end
    from orders o cross join lateral (
      select array_agg(name) as names, sum(octet_length(name)) as bytes
      from order_lines l, order_line_names(l.platform_id, l.first_name, l.last_name, l.sender_name) as name
      where l.order_id = o.id
    ) as n
    where o.id = any(order_ids)
    on conflict (id) do update set names = excluded.names
  $$`,
];

const triggers = [
  `create function on_lines_inserted() returns trigger language plpgsql as $$ begin
    perform write_order_search(array(select distinct order_id from inserted));
    return null;
  end $$`,
  `create trigger order_search_of_new_lines after insert on order_lines
    referencing new table as inserted for each statement execute function on_lines_inserted()`,
  `create function on_line_renamed() returns trigger language plpgsql as $$ begin
    perform write_order_search(array[new.order_id]);
    return null;
  end $$`,
  `create trigger order_search_of_renamed_line after update of first_name, last_name, sender_name on order_lines
    for each row execute function on_line_renamed()`,
  `create function on_order_status() returns trigger language plpgsql as $$ begin
    update order_search set status = new.status where id = new.id;
    return null;
  end $$`,
  `create trigger order_search_of_status after update of status on orders
    for each row when (old.status is distinct from new.status) execute function on_order_status()`,
];

const indexes = [
  `create index order_search_by_name on order_search using gin (names) with (gin_pending_list_limit = 256)`,
  `create index order_search_by_platform on order_search (platform_id, created_at desc, id desc)`,
  `create index order_search_by_account on order_search (account_id, created_at desc, id desc)`,
  `create index order_search_by_user on order_search (user_id, created_at desc, id desc)`,
  `create index order_search_by_status on order_search (platform_id, status, created_at desc, id desc) where status <> 'COMPLETE'`,
  `drop index order_lines_by_to_name, order_lines_by_last_name, order_lines_by_from_name`,
];

const statements = [
  ...table,
  `select write_order_search(array(select distinct order_id from order_lines))`,
  ...triggers,
  ...indexes,
  `grant select, insert, update on order_search to portal_app`,
];
