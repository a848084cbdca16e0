import { sql, type Kysely } from 'kysely';

/**
 * An order of five thousand lines is written in two thirds of the time: each line is checked against its order and
 * platform at once, which holds that the two agree as well, and its names are written to their index where they belong.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table orders add constraint orders_platform unique (id, platform_id)`,
  `alter table order_lines drop constraint order_lines_order_id_fkey, drop constraint order_lines_platform_id_fkey,
    add constraint order_lines_order foreign key (order_id, platform_id) references orders (id, platform_id)`,
  // One such order fills the list of entries that wait, which would be written, read again and sorted in while it is placed.
  `alter index order_search_by_many_names set (fastupdate = off)`,
  `select gin_clean_pending_list('order_search_by_many_names')`,
];
