import { sql, type Kysely } from 'kysely';

/**
 * Smaller rows for the search by name: a family name alone begins its name with the family name first, and an order of
 * some dozen lines is kept in its row as it is, not packed or elsewhere. A page of a common name reads thousands of rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create or replace function order_line_names(platform_id bigint, first_name text, last_name text, sender_name text)
    returns setof text language sql immutable as $$
      select side || platform_id || ' ' || name from (values
        ('t', lower(coalesce(first_name || ' ', '') || coalesce(last_name, ''))),
        ('t', lower(last_name || coalesce(' ' || first_name, ''))), ('f', lower(sender_name))
      ) as names(side, name) where name <> ''
    $$`,
  `drop index order_search_by_name`,
  `truncate order_search`,
  // Up to a page: what is longer is kept elsewhere still.
  `alter table order_search set (toast_tuple_target = 8160)`,
  `select write_order_search(array(select id from orders order by id))`,
  `create index order_search_by_name on order_search using gin (names) with (gin_pending_list_limit = 256)`,
];
