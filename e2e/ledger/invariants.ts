/** What must be true of the money and of deliveries, each as a query that returns what breaks it. No code of the API is used. */
export interface Invariant {
  readonly name: string;
  /** How many things were looked at. */
  readonly counted: string;
  /** Rows that break the rule: `id` and `found`. */
  readonly broken: string;
}

export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'each journal sums to zero per currency',
    counted: 'select count(*) from ledger_journals',
    broken: `select journal_id as id, currency_code || ' ' || sum(amount_minor) as found from ledger_entries
             group by journal_id, currency_code having sum(amount_minor) <> 0`,
  },
  {
    name: 'no journal is without entries',
    counted: 'select count(*) from ledger_journals',
    broken: `select j.id, 'no entry' as found from ledger_journals j
             where not exists (select from ledger_entries e where e.journal_id = j.id)`,
  },
  {
    name: 'each entry has the currency of its ledger account',
    counted: 'select count(*) from ledger_entries',
    broken: `select e.id, e.currency_code as found from ledger_entries e join ledger_accounts a on a.id = e.ledger_account_id
             where a.currency_code <> e.currency_code`,
  },
  {
    name: 'each balance is the sum of its entries',
    counted: 'select count(*) from ledger_accounts where balance_minor is not null',
    broken: `select a.id, a.balance_minor || ' is not ' || coalesce(sum(e.amount_minor), 0) as found
             from ledger_accounts a left join ledger_entries e on e.ledger_account_id = a.id
             where a.balance_minor is not null group by a.id having a.balance_minor <> coalesce(sum(e.amount_minor), 0)`,
  },
  {
    name: 'each running balance follows from the one before',
    counted: 'select count(*) from ledger_entries where balance_after_minor is not null',
    broken: `select id, balance_after_minor || ' is not ' || running as found from (
               select e.id, e.balance_after_minor, sum(e.amount_minor) over (partition by e.ledger_account_id order by e.id) as running
               from ledger_entries e join ledger_accounts a on a.id = e.ledger_account_id where a.balance_minor is not null
             ) chain where balance_after_minor is distinct from running`,
  },
  {
    name: 'no balance is under its limit',
    counted: 'select count(*) from ledger_accounts where balance_minor is not null',
    broken: `select l.id, l.balance_minor || ' is under ' || -coalesce(a.credit_limit_minor, 0) as found
             from ledger_accounts l join accounts a on a.id = l.account_id
             where l.kind = 'WALLET' and l.balance_minor < -coalesce(a.credit_limit_minor, 0)`,
  },
  {
    name: 'the application can neither change nor delete what the ledger says',
    counted: `select count(*) from (values ('ledger_entries'), ('ledger_journals'), ('audit_log')) as t(name)`,
    broken: `select name as id, privilege as found from (values ('ledger_entries'), ('ledger_journals'), ('audit_log')) as t(name),
             (values ('UPDATE'), ('DELETE'), ('TRUNCATE')) as p(privilege) where has_table_privilege('portal_app', name, privilege)`,
  },
  {
    name: 'no line has two live rewards',
    counted: 'select count(*) from order_lines',
    broken: `select order_line_id as id, count(*) || ' live' as found from rewards where is_live group by order_line_id having count(*) > 1`,
  },
  {
    name: 'each completed line has a reward of its amount, no failed line has a live one',
    counted: `select count(*) from order_lines where status <> 'PENDING'`,
    broken: `select l.id, 'COMPLETE without its reward' as found from order_lines l where l.status = 'COMPLETE' and not exists (
               select from rewards r where r.order_line_id = l.id and r.initial_minor = l.amount_minor * l.quantity)
             union all
             select l.id, 'FAILED with a live reward' from order_lines l join rewards r on r.order_line_id = l.id and r.is_live
             where l.status = 'FAILED'`,
  },
  {
    name: 'each order costs the sum of its lines and fees',
    counted: 'select count(*) from orders',
    broken: `select o.id, o.total_minor || ' is not ' || sum(l.charge_minor) + o.shipping_minor as found
             from orders o join order_lines l on l.order_id = o.id group by o.id
             having o.total_minor <> sum(l.charge_minor) + o.shipping_minor or o.line_count <> count(*)
                 or sum(l.charge_minor) <> sum(l.base_minor + l.fee_minor)`,
  },
  {
    name: 'each order has taken from the balance what its lines cost, less what failed',
    counted: 'select count(*) from orders',
    broken: `select o.id, coalesce(paid.taken, 0) || ' is not ' || o.total_minor - o.refunded_minor as found from orders o
             left join (select j.order_id, -sum(e.amount_minor) as taken from ledger_journals j
                        join ledger_entries e on e.journal_id = j.id join ledger_accounts a on a.id = e.ledger_account_id
                        where a.kind = 'WALLET' group by j.order_id) paid on paid.order_id = o.id
             where coalesce(paid.taken, 0) <> o.total_minor - o.refunded_minor`,
  },
  {
    name: 'each finished order refunded exactly its failed lines',
    counted: `select count(*) from orders where status not in ('PENDING', 'QUEUED')`,
    broken: `select o.id, o.refunded_minor || ' is not ' || coalesce(sum(l.charge_minor) filter (where l.status = 'FAILED'), 0) as found
             from orders o join order_lines l on l.order_id = o.id where o.status not in ('PENDING', 'QUEUED') group by o.id
             having o.refunded_minor < coalesce(sum(l.charge_minor) filter (where l.status = 'FAILED'), 0)`,
  },
  {
    name: 'no finished order holds money',
    counted: `select count(*) from orders where status not in ('PENDING', 'QUEUED')`,
    broken: `select o.id, sum(e.amount_minor) || ' held' as found from orders o
             join ledger_journals j on j.order_id = o.id join ledger_entries e on e.journal_id = j.id
             join ledger_accounts a on a.id = e.ledger_account_id
             where a.kind = 'ORDER_HOLD' and o.status not in ('PENDING', 'QUEUED') group by o.id having sum(e.amount_minor) <> 0`,
  },
  {
    name: 'no cart was placed twice',
    counted: `select count(*) from shopping_carts where status = 'PLACED'`,
    broken:
      'select min(id) as id, cart_id::text as found from orders where cart_id is not null group by cart_id having count(*) > 1',
  },
];

/** Only true once the queues are empty: asked for with `--settled`. */
export const SETTLED: readonly Invariant[] = [
  {
    name: 'each message in the outbox was delivered or given up',
    counted: 'select count(*) from outbox',
    broken: `select id, status as found from outbox where status not in ('DELIVERED', 'DEAD')`,
  },
  {
    name: 'each order is finished',
    counted: 'select count(*) from orders',
    broken: `select id, status as found from orders where status in ('PENDING', 'QUEUED')`,
  },
];
