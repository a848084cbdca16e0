import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type { DB } from '../db/schema.generated.ts';
import { EVERY_TENANT } from '../db/everyTenant.ts';
import { scopedPool } from './scopedPool.ts';
import { unscopedTables } from './unscopedTables.ts';

const TENANT_TABLES: ReadonlySet<string> = new Set([
  'accounts',
  'cart_line_items',
  'customers',
  'order_lines',
  'orders',
  'outbox',
  'quotes',
  'rewards',
  'shopping_carts',
  'users',
]);

const NONE: readonly string[] = [];

type Case = readonly [rule: string, statement: string, unscoped: readonly string[]];

const check = (cases: readonly Case[]) =>
  it.each(cases)('%s', async (_rule, statement, unscoped) => {
    expect(await unscopedTables(statement, TENANT_TABLES)).toEqual(unscoped);
  });

describe('a table in FROM', () => {
  check([
    ['is fixed by a parameter', `select * from orders where platform_id = $1 and id = $2 for update`, NONE],
    ['is fixed the other way round', `select * from "orders" as "o" where $1::bigint = "o"."platform_id"`, NONE],
    ['is fixed by a cast of the column', `select * from orders where platform_id::text = $1`, NONE],
    ['is fixed by a constant', `select * from orders where platform_id = 7`, NONE],
    ['is fixed by an expression', `select * from orders where platform_id = current_setting('a.b')::bigint + 1`, NONE],
    ['is fixed by any()', `select * from orders where platform_id = any($1::bigint[])`, NONE],
    ['is fixed by a list', `select * from orders where platform_id in ($1, $2)`, NONE],
    ['is fixed by "is not distinct from"', `select * from orders where platform_id is not distinct from $1`, NONE],
    ['is not fixed by its id', `select * from orders o where o.id = $1`, ['orders o']],
    ['is not fixed without a condition', `/* prepared */ select count(*) from orders`, ['orders']],
    ['is not fixed by an inequality', `select * from orders where platform_id >= $1`, ['orders']],
    ['is not fixed by "not in"', `select * from orders where platform_id not in ($1, $2)`, ['orders']],
    ['is not fixed by "<> all"', `select * from orders where platform_id <> all ($1)`, ['orders']],
    ['is not fixed under OR', `select * from orders where platform_id = $1 or id = $2`, ['orders']],
    ['is not fixed under NOT', `select * from orders where not (platform_id = $1)`, ['orders']],
    ['is fixed beside OR', `select * from orders where (id = $1 or id = $2) and (true and platform_id = $3)`, NONE],
    ['is not fixed by itself', `select * from orders o where o.platform_id = platform_id`, ['orders o']],
    ['is not fixed by a column of its own', `select * from orders o where o.platform_id = o.account_id`, ['orders o']],
    ['is not fixed by HAVING', `select platform_id from orders group by 1 having platform_id = $1`, ['orders']],
    ['counts by its schema', `select * from public.orders`, ['orders']],
    ['of another schema does not count', `select id from pgboss.orders union all select id from pgboss.job`, NONE],
    ['of no tenant does not count', `select * from platforms p join login_emails l on l.platform_id = p.id`, NONE],
    ['counts as a sample', `select * from orders o tablesample system (1)`, ['orders o']],
  ]);
});

describe('a join', () => {
  check([
    [
      'passes the tenant on, whatever the order',
      `select l.* from order_lines l join orders o on o.platform_id = l.platform_id and o.id = l.order_id
       join rewards r on r.platform_id = l.platform_id and r.order_line_id = l.id where r.platform_id = $1`,
      NONE,
    ],
    [
      'leaves out what is not linked by its tenant',
      `select * from orders o join order_lines l on l.order_id = o.id where o.platform_id = $1`,
      ['order_lines l'],
    ],
    [
      'links tables none of which is fixed',
      `select * from orders o join order_lines l on l.platform_id = o.platform_id where o.id = $1`,
      ['orders o', 'order_lines l'],
    ],
    [
      'by comma counts as well',
      `select * from orders o, accounts a where o.platform_id = $1 and a.platform_id = o.platform_id`,
      NONE,
    ],
    [
      'on the left fixes the joined table',
      `select * from orders o left join users u on u.platform_id = o.platform_id and u.id = o.user_id where o.platform_id = $1`,
      NONE,
    ],
    [
      'on the left does not fix the table that is joined to',
      `select * from orders o left join users u on u.platform_id = o.platform_id and u.platform_id = $1 and o.platform_id = $1`,
      ['orders o'],
    ],
    ['on the right fixes the first', `select * from orders o right join users u on o.platform_id = $1`, ['users u']],
    [
      'of both sides fixes neither',
      `select * from orders o full join users u on o.platform_id = $1 and u.platform_id = $1`,
      ['orders o', 'users u'],
    ],
    [
      'of joins',
      `select * from orders o left join (order_lines l join rewards r on r.platform_id = l.platform_id)
         on l.platform_id = o.platform_id where o.platform_id = $1`,
      NONE,
    ],
    [
      'by USING links',
      `select * from orders o join order_lines l using (platform_id) left join rewards r using (platform_id)
       where platform_id = $1`,
      NONE,
    ],
    [
      'by USING of another column does not',
      `select * from orders o join order_lines l using (id)`,
      ['orders o', 'order_lines l'],
    ],
    [
      'by USING takes what is no table',
      `with t as (select 1 as platform_id) select * from t join orders using (platform_id)`,
      NONE,
    ],
    [
      'by USING on the left fixes no more than the joined table',
      `select * from orders o left join unnest($1::bigint[]) as t (platform_id) using (platform_id)`,
      ['orders o'],
    ],
    [
      'without USING leaves an unqualified column open',
      `select * from orders o join order_lines l on l.order_id = o.id where platform_id = $1`,
      ['orders o', 'order_lines l'],
    ],
    [
      'with what is no table leaves an unqualified column to the table',
      `select * from orders join pgboss.job queued on queued.data ->> 'id' = orders.id::text where platform_id = $1`,
      NONE,
    ],
    [
      'of the same table needs both',
      `select * from orders a join orders b on b.parent_id = a.id where a.platform_id = $1`,
      ['orders b'],
    ],
  ]);
});

describe('what is no table of tenants', () => {
  check([
    [
      'fixes by a function',
      `select l.id from unnest($1::bigint[], $2::bigint[]) as x (tenant, line)
       join order_lines l on l.platform_id = x.tenant and l.id = x.line`,
      NONE,
    ],
    [
      'fixes by a function of one column',
      `select * from orders o, unnest($1::bigint[]) p where o.platform_id = p`,
      NONE,
    ],
    ['fixes by a named column', `select * from orders o, unnest($1::bigint[]) as x (p) where o.platform_id = p`, NONE],
    [
      'fixes by a record set',
      `update quotes set rate_e8 = each.rate from rows from (jsonb_to_recordset($1) as (tenant bigint, id bigint, rate bigint))
         with ordinality as each where quotes.platform_id = tenant and quotes.id = each.id`,
      NONE,
    ],
    [
      'fixes by a directory',
      `select u.* from login_emails e join users u on u.platform_id = e.platform_id and u.email = e.email where e.email = $1`,
      NONE,
    ],
    [
      'fixes by a sub-select',
      `select * from (select $1::bigint as tenant) s join orders o on o.platform_id = s.tenant`,
      NONE,
    ],
    ['is unknown by an unqualified name', `select * from platforms join orders on platform_id = client_id`, ['orders']],
    ['is unknown by a strange alias', `select * from orders o where o.platform_id = z.platform_id`, ['orders o']],
  ]);
});

describe('rows', () => {
  check([
    ['count by position', `select * from orders o where (o.id, o.platform_id) = ($1, $2)`, NONE],
    ['count in a list', `select * from orders where (platform_id, id) in (($1, $2), ($3, $4))`, NONE],
    ['count in values', `select * from orders where (platform_id, id) in (values ($1::bigint, $2::bigint))`, NONE],
    [
      'count in a sub-select',
      `delete from cart_line_items where (platform_id, cart_id) in (select platform_id, id from shopping_carts c where c.platform_id = $1)`,
      NONE,
    ],
    ['need the position', `select * from orders o where (o.platform_id, o.id) = (o.id, $1)`, ['orders o']],
    [
      'need the tenant of the other table',
      `select * from orders o join order_lines l on (l.platform_id, l.order_id) = (o.platform_id, o.id)`,
      ['orders o', 'order_lines l'],
    ],
  ]);
});

describe('a sub-select', () => {
  check([
    [
      'is fixed from outside',
      `select * from orders o where o.platform_id = $1
         and exists (select from order_lines l where l.platform_id = o.platform_id and l.order_id = o.id)`,
      NONE,
    ],
    [
      'needs its tenant',
      `select (select display_name from accounts a where a.id = o.account_id) from orders o where o.platform_id = $1`,
      ['accounts a'],
    ],
    [
      'is not fixed by another column from outside',
      `select * from orders o where o.platform_id = $1 and exists (select from accounts a where a.platform_id = o.id)`,
      ['accounts a'],
    ],
    [
      'does not fix its surroundings',
      `select * from orders o where exists (select from accounts a where a.platform_id = o.platform_id and a.platform_id = $1)`,
      ['orders o'],
    ],
    ['in an array', `select array(select id from orders where state = $1)`, ['orders']],
    [
      'in FROM',
      `select n from (select count(*) as n from order_lines where order_id = $1) as counted`,
      ['order_lines'],
    ],
    [
      'in ORDER BY',
      `select * from orders o where o.platform_id = $1 order by (select name from users u where u.id = o.user_id)`,
      ['users u'],
    ],
    ['fixes by its value', `select * from orders where platform_id = (select id from platforms where name = $1)`, NONE],
    ['fixes by its values', `select * from orders where platform_id in (select id from platforms)`, NONE],
    [
      'does not fix what it takes its tenant from',
      `select * from orders o where (o.platform_id, o.id) in
         (select l.platform_id, l.order_id from order_lines l where l.platform_id = o.platform_id and l.state = $1)`,
      ['orders o'],
    ],
    [
      'that repeats a name has its own',
      `update orders set state = $1 where (platform_id, id) in
         (select orders.platform_id, orders.id from orders where orders.platform_id = $2 limit 10 for update skip locked)`,
      NONE,
    ],
    [
      'may name its column alone',
      `select * from users u where u.platform_id = $1 and exists (select from orders where platform_id = u.platform_id)`,
      NONE,
    ],
    [
      'of each branch of a union',
      `(select id from orders where platform_id = $1) union all (select order_id from order_lines l) order by 1`,
      ['order_lines l'],
    ],
  ]);
});

describe('a lateral sub-select', () => {
  check([
    [
      'is fixed from beside it, and fixes in turn',
      `select * from orders o
       cross join lateral (select l.* from order_lines l where l.platform_id = o.platform_id and l.order_id = o.id limit 1) line
       join rewards r on r.platform_id = line.platform_id where o.platform_id = $1`,
      NONE,
    ],
    [
      'needs its tenant',
      `select * from orders o, lateral (select * from order_lines l where l.order_id = o.id) line where o.platform_id = $1`,
      ['order_lines l'],
    ],
    [
      'does not fix what it takes its tenant from',
      `select * from orders o
       join lateral (select l.* from order_lines l where l.platform_id = o.platform_id) line on line.platform_id = o.platform_id`,
      ['orders o'],
    ],
  ]);
});

describe('a CTE', () => {
  check([
    [
      'is checked by itself, and fixes',
      `with settled as (
         update outbox set status = 'SENT' from unnest($1::bigint[], $2::text[]) as e(id, reason)
         where outbox.platform_id = $3 and outbox.id = e.id returning outbox.platform_id, order_line_id
       ), before as (
         select l.* from order_lines l join settled s on l.platform_id = s.platform_id and l.id = s.order_line_id for update of l
       )
       update order_lines l set delivery_status = $4 from before where (l.platform_id, l.id) = (before.platform_id, before.id)
       returning l.order_id, l.notes[1:2], count(*) filter (where l.id > 1) over ()`,
      NONE,
    ],
    [
      'that is not fixed is named',
      `with settled as (update outbox set status = $1 where id = $2 returning platform_id) select * from settled`,
      ['outbox'],
    ],
    ['shadows a table', `with orders as (select 1 as id) select * from orders`, NONE],
    [
      'does not shadow the table that it reads',
      `with orders as (select * from orders) select * from orders`,
      ['orders'],
    ],
    ['shadows in sub-selects', `with orders as (select 1) select (select count(*) from orders)`, NONE],
    [
      'of a sub-select shadows nowhere else',
      `select (with orders as (select 1) select 1 from orders) from orders`,
      ['orders'],
    ],
    [
      'may call itself',
      `with recursive tree as (
         select platform_id, id from accounts where platform_id = $1 and parent_id is null
         union all select a.platform_id, a.id from accounts a join tree t on a.platform_id = t.platform_id and a.parent_id = t.id
       ) select * from tree`,
      NONE,
    ],
  ]);
});

describe('a change', () => {
  check([
    ['of a fixed row', `update orders set state = $1 where platform_id = $2 and id = $3 returning *`, NONE],
    ['of any row', `update orders set platform_id = $1 where id = $2`, ['orders']],
    ['of all rows', `delete from cart_line_items as line`, ['cart_line_items line']],
    ['that empties tables', `truncate table orders, platforms`, ['orders']],
    [
      'from another table',
      `update order_lines l set status = $1 from orders o where o.platform_id = l.platform_id and o.id = l.order_id and o.id = $2`,
      ['order_lines l', 'orders o'],
    ],
    [
      'using another table',
      `delete from cart_line_items l using shopping_carts c where c.platform_id = $1 and c.platform_id = l.platform_id and c.id = l.cart_id`,
      NONE,
    ],
    [
      'by a value that is read without its tenant',
      `update orders set name = (select name from users where id = $1) where platform_id = $2`,
      ['users'],
    ],
    [
      'by a value read for the changed row',
      `update orders o set name = (select name from users u where u.platform_id = o.platform_id and u.id = $1) where o.platform_id = $2`,
      NONE,
    ],
  ]);
});

describe('an INSERT', () => {
  check([
    [
      'names the tenant',
      `insert into orders (platform_id, id) values ($1, $2) on conflict (platform_id, id) do update set notes = excluded.notes`,
      NONE,
    ],
    ['does not', `insert into orders (id) values ($1) returning id`, ['orders']],
    ['names no column', `insert into orders as o values ($1, $2)`, ['orders o']],
    ['into a table of no tenant', `insert into rate_limits (key) values ($1) on conflict do nothing`, NONE],
    [
      'from fixed rows',
      `insert into order_lines (order_id, platform_id) select $1, line.platform_id from cart_line_items line where line.platform_id = $2`,
      NONE,
    ],
    [
      'from any rows',
      `insert into order_lines (order_id, platform_id) select $1, line.platform_id from cart_line_items line where line.cart_id = $2`,
      ['cart_line_items line'],
    ],
    [
      'that reads on conflict',
      `insert into orders as o (platform_id, id) values ($1, $2) on conflict (platform_id, id) do update
       set name = (select name from users u where u.platform_id = excluded.platform_id), notes = (select notes from accounts)`,
      ['accounts'],
    ],
  ]);
});

describe('a statement without tables', () => {
  check([
    ['of the session', `set role rewards_app; set seq_page_cost = 0.15`, NONE],
    ['of the transaction', `begin; savepoint a; rollback to savepoint a; commit`, NONE],
    ['that sets', `select set_config('a.b', $1, true)`, NONE],
    ['that calls', `select post_journals($1, $2)`, NONE],
  ]);
});

it('names a table once for each alias', async () => {
  const statement = `select from orders o where exists (select from orders o) and exists (select from orders p)`;
  expect(await unscopedTables(statement, TENANT_TABLES)).toEqual(['orders o', 'orders p']);
});

it.each([
  ['that is no SQL', `select * form orders`, 'syntax error'],
  ['of a kind that is not known', `merge into orders o using users u on true when matched then delete`, 'MERGE'],
])('raises for a statement %s', async (_kind, statement, message) => {
  await expect(unscopedTables(statement, TENANT_TABLES)).rejects.toThrow(message);
});

describe('the pool', () => {
  it('runs what is fixed, with its values', async () => {
    const { pool, ran } = recordingPool();
    const client = await scopedPool(pool, TENANT_TABLES).connect();
    const statement = `select * from orders where platform_id = $1`;
    for (const id of [1n, 2n]) await client.query(statement, [id]);
    expect(ran).toEqual([
      [statement, [1n]],
      [statement, [2n]],
    ]);
  });

  it('refuses what is not, every time', async () => {
    const { pool, ran } = recordingPool();
    const client = await scopedPool(pool, TENANT_TABLES).connect();
    const statement = `select * from orders o where o.id = $1`;
    for (let time = 0; time < 2; time++)
      await expect(client.query(statement, [1n])).rejects.toThrow(`orders o\nin: ${statement}`);
    await expect(client.query(`selec`, [])).rejects.toThrow('syntax error');
    expect(ran).toEqual([]);
  });

  it('runs what is marked', async () => {
    const { pool, ran } = recordingPool();
    const client = await scopedPool(pool, TENANT_TABLES).connect();
    const { sql } = compiler.deleteFrom('orders').modifyEnd(EVERY_TENANT).compile();
    await client.query(sql, []);
    expect(ran).toEqual([['delete from "orders" /* every tenant */', []]]);
  });
});

const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A pool that runs nothing but notes what it is given. */
function recordingPool() {
  const ran: [unknown, unknown][] = [];
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values?: readonly unknown[]): unknown {
    ran.push([text, values]);
    return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
  }
  const client: PostgresPoolClient = { query, release: () => undefined };
  const pool: PostgresPool = { options: {}, end: () => Promise.resolve(), connect: () => Promise.resolve(client) };
  return { pool, ran };
}
