import { sql, type Kysely } from 'kysely';

/** What an order is searched by is written by a function whose plans are kept: in `sql` it was planned anew for each order placed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}

/** The body is that of 0048. */
const statement = `do $do$ begin
  execute format(
    'create or replace function write_order_search(p_platform_id bigint, order_ids bigint[], p_part int) returns void language plpgsql as %L',
    (select 'begin ' || prosrc || '; end' from pg_proc where oid = 'write_order_search(bigint, bigint[], int)'::regprocedure));
end $do$`;
