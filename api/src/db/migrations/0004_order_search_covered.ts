import { sql, type Kysely } from 'kysely';

/**
 * The names of all but the largest orders stand in the indexes that lists follow, so that a page of a common name reads
 * no row of those that it passes over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What an index of 2,704 bytes an entry has room for beside the other columns. */
const MOST_BYTES = 2_500;

const statements = [
  // Packing takes its time in each order that is placed, and in each entry of an index that is read.
  `alter table order_search add column many_names tsvector`,
  `alter table order_search alter column names drop not null, alter column names set storage external,
    alter column many_names set storage external, add constraint order_search_has_names check (num_nonnulls(names, many_names) = 1)`,
  `create or replace function write_order_search(order_ids bigint[]) returns void language sql as $$
    insert into order_search (id, platform_id, account_id, user_id, status, created_at, names, many_names)
    select o.id, o.platform_id, o.account_id, o.user_id, o.status, o.created_at,
      case when pg_column_size(n.names) <= ${MOST_BYTES} then n.names end,
      case when pg_column_size(n.names) > ${MOST_BYTES} then n.names end
    from orders o cross join lateral (
      select coalesce(array_to_tsvector(
        case when sum(octet_length(name)) < 1000000 then array_agg(name) else array_agg(left(name, 16)) end), '') as names
      from order_lines l, order_line_names(l.platform_id, l.first_name, l.last_name, l.sender_name) as name
      where l.order_id = o.id offset 0
    ) as n
    where o.id = any(order_ids)
    on conflict (id) do update set names = excluded.names, many_names = excluded.many_names
  $$`,
  // Laid down anew: an index would take in the old versions of rows too, whose names it has no room for.
  `drop index order_search_by_platform, order_search_by_account, order_search_by_user, order_search_by_name`,
  `create temp table kept on commit drop as select * from order_search`,
  `truncate order_search`,
  `insert into order_search (id, platform_id, account_id, user_id, status, created_at, names, many_names)
    select id, platform_id, account_id, user_id, status, created_at,
      case when pg_column_size(all_names) <= ${MOST_BYTES} then all_names end,
      case when pg_column_size(all_names) > ${MOST_BYTES} then all_names end
    from (select *, names || ''::tsvector as all_names from kept order by id offset 0) as kept`,
  `create index order_search_by_platform on order_search (platform_id, created_at desc, id desc) include (status, names)`,
  `create index order_search_by_account on order_search (account_id, created_at desc, id desc) include (status, names)`,
  `create index order_search_by_user on order_search (user_id, created_at desc, id desc) include (status, names)`,
  `create index order_search_by_name on order_search using gin (names) with (gin_pending_list_limit = 256)`,
  `create index order_search_by_many_names on order_search using gin (many_names) with (gin_pending_list_limit = 256)`,
  // What is new is read from the indexes alone once it was vacuumed.
  `alter table order_search set (autovacuum_vacuum_insert_scale_factor = 0.01)`,
];
