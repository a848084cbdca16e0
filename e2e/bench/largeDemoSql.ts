/** The sandbox of the issuer keeps its cards in memory: the newest rewards have one, older ones are from before there were cards. */
const MOST_CARDS = 50_000;

/**
 * The statements that lay a year of orders over the demo platform, in their order. `$seed` and `$lines` are put in as
 * whole numbers. Everything follows from `dice(n, k)`: the same seed gives the same orders.
 */
export const LARGE_DEMO_SQL: readonly string[] = [
  `create function pg_temp.dice(n bigint, k int) returns float8 immutable language sql as
     'select (hashint8extended(n, $seed * 100 + k) & 1073741823) / 1073741824.0'`,

  // Some names are common, most are rare: squaring the random number favours the front of the lists.
  `create temp table first_names on commit drop as select ordinality as n, name from unnest(array['James','Mary','Maria',
     'John','Linda','Sarah','David','Emma','Anna','Michael','Laura','Daniel','Olivia','José','Peter','Nina','Paul','Grace',
     'Omar','Yuki','Hannah','Lucas','Amina','Élodie','Boris','Clara','Deniz','Femi','Gita','Hugo','Keiko','Lars','Mateo',
     'Priya','Siobhán','Zoë','Łukasz','Anneke','Ravi','Ingrid','Tomás','Noor','Wei','Chidi','Freya','Ibrahim','Jun',
     'Katarina','Leila','Marek','Nadia','Otto','Paloma','Quentin','Rosa','Stefan','Tara','Ulrik','Vera','Xavier'])
     with ordinality as list(name)`,
  `create temp table last_names on commit drop as select ordinality as n, name from unnest(array['Smith','Johnson','García',
     'Brown','Müller','Jones','Davis','Martin','Lee','Nguyen','Wilson','Anderson','Thomas','Silva','Moore','Hernández',
     'Clark','Lewis','Rossi','Walker','Young','King','Wright','Scott','Hill','Green','Baker','Adams','Nelson','Carter',
     'Mitchell','Roberts','Turner','Phillips','Campbell','Parker','Evans','Edwards','Collins','Stewart','Morris','Rogers',
     'Cook','Murphy','Bailey','Cooper','Richardson','Cox','Howard','Ward','Peterson','Gray','Ramírez','Watson','Brooks',
     'Kelly','Sanders','Price','Bennett','Wood','Barnes','Ross','Henderson','Coleman','Jenkins','Perry','Powell','Long',
     'Patterson','Hughes','Flores','Washington','Butler','Simmons','Foster','Bryant','Alexander','Russell','Griffin',
     'Hayes','Myers','Ford','Hamilton','Graham','Sullivan','Wallace','Woods','Cole','West','Jordan','Owens','Reynolds',
     'Fisher','Ellis','Harrison','Gibson','McDonald','Cruz','Marshall','Ortiz','Gómez','Murray','Freeman','Wells','Webb',
     'Simpson','Stevens','Tucker','Porter','Hunter','Hicks','Crawford','Henry','Boyd','Mason','Morales','Kennedy','Warren',
     'Dixon','Ramos','Reyes','Burns','Gordon','Shaw','Holmes','Rice','Robertson','Hunt','Black','Daniels','Palmer','Mills',
     'Nichols','Grant','Knight','Ferguson','Rose','Stone','Hawkins','Dunn','Perkins','Hudson','Spencer','Gardner','Payne',
     'Abara','Hansen','Osei','Yamada','Núñez','Costa','Laurent','Quinn','Engel','Żak','Sato','Nakano','Brandt','Raman'])
     with ordinality as list(name)`,
  `create temp table people on commit drop as
     select p as n, f.name as first_name, l.name as last_name,
       'p' || p || '.' || lower(l.name) || '@' || (array['example.com','example.org','example.net'])[1 + p % 3] as email,
       '+1415555' || lpad((p % 10000)::text, 4, '0') as mobile_number
     from generate_series(1, 150000) as p
     join first_names f on f.n = 1 + floor((select count(*) from first_names) * pg_temp.dice(p, 1) ^ 2)
     join last_names l on l.n = 1 + floor((select count(*) from last_names) * pg_temp.dice(p, 2) ^ 2)`,
  `create temp table offers on commit drop as
     select row_number() over (partition by i.currency_code order by i.id) as n, i.*, b.brand_key, b.brand_name from catalog_items i join brands b on b.id = i.brand_id
     where i.fulfillment_type = 'DIGITAL' and i.is_available`,
  `create temp table buyers on commit drop as
     select upto, lag(upto, 1, 0.0) over (order by upto) as above, a.id as account_id, a.customer_id, a.platform_id, a.currency_code,
       (select count(*) from offers where offers.currency_code = a.currency_code) as choices
     from (values ('A10001', 0.45), ('A20001', 0.70), ('A30001', 0.80), ('A20002', 0.88), ('A10002', 0.95), ('A20003', 1.0))
       as share(identifier, upto) join accounts a using (identifier)`,

  // Most orders are small, a few are very large; together exactly as many lines as were asked for.
  `create temp table planned on commit drop as
     with sized as (
       select n, case when d < 0.62 then 1 when d < 0.86 then 2 + floor(e * 4) when d < 0.975 then 6 + floor(e * 15)
                      when d < 0.9994 then 21 + floor(e * 60) else 200 + floor(e * 1800) end::int as wanted
       from (select n, pg_temp.dice(n, 3) as d, pg_temp.dice(n, 4) as e from generate_series(1, $lines) as n) as thrown),
     summed as (select n, wanted, sum(wanted) over (order by n) - wanted as before from sized),
     kept as (select n, least(wanted, $lines - before)::int as line_count, before from summed where before < $lines)
     select base.id + n as id, n, line_count, before, nextval('order_numbers') as number, b.*,
       date_trunc('milliseconds', now() - interval '366 days' + interval '365 days' * (n - pg_temp.dice(n, 5)) / (select count(*) from kept)) as created_at,
       case when pg_temp.dice(n, 6) < 0.01 then 'FAILED' when line_count > 1 and pg_temp.dice(n, 6) < 0.03 then 'PARTIAL' else 'COMPLETE' end as status,
       (select id from users where email = case when pg_temp.dice(n, 7) < 0.7 then 'buyer@demo.example'
          when pg_temp.dice(n, 7) < 0.9 then 'admin@demo.example' else 'nora.present@example.com' end) as user_id,
       (array['Maya at Alder & Finch','Tomás Rivera','Alder & Finch','The People Team','Nora Present','Marketing Events',
              'Grace Okoro','Research Panel','Inès Fontaine','Owen Pritchard','Loyalty Club','Yuki Sato'])
         [1 + floor(12 * pg_temp.dice(n, 8) ^ 2)] as sender_name
     from kept join buyers b on pg_temp.dice(n, 9) >= b.above and pg_temp.dice(n, 9) < b.upto,
       (select coalesce(max(id), 0) as id from orders) as base`,
  `create temp table planned_lines on commit drop as
     select o.id as order_id, line_number, o.before + line_number as l, o.platform_id, o.sender_name, o.created_at,
       i.utid, i.reward_name, i.brand_key, i.brand_name, i.currency_code, i.fee_millionths, i.validity_days,
       1 + floor(150000 * pg_temp.dice(o.before + line_number, 12) ^ 1.5)::int as person,
       coalesce(i.face_value_minor, i.options_minor[1 + floor(cardinality(i.options_minor) * pg_temp.dice(o.before + line_number, 11))::int],
         least(i.max_minor, greatest(i.min_minor, 500 * (2 + floor(9 * pg_temp.dice(o.before + line_number, 11))::bigint)))) as amount_minor,
       case when o.status = 'FAILED' or (o.status = 'PARTIAL' and line_number = 1) then 'FAILED' else 'COMPLETE' end as status
     from (select *, 1 + floor(choices * pg_temp.dice(before + line_number, 10))::int as choice
           from planned cross join lateral generate_series(1, line_count) as line_number) as o
     join offers i on i.currency_code = o.currency_code and i.n = o.choice`,
  `create temp table priced on commit drop as
     select order_id, sum(amount_minor) as base, sum(fee) as fees, sum(amount_minor + fee) filter (where status = 'COMPLETE') as issued,
       sum(amount_minor) filter (where status = 'COMPLETE') as issued_base, sum(fee) filter (where status = 'COMPLETE') as issued_fees,
       coalesce(sum(amount_minor + fee) filter (where status = 'FAILED'), 0) as failed, array_agg(distinct reward_name) as reward_names
     from (select *, (amount_minor * fee_millionths + 500000) / 1000000 as fee from planned_lines) as l group by order_id`,
  `analyze planned_lines`,
  `analyze priced`,

  `insert into orders (id, reference_order_id, platform_id, customer_id, account_id, user_id, external_reference_id, order_source,
       status, currency_code, reward_minor, fee_minor, total_minor, refunded_minor, delivered_minor, purchase_order_number,
       line_count, fulfillment_type, recipient_summary, reward_names, created_at, completed_at)
     overriding system value
     select o.id, 'RG' || day || '-' || number || '-' || lpad((98 - (day || number)::numeric * 100 % 97)::text, 2, '0'),
       o.platform_id, o.customer_id, o.account_id, o.user_id, case when o.n % 5 = 0 then 'EXT-' || number end, 'PORTAL',
       o.status, o.currency_code, p.base, p.fees, p.base + p.fees, p.failed, coalesce(p.issued, 0),
       case when o.n % 5 in (1, 2) then 'PO-' || o.n / 10 end, o.line_count, 'DIGITAL',
       w.first_name || ' ' || w.last_name || case when o.line_count > 1 then ' +' || o.line_count - 1 else '' end,
       p.reward_names, o.created_at, o.created_at + interval '3 seconds'
     from (select *, to_char(created_at at time zone 'UTC', 'YYMMDD') as day from planned) as o join priced p on p.order_id = o.id
     join planned_lines f on f.order_id = o.id and f.line_number = 1 join people w on w.n = f.person order by o.id`,
  `insert into order_lines (order_id, platform_id, line_number, external_reference_id, utid, reward_name, brand_key, brand_name,
       currency_code, amount_minor, quantity, rate_e8, base_minor, fee_minor, charge_minor, status, status_reason, delivery_method,
       delivery_status, first_name, last_name, email, mobile_number, etid, sender_name, message, processed_at)
     select l.order_id, l.platform_id, l.line_number, 'LINE-' || l.order_id || '-' || l.line_number, l.utid, l.reward_name, l.brand_key,
       l.brand_name, l.currency_code, l.amount_minor, 1, 100000000, l.amount_minor, fee, l.amount_minor + fee, l.status,
       case when l.status = 'FAILED' then 'brandSilent' when pg_temp.dice(l.l, 14) < 0.02 then 'noSuchMailbox' end,
       case when is_mobile then 'MOBILE' else 'EMAIL' end,
       case when l.status = 'FAILED' then 'NOT_SENT' when pg_temp.dice(l.l, 14) < 0.02 then 'NOT_DELIVERED' else 'DELIVERED' end,
       w.first_name, w.last_name, case when not is_mobile then w.email end, case when is_mobile then w.mobile_number end,
       'E000000', l.sender_name, 'Thank you for your help.', l.created_at + interval '3 seconds'
     from (select *, pg_temp.dice(l, 13) < 0.1 as is_mobile, (amount_minor * fee_millionths + 500000) / 1000000 as fee from planned_lines) as l
     join people w on w.n = l.person order by l.order_id, l.line_number`,
  `update orders o set failed_lines = l.failed, delivered_lines = l.delivered, undelivered_lines = o.line_count - l.failed - l.delivered,
       state = case when l.failed = o.line_count then 'FAILED' when l.delivered = o.line_count then 'COMPLETE'
         when l.delivered = 0 then 'UNDELIVERED' else 'PARTIAL' end
     from (select order_id, count(*) filter (where status = 'FAILED') as failed,
             count(*) filter (where delivery_status = 'DELIVERED') as delivered from order_lines group by order_id) as l
     where l.order_id = o.id and o.id in (select id from planned)`,
  // Nearly half of the rewards with cards were spent and a fifth in part, each in one purchase.
  `create temp table issued on commit drop as
     select *, case when kind = 'REDEEMED' then amount_minor when kind = 'PARTIALLY_REDEEMED' then 1 + floor((amount_minor - 1) * share)::bigint else 0 end as spent,
       case when kind <> 'ACTIVE' then date_trunc('milliseconds', processed_at + (now() - processed_at) * moment) end as spent_at
     from (select c.*, case when not has_card then 'ACTIVE' when luck < 0.45 then 'REDEEMED' when luck < 0.65 and amount_minor > 1 then 'PARTIALLY_REDEEMED' else 'ACTIVE' end as kind
           from (select l.platform_id, l.id, l.order_id, l.currency_code, l.amount_minor, l.processed_at,
                   row_number() over (order by l.id desc) <= ${MOST_CARDS} as has_card, pg_temp.dice(o.before + l.line_number, 15) as luck,
                   pg_temp.dice(o.before + l.line_number, 16) as share, pg_temp.dice(o.before + l.line_number, 17) as moment
                 from order_lines l join planned o on o.id = l.order_id and o.platform_id = l.platform_id where l.status = 'COMPLETE') as c) as k`,
  // Tokens and codes are placeholders that no key decrypts: the links were never sent.
  `insert into rewards (platform_id, order_line_id, token_encrypted, credentials_encrypted, status, currency_code, initial_minor, remaining_minor,
       redeemed_base_minor, card_revision, issued_at, expires_at, first_viewed_at)
     select platform_id, id, 'unopenable', 'unopenable', kind, currency_code, amount_minor, amount_minor - spent,
       spent, case when spent > 0 then 2 else 1 end, processed_at, processed_at + interval '365 days', spent_at
     from issued order by id`,
  `insert into reward_cards (card_id, platform_id, reward_id)
     select 'CARD-' || upper(left(encode(sha256((i.platform_id || '-' || i.id)::bytea), 'hex'), 24)), r.platform_id, r.id
     from issued i join rewards r on r.platform_id = i.platform_id and r.order_line_id = i.id where i.has_card`,
  `insert into reward_redemptions (platform_id, reward_id, revision, amount_minor, remaining_minor, redeemed_at)
     select r.platform_id, r.id, r.card_revision, i.spent, r.remaining_minor, i.spent_at
     from issued i join rewards r on r.platform_id = i.platform_id and r.order_line_id = i.id where i.spent > 0`,
  `insert into reward_tokens (token_hash, platform_id, reward_id)
     select encode(sha256(('large-demo-' || r.id)::bytea), 'hex'), r.platform_id, r.id
     from rewards r where r.token_encrypted = 'unopenable'
     on conflict do nothing`,

  `create temp table movements on commit drop as
     select row_number() over (order by at, order_id nulls first, step) as n, * from (
       select null::bigint as order_id, min(o.created_at) - interval '1 day' as at, 0 as step, 'WIRE_DEPOSIT' as type,
         o.platform_id, o.account_id, o.currency_code, null::bigint as user_id, sum(p.base + p.fees - p.failed)::bigint as amount, 0 as base, 0 as fees
       from planned o join priced p on p.order_id = o.id group by o.platform_id, o.account_id, o.currency_code
       union all
       select o.id, o.created_at, 1, 'ORDER_PLACED', o.platform_id, o.account_id, o.currency_code, o.user_id, p.base + p.fees, 0, 0
       from planned o join priced p on p.order_id = o.id
       union all
       select o.id, o.created_at + interval '3 seconds', 2, 'ORDER_PROCESSED', o.platform_id, o.account_id, o.currency_code, null, p.issued, p.issued_base, p.issued_fees
       from planned o join priced p on p.order_id = o.id where p.issued > 0
       union all
       select o.id, o.created_at + interval '3 seconds', 3, 'ORDER_REFUND', o.platform_id, o.account_id, o.currency_code, null, p.failed, 0, 0
       from planned o join priced p on p.order_id = o.id where p.failed > 0
       union all
       select o.id, i.spent_at, 4, 'REWARD_REDEEMED', o.platform_id, o.account_id, o.currency_code, null, i.spent, 0, 0
       from issued i join planned o on o.id = i.order_id where i.spent > 0) as m`,
  `create temp table journal_base on commit drop as select coalesce(max(id), 0) as id from ledger_journals`,
  `insert into ledger_journals (platform_id, id, type, order_id, description, created_by_user_id, created_at) overriding system value
     select platform_id, base.id + n, type, order_id, case when type = 'WIRE_DEPOSIT' then 'Wire transfer' end, user_id, at
     from movements, journal_base base order by n`,
  `insert into ledger_entries (platform_id, journal_id, ledger_account_id, currency_code, amount_minor, balance_after_minor, created_at,
       journal_type, words)
     select e.platform_id, base.id + e.n, a.id, e.currency_code, e.amount,
       a.balance_minor + sum(e.amount) over (partition by a.id order by e.n), e.at, j.type, note_lexemes(e.platform_id, j.description)
     from (
       select n, at, platform_id, 1 as side, 'WALLET' as kind, account_id, currency_code, case when type = 'ORDER_PLACED' then -amount else amount end as amount
       from movements where type not in ('ORDER_PROCESSED', 'REWARD_REDEEMED')
       union all
       select n, at, platform_id, 2, case when type = 'WIRE_DEPOSIT' then 'FUNDING_CLEARING' else 'ORDER_HOLD' end, case when type <> 'WIRE_DEPOSIT' then account_id end,
         currency_code, case when type = 'ORDER_PLACED' then amount else -amount end from movements where type <> 'REWARD_REDEEMED'
       union all
       select n, at, platform_id, 3, kind, null, currency_code, part from movements,
         lateral (values ('REWARD_PAYABLE', base), ('FEE_INCOME', fees)) as parts(kind, part) where type = 'ORDER_PROCESSED' and part <> 0
       union all
       select n, at, platform_id, 4, kind, null, currency_code, part from movements,
         lateral (values ('REWARD_PAYABLE', -amount), ('PROVIDER_PAYABLE', amount)) as parts(kind, part) where type = 'REWARD_REDEEMED') as e
     join ledger_accounts a on a.platform_id = e.platform_id and a.kind = e.kind and a.account_id is not distinct from e.account_id
       and a.currency_code = e.currency_code
     cross join journal_base base
     left join ledger_journals j on j.platform_id = e.platform_id and j.id = base.id + e.n and e.kind = 'WALLET' order by e.n, e.side`,
  `select setval(pg_get_serial_sequence('orders', 'id'), (select max(id) from orders)),
     setval(pg_get_serial_sequence('ledger_journals', 'id'), (select max(id) from ledger_journals))`,
];
