import { sql, type Kysely } from 'kysely';

/** Rewards that were sent again: to whom and why, what became of their former links, and their former addresses in the search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** As in 0003_order_search. */
const MOST_BYTES = 2_500;
const NAME_CHARACTERS = 16;
const EMAIL_CHARACTERS = 60;

const statements = [
  // Who is written to; null is the address of the line.
  `alter table outbox add column recipient text`,
  `alter table reward_tokens add column moved_at timestamptz`,
  `alter table order_lines add column former_emails text[] not null default '{}'`,
  `create table resends (
    platform_id bigint not null,
    id bigint generated always as identity,
    order_line_id bigint not null,
    outbox_id bigint not null,
    recipient text not null,
    reason text not null,
    other_reason text,
    user_id bigint not null,
    created_at timestamptz not null,
    primary key (platform_id, id),
    foreign key (platform_id, order_line_id) references order_lines,
    foreign key (platform_id, outbox_id) references outbox,
    foreign key (platform_id, user_id) references users
  )`,
  `create index resends_by_line on resends (platform_id, order_line_id, id)`,
  `grant select, insert on resends to portal_app`,
  `create or replace function write_order_search(p_platform_id bigint, order_ids bigint[]) returns void language sql as $$
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
          'e' || o.platform_id || ' ' || nullif(email, '')]
          || array(select 'e' || o.platform_id || ' ' || fold_text(former) from unnest(former_emails) as former)) as key
        from (
          select fold_text(first_name) as first, fold_text(last_name) as last, fold_text(sender_name) as sender,
            fold_text(email) as email, former_emails
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
