import { sql, type Kysely } from 'kysely';

/** As in 0009: names over this size are kept apart, and of very many the beginnings alone. */
const MOST_BYTES = 2_500;
const NAME_CHARACTERS = 16;
const EMAIL_CHARACTERS = 60;

/**
 * Orders are placed sooner. The keys of an order's names and addresses are made in one pass without a join for each line,
 * and a journal's statements keep their plans. Such a plan is made when the books may still be empty, so it must not read
 * whole tables however short they were then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create or replace function write_order_search(order_ids bigint[]) returns void language sql as $$
    insert into order_search (id, platform_id, account_id, user_id, state, created_at, names, many_names)
    select o.id, o.platform_id, o.account_id, o.user_id, o.state, o.created_at,
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
          from order_lines where order_id = o.id offset 0
        ) as line
      ) as named where key is not null
    ) as found cross join lateral (
      select coalesce(array_to_tsvector(
        case when found.bytes < 1000000 then found.keys
             else array(select left(key, case when key like 'e%' then ${EMAIL_CHARACTERS} else ${NAME_CHARACTERS} end) from unnest(found.keys) as key) end), '') as names
      offset 0
    ) as n
    where o.id = any(order_ids)
    on conflict (id) do update set names = excluded.names, many_names = excluded.many_names
  $$`,
  `alter function post_journals(bigint, jsonb) set plan_cache_mode = force_generic_plan`,
  `alter function post_journals(bigint, jsonb) set enable_seqscan = off`,
];
