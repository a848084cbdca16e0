/** Invariants of ledger and deliveries, each as a query that returns its violations. Independent of the API's code. */
export interface Invariant {
  readonly name: string;
  /** Number of rows checked. */
  readonly counted: string;
  /** Violating rows: `id` and `found`. */
  readonly broken: string;
}

const GUARDED = `('ledger_accounts'), ('ledger_journals'), ('ledger_entries'), ('wallet_months')`;

/** Selects what is booked on a book-wide account, by order. */
const bookedOf = (
  kind: string,
): string => `select j.platform_id, j.order_id, sum(e.amount_minor) as owed from ledger_journals j
  join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id
  join ledger_accounts a on a.platform_id = e.platform_id and a.id = e.ledger_account_id
  where a.kind = '${kind}' and j.order_id is not null group by j.platform_id, j.order_id`;

/** The amounts that were spent of rewards and returned for cancelled ones, at their price, by order; orders without either are left out. */
const SPENT = `select l.platform_id, l.order_id, sum(r.redeemed_base_minor) as redeemed,
    sum(case when r.cancelled_at is null then 0 else l.base_minor - r.redeemed_base_minor end) as returned from rewards r
  join order_lines l on l.platform_id = r.platform_id and l.id = r.order_line_id
  where r.redeemed_base_minor > 0 or r.cancelled_at is not null group by l.platform_id, l.order_id`;

export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'each journal sums to zero per currency',
    counted: 'select count(*) from ledger_journals',
    broken: `select journal_id as id, currency_code || ' ' || sum(amount_minor) as found from ledger_entries
             group by platform_id, journal_id, currency_code having sum(amount_minor) <> 0`,
  },
  {
    name: 'each journal has two entries or more',
    counted: 'select count(*) from ledger_journals',
    broken: `select j.id, count(e.id) || ' entries' as found from ledger_journals j
             left join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id
             group by j.platform_id, j.id having count(e.id) < 2`,
  },
  {
    name: 'each entry has the platform of its journal, its ledger account and its order, and the currency of its ledger account',
    counted: 'select count(*) from ledger_entries',
    broken: `select e.id, e.platform_id || ' ' || e.currency_code as found from ledger_entries e
             left join ledger_journals j on j.id = e.journal_id and j.platform_id = e.platform_id
             left join ledger_accounts l on l.id = e.ledger_account_id and l.platform_id = e.platform_id
             left join orders o on o.id = j.order_id and o.platform_id = e.platform_id
             where j.id is null or l.id is null or l.currency_code <> e.currency_code or (j.order_id is not null and o.id is null)`,
  },
  {
    name: 'each account has one wallet and one hold, on its platform and in its currency',
    counted: 'select count(*) from accounts',
    broken: `select a.id, count(l.id) || ' ledger accounts' as found from accounts a
             left join ledger_accounts l on l.platform_id = a.platform_id and l.account_id = a.id group by a.platform_id, a.id
             having count(l.id) <> 2 or count(distinct l.kind) <> 2 or bool_or(l.currency_code <> a.currency_code)`,
  },
  {
    name: 'a platform has one book-wide account of a kind and currency',
    counted: 'select count(*) from ledger_accounts where account_id is null',
    broken: `select min(id) as id, count(*) || ' of ' || kind || ' ' || currency_code as found from ledger_accounts
             where account_id is null group by platform_id, kind, currency_code having count(*) > 1`,
  },
  {
    name: 'each balance of a wallet or hold is the sum of its entries',
    counted: 'select count(*) from ledger_accounts where account_id is not null',
    broken: `select l.id, coalesce(l.balance_minor::text, 'none') || ' is not ' || coalesce(sum(e.amount_minor), 0) as found
             from ledger_accounts l left join ledger_entries e on e.platform_id = l.platform_id and e.ledger_account_id = l.id
             where l.account_id is not null group by l.platform_id, l.id, l.balance_minor
             having l.balance_minor is distinct from coalesce(sum(e.amount_minor), 0)`,
  },
  {
    name: 'each running balance follows from the one before',
    counted: 'select count(*) from ledger_entries where balance_after_minor is not null',
    broken: `select id, coalesce(balance_after_minor::text, 'none') || ' is not ' || running as found from (
               select e.id, e.balance_after_minor, sum(e.amount_minor) over (partition by l.id order by e.id) as running
               from ledger_entries e join ledger_accounts l on l.platform_id = e.platform_id and l.id = e.ledger_account_id
               where l.account_id is not null
             ) chain where balance_after_minor is distinct from running`,
  },
  {
    name: 'what came and went in each month of a wallet is the sum of its entries',
    counted: 'select count(*) from wallet_months',
    broken: `select coalesce(m.ledger_account_id, e.ledger_account_id) as id, coalesce(m.month, e.month) || ': '
               || coalesce(m.in_minor || ' in, ' || m.out_minor || ' out', 'no month') || ' is not '
               || coalesce(e.in_minor || ' in, ' || e.out_minor || ' out', 'no entry') as found
             from wallet_months m full join (
               select e.platform_id, e.ledger_account_id, date_trunc('month', e.created_at at time zone 'UTC')::date as month,
                 sum(greatest(e.amount_minor, 0)) as in_minor, sum(greatest(-e.amount_minor, 0)) as out_minor
               from ledger_entries e join ledger_accounts l on l.platform_id = e.platform_id and l.id = e.ledger_account_id
               where l.kind = 'WALLET' group by e.platform_id, e.ledger_account_id, month
             ) e on e.platform_id = m.platform_id and e.ledger_account_id = m.ledger_account_id and e.month = m.month
             where m.in_minor is distinct from e.in_minor or m.out_minor is distinct from e.out_minor`,
  },
  {
    name: 'no balance is under its credit limit or its floor, unless a bank took money back and nothing was spent since',
    counted: `select count(*) from ledger_accounts where kind = 'WALLET'`,
    broken: `select l.id, l.balance_minor || ' is under ' || greatest(l.floor_minor, -coalesce(a.credit_limit_minor, 0)) as found
             from ledger_accounts l join accounts a on a.platform_id = l.platform_id and a.id = l.account_id
             where l.kind = 'WALLET' and l.balance_minor < greatest(l.floor_minor, -coalesce(a.credit_limit_minor, 0))
               and 'BANK_RETURN' is distinct from (
                 select j.type from ledger_entries e join ledger_journals j on j.platform_id = e.platform_id and j.id = e.journal_id
                 left join orders o on o.platform_id = j.platform_id and o.id = j.order_id
                 where e.platform_id = l.platform_id and e.ledger_account_id = l.id and e.amount_minor < 0
                   -- A reissue takes what its refund has just brought.
                   and (j.type <> 'ORDER_PLACED' or o.reissued_from is null) order by e.id desc limit 1)`,
  },
  {
    name: 'no hold is under zero',
    counted: `select count(*) from ledger_accounts where kind = 'ORDER_HOLD'`,
    broken: `select id, balance_minor || ' held' as found from ledger_accounts
             where kind = 'ORDER_HOLD' and (balance_minor < 0 or floor_minor <> 0)`,
  },
  {
    name: 'no platform owes less than no rewards, earned less than no fees, or has sent out more money than came in',
    counted: 'select count(*) from ledger_accounts where account_id is null',
    broken: `select l.id, l.kind || ' ' || sum(e.amount_minor) as found
             from ledger_accounts l join ledger_entries e on e.platform_id = l.platform_id and e.ledger_account_id = l.id
             where l.account_id is null group by l.platform_id, l.id, l.kind
             having sum(e.amount_minor) * case l.kind when 'FUNDING_CLEARING' then -1 else 1 end < 0`,
  },
  {
    name: 'each deposit that was credited has a journal of its kind with its amount in its wallet; a wire that was not has none',
    counted: 'select count(*) from deposits',
    broken: `select d.id, d.kind || ' ' || d.status || ' of ' || d.amount_minor || ': ' || coalesce(e.amount_minor::text, 'nothing') as found
             from deposits d
             left join ledger_journals j on j.platform_id = d.platform_id and j.id = d.credit_journal_id
             left join ledger_accounts l on l.platform_id = d.platform_id and l.account_id = d.account_id and l.kind = 'WALLET'
             left join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id and e.ledger_account_id = l.id
             where (d.status = 'POSTED' and j.id is null)
                or (j.id is not null and (j.type <> d.kind or e.amount_minor is distinct from d.amount_minor))
                or (d.kind = 'WIRE_DEPOSIT' and d.status <> 'POSTED' and j.id is not null)`,
  },
  {
    name: 'each deposit that a bank took back has a return of its amount from its wallet if it was credited, and no other has one',
    counted: `select count(*) from deposits where status = 'RETURNED'`,
    broken: `select d.id, d.status || ' of ' || d.amount_minor || ': ' || coalesce(e.amount_minor::text, 'nothing') as found
             from deposits d
             left join ledger_journals j on j.platform_id = d.platform_id and j.id = d.reversal_journal_id
             left join ledger_accounts l on l.platform_id = d.platform_id and l.account_id = d.account_id and l.kind = 'WALLET'
             left join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id and e.ledger_account_id = l.id
             where (j.id is not null) <> (d.status = 'RETURNED' and d.credit_journal_id is not null)
                or (j.id is not null and (j.type <> 'BANK_RETURN' or e.amount_minor is distinct from -d.amount_minor))`,
  },
  {
    name: 'the application writes to the ledger by its functions alone',
    counted: `select count(*) from (values ${GUARDED}) as t(name)`,
    broken: `select name as id, privilege as found from (values ${GUARDED}) as t(name),
             (values ('INSERT'), ('UPDATE'), ('DELETE'), ('TRUNCATE')) as p(privilege)
             where has_table_privilege('portal_app', name, privilege) or has_any_column_privilege('portal_app', name,
               case when privilege in ('INSERT', 'UPDATE') then privilege else 'REFERENCES' end)`,
  },
  {
    name: 'each function of the ledger runs with the rights of its owner, looks only where it must, and answers nobody else',
    counted: `select count(*) from pg_proc where prosrc like '%ledger_accounts%'`,
    broken: `select proname as id, coalesce(proacl::text, 'answers everybody') as found from pg_proc
             where prosrc like '%ledger_accounts%' and (not prosecdef or has_function_privilege('public', oid, 'EXECUTE')
               or proconfig is null or not 'search_path=pg_catalog, pg_temp' = any(proconfig))`,
  },
  {
    name: 'the application can neither change nor delete what the audit log says',
    counted: 'select count(*) from audit_log',
    broken: `select 'audit_log' as id, privilege as found from (values ('UPDATE'), ('DELETE'), ('TRUNCATE')) as p(privilege)
             where has_table_privilege('portal_app', 'audit_log', privilege)`,
  },
  {
    name: 'no line has two live rewards',
    counted: 'select count(*) from order_lines',
    broken: `select order_line_id as id, count(*) || ' live' as found from rewards where is_live group by platform_id, order_line_id having count(*) > 1`,
  },
  {
    name: 'each completed line has a reward of its amount, no failed line has a live one',
    counted: `select count(*) from order_lines where status <> 'PENDING'`,
    broken: `select l.id, 'COMPLETE without its reward' as found from order_lines l where l.status = 'COMPLETE' and not exists (
               select from rewards r where r.platform_id = l.platform_id and r.order_line_id = l.id and r.initial_minor = l.amount_minor * l.quantity)
             union all
             select l.id, 'FAILED with a live reward' from order_lines l join rewards r on r.platform_id = l.platform_id and r.order_line_id = l.id and r.is_live
             where l.status = 'FAILED'`,
  },
  {
    name: 'each order costs the sum of its lines and fees, and its lines share its shipping',
    counted: 'select count(*) from orders',
    broken: `select o.id, o.total_minor || ' is not ' || sum(l.charge_minor) + o.shipping_minor as found
             from orders o join order_lines l on l.platform_id = o.platform_id and l.order_id = o.id group by o.platform_id, o.id
             having o.line_count - o.unwritten_lines <> count(*)
                 or (o.unwritten_lines = 0 and o.total_minor <> sum(l.charge_minor) + o.shipping_minor)
                 or (o.unwritten_lines = 0 and o.shipping_minor <> sum(l.shipping_minor)) or o.shipping_minor < 0
                 or sum(l.charge_minor) <> sum(l.base_minor + l.fee_minor)`,
  },
  {
    name: 'each order has taken from balance or card what its lines cost with the fee of its card, less what failed',
    counted: 'select count(*) from orders',
    broken: `select o.id, coalesce(paid.taken, 0) || ' is not ' || due.minor as found from orders o
             left join order_payments p on p.platform_id = o.platform_id and p.order_id = o.id
             cross join lateral (select case when p.id is null then o.total_minor - o.refunded_minor
               when p.status = 'CAPTURED' and p.journal_id is not null
                 then o.total_minor + o.credit_card_fee_minor - o.refunded_minor - p.refund_fee_minor
               else 0 end as minor) due
             left join (select j.platform_id, j.order_id, -sum(e.amount_minor) as taken from ledger_journals j
                        join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id
                        join ledger_accounts l on l.platform_id = e.platform_id and l.id = e.ledger_account_id
                        where l.kind in ('WALLET', 'FUNDING_CLEARING') group by j.platform_id, j.order_id) paid
               on paid.platform_id = o.platform_id and paid.order_id = o.id
             where coalesce(paid.taken, 0) <> due.minor`,
  },
  {
    name: 'each order by card has one payment of its price and fee, in the books once it is captured, and of no other order',
    counted: 'select count(*) from order_payments',
    broken: `select o.id, o.payment_method || ' of ' || o.total_minor || ' + ' || o.credit_card_fee_minor || ': '
               || coalesce(p.status || ' ' || p.amount_minor || ' + ' || p.fee_minor, 'no payment') as found
             from orders o left join order_payments p on p.platform_id = o.platform_id and p.order_id = o.id
             where (o.payment_method = 'CREDIT_CARD') <> (p.id is not null)
               or p.amount_minor <> o.total_minor or p.fee_minor <> o.credit_card_fee_minor
             union all
             select p.id, p.status || ', ' || coalesce(p.refund_status, 'not refunded') || ': ' || coalesce(e.amount_minor::text, 'nothing booked')
             from order_payments p
             left join ledger_journals j on j.platform_id = p.platform_id and j.id = p.journal_id
             left join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id and e.ledger_account_id in (
               select id from ledger_accounts where kind = 'FUNDING_CLEARING')
             where (j.id is not null and (p.status <> 'CAPTURED' or e.amount_minor is distinct from -(p.amount_minor + p.fee_minor)))
                or (j.id is null and p.status = 'CAPTURED' and p.refund_status is null)
                or (p.refund_status is not null and p.status <> 'CAPTURED')`,
  },
  {
    name: 'each finished order refunded its failed lines with their shipping',
    counted: `select count(*) from orders where status not in ('PENDING', 'QUEUED')`,
    broken: `select o.id, o.refunded_minor || ' is not ' || coalesce(sum(l.charge_minor + l.shipping_minor) filter (where l.status = 'FAILED'), 0) as found
             from orders o join order_lines l on l.platform_id = o.platform_id and l.order_id = o.id
             where o.status not in ('PENDING', 'QUEUED') group by o.platform_id, o.id
             having o.refunded_minor < coalesce(sum(l.charge_minor + l.shipping_minor) filter (where l.status = 'FAILED'), 0)`,
  },
  {
    name: 'no finished order holds money',
    counted: `select count(*) from orders where status not in ('PENDING', 'QUEUED')`,
    broken: `select o.id, sum(e.amount_minor) || ' held' as found from orders o
             join ledger_journals j on j.platform_id = o.platform_id and j.order_id = o.id
             join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id
             join ledger_accounts l on l.platform_id = e.platform_id and l.id = e.ledger_account_id
             where l.kind = 'ORDER_HOLD' and o.status not in ('PENDING', 'QUEUED')
             group by o.platform_id, o.id having sum(e.amount_minor) <> 0`,
  },
  {
    name: 'of each order, what is owed to recipients is what its issued lines cost, less what was spent and returned',
    counted: 'select count(*) from orders',
    broken: `select o.id, coalesce(payable.owed, 0) || ' is not ' || lines.base - coalesce(spent.redeemed + spent.returned, 0) as found from orders o
             join (select l.platform_id, l.order_id, coalesce(sum(l.base_minor) filter (where l.status = 'COMPLETE'), 0) as base
                   from order_lines l group by l.platform_id, l.order_id) lines
               on lines.platform_id = o.platform_id and lines.order_id = o.id
             left join (${bookedOf('REWARD_PAYABLE')}) payable on payable.platform_id = o.platform_id and payable.order_id = o.id
             left join (${SPENT}) spent on spent.platform_id = o.platform_id and spent.order_id = o.id
             where coalesce(payable.owed, 0) + coalesce(spent.redeemed + spent.returned, 0)
               <> case when o.status in ('PENDING', 'QUEUED') then 0 else lines.base end
               or (o.status not in ('PENDING', 'QUEUED') and payable.owed < 0)`,
  },
  {
    name: 'of each order, the shipping earned is what its issued lines share, less what was returned of it',
    counted: 'select count(*) from orders where shipping_minor > 0',
    broken: `select o.id, coalesce(earned.owed, 0) || ' is not ' || lines.shipping as found from orders o
             join (select l.platform_id, l.order_id, coalesce(sum(l.shipping_minor - greatest(l.refunded_minor - l.charge_minor, 0))
                     filter (where l.status = 'COMPLETE'), 0) as shipping
                   from order_lines l group by l.platform_id, l.order_id) lines
               on lines.platform_id = o.platform_id and lines.order_id = o.id
             left join (${bookedOf('SHIPPING_INCOME')}) earned on earned.platform_id = o.platform_id and earned.order_id = o.id
             where o.status not in ('PENDING', 'QUEUED') and coalesce(earned.owed, 0) <> lines.shipping`,
  },
  {
    name: 'of each order, the issuer is owed what was spent',
    counted: 'select count(*) from reward_redemptions',
    broken: `select coalesce(spent.order_id, payable.order_id) as id, coalesce(payable.owed, 0) || ' is not ' || coalesce(spent.redeemed, 0) as found
             from (${SPENT}) spent full join (${bookedOf('PROVIDER_PAYABLE')}) payable
               on payable.platform_id = spent.platform_id and payable.order_id = spent.order_id
             where coalesce(payable.owed, 0) <> coalesce(spent.redeemed, 0)`,
  },
  {
    name: 'what was spent of a reward is the sum of its purchases, and costs its share of the price',
    counted: 'select count(*) from reward_cards',
    broken: `select r.id, r.redeemed_base_minor || ' for ' || r.initial_minor - r.remaining_minor || ' of ' || r.initial_minor as found
             from reward_cards c join rewards r on r.platform_id = c.platform_id and r.id = c.reward_id
             join order_lines l on l.platform_id = r.platform_id and l.id = r.order_line_id
             left join (select platform_id, reward_id, sum(amount_minor) as amount from reward_redemptions group by platform_id, reward_id) p
               on p.platform_id = r.platform_id and p.reward_id = r.id
             where r.status <> 'CANCELLED' and (coalesce(p.amount, 0) <> r.initial_minor - r.remaining_minor or r.redeemed_base_minor
               <> case r.remaining_minor when 0 then l.base_minor else l.base_minor * (r.initial_minor - r.remaining_minor) / r.initial_minor end)`,
  },
  {
    name: 'each act on a reward that gave money back has one refund in the books, of what the reward and its fee, and shipping that was not used, had cost less what was spent, and no other line was refunded',
    counted: `select count(*) from reward_actions where kind in ('CANCEL', 'REISSUE') and state = 'DONE'`,
    broken: `select l.id, l.refunded_minor || ' refunded, not ' || coalesce(due.minor, 0) as found
             from order_lines l
             left join (
               select a.platform_id, a.order_line_id, sum(case a.kind when 'CANCEL' then c.charge_minor else c.base_minor - r.redeemed_base_minor end) as minor,
                 sum(case a.kind when 'CANCEL' then c.shipping_minor else 0 end) as shipping
               from reward_actions a
               join rewards r on r.platform_id = a.platform_id and r.id = a.reward_id
               join order_lines c on c.platform_id = a.platform_id and c.id = a.order_line_id
               where a.kind in ('CANCEL', 'REISSUE') and a.state = 'DONE' group by a.platform_id, a.order_line_id
             ) due on due.platform_id = l.platform_id and due.order_line_id = l.id
             where l.refunded_minor not in (coalesce(due.minor, 0), coalesce(due.minor + due.shipping, 0))
             union all
             select o.id, coalesce(booked.minor, 0) || ' booked, not ' || coalesce(lines.minor, 0) from orders o
             left join (select platform_id, order_id, sum(refunded_minor) as minor from order_lines group by platform_id, order_id) lines
               on lines.platform_id = o.platform_id and lines.order_id = o.id
             left join (select j.platform_id, j.order_id, sum(e.amount_minor) as minor from ledger_journals j
                        join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id
                        join ledger_accounts a on a.platform_id = e.platform_id and a.id = e.ledger_account_id and a.kind = 'WALLET'
                        where j.type = 'REWARD_REFUND' group by j.platform_id, j.order_id) booked
               on booked.platform_id = o.platform_id and booked.order_id = o.id
             where coalesce(booked.minor, 0) <> coalesce(lines.minor, 0)`,
  },
  {
    name: 'each shipment that came to nothing has given its lines back once, with their shipping, and no other line was',
    counted: `select count(*) from shipments where settled_at is not null`,
    broken: `select o.id, coalesce(booked.minor, 0) || ' booked, not ' || coalesce(due.minor, 0) as found from orders o
             left join (select j.platform_id, j.order_id, sum(e.amount_minor) as minor from ledger_journals j
                        join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id
                        join ledger_accounts a on a.platform_id = e.platform_id and a.id = e.ledger_account_id and a.kind = 'WALLET'
                        where j.type = 'SHIPMENT_REFUND' group by j.platform_id, j.order_id) booked
               on booked.platform_id = o.platform_id and booked.order_id = o.id
             left join (select platform_id, order_id, sum(refunded_minor) as minor from shipments group by platform_id, order_id) due
               on due.platform_id = o.platform_id and due.order_id = o.id
             where coalesce(booked.minor, 0) > coalesce(due.minor, 0)
             union all
             select s.id, s.status || ', lines ' || count(l.id) filter (where l.status = 'FAILED') from shipments s
             join order_lines l on l.platform_id = s.platform_id and l.order_id = s.order_id
               and (l.id = s.order_line_id or (s.order_line_id is null and l.delivery_method = 'BULK_PHYSICAL'))
             group by s.platform_id, s.id, s.status, s.refunded_minor
             having s.refunded_minor > 0 and count(l.id) filter (where l.status = 'FAILED') = 0`,
  },
  {
    name: 'what is owed for rewards is what they cost, less what was spent and what was returned',
    counted: `select count(*) from ledger_accounts where kind = 'REWARD_PAYABLE'`,
    broken: `select p.id, coalesce(p.owed, 0) || ' owed in ' || p.currency_code || ', not ' || coalesce(due.minor, 0) as found
             from (select l.id, l.platform_id, l.currency_code, sum(e.amount_minor) as owed from ledger_accounts l
                   left join ledger_entries e on e.platform_id = l.platform_id and e.ledger_account_id = l.id
                   where l.kind = 'REWARD_PAYABLE' group by l.platform_id, l.id, l.currency_code) p
             left join (
               select o.platform_id, o.currency_code, sum(l.base_minor - r.redeemed_base_minor) as minor
               from orders o
               join order_lines l on l.platform_id = o.platform_id and l.order_id = o.id and l.status = 'COMPLETE'
               join rewards r on r.platform_id = l.platform_id and r.order_line_id = l.id and r.is_live
               where o.status not in ('PENDING', 'QUEUED') and r.cancelled_at is null
               group by o.platform_id, o.currency_code
             ) due on due.platform_id = p.platform_id and due.currency_code = p.currency_code
             where coalesce(p.owed, 0) <> coalesce(due.minor, 0)
             union all
             select r.id, r.redeemed_base_minor || ' spent of ' || l.base_minor from rewards r
             join order_lines l on l.platform_id = r.platform_id and l.id = r.order_line_id
             where r.redeemed_base_minor > l.base_minor`,
  },
  {
    name: 'each reward is cancelled by one act that the issuer has carried out, and by nothing else',
    counted: `select count(*) from rewards where cancelled_at is not null`,
    broken: `select r.id, count(a.id) || ' acts, ' || r.status as found from rewards r
             left join reward_actions a on a.platform_id = r.platform_id and a.reward_id = r.id
               and a.kind in ('CANCEL', 'REISSUE') and a.state = 'DONE'
             group by r.platform_id, r.id, r.status, r.cancelled_at
             having count(a.id) <> (case when r.cancelled_at is null then 0 else 1 end)
               or (r.cancelled_at is not null and r.status <> 'CANCELLED')`,
  },
  {
    name: 'each reissue has one order of one line, worth what was left of its reward',
    counted: `select count(*) from reward_actions where kind = 'REISSUE' and state = 'DONE'`,
    broken: `select a.id, coalesce(n.amount_minor * n.quantity || ' for ' || r.remaining_minor, 'no order') as found
             from reward_actions a
             join rewards r on r.platform_id = a.platform_id and r.id = a.reward_id
             join order_lines l on l.platform_id = a.platform_id and l.id = a.order_line_id
             join orders o on o.platform_id = l.platform_id and o.id = l.order_id
             left join orders c on c.platform_id = a.platform_id and c.id = a.new_order_id
               and c.reissued_from = o.reference_order_id || '-' || l.line_number
             left join order_lines n on n.platform_id = c.platform_id and n.order_id = c.id
             where a.kind = 'REISSUE' and a.state = 'DONE'
               and (n.id is null or n.amount_minor * n.quantity <> r.remaining_minor or c.line_count <> 1
                 or n.base_minor <> l.base_minor - r.redeemed_base_minor or n.fee_minor <> a.fee_minor)
             union all
             select o.id, 'of no act' from orders o where o.reissued_from is not null and not exists (
               select from reward_actions a where a.platform_id = o.platform_id and a.new_order_id = o.id)`,
  },
  {
    name: 'no cart was placed twice',
    counted: `select count(*) from shopping_carts where status = 'PLACED'`,
    broken:
      'select min(id) as id, cart_id::text as found from orders where cart_id is not null group by platform_id, cart_id having count(*) > 1',
  },
];

/** Holds only when the queues are empty; checked with `--settled`. */
export const SETTLED: readonly Invariant[] = [
  {
    name: 'each message in the outbox was sent or given up, or waits for its time',
    counted: 'select count(*) from outbox',
    broken: `select id, status as found from outbox where status not in ('SENT', 'DELIVERED', 'DEAD') and due_at is null`,
  },
  {
    name: 'each order is finished, or on hold',
    counted: 'select count(*) from orders',
    broken: `select id, status as found from orders where status in ('PENDING', 'QUEUED') and state <> 'ON_HOLD'`,
  },
];
