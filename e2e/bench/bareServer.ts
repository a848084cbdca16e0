import { fastify } from 'fastify';
import pg from 'pg';

/** `node e2e/bench/bareServer.ts <database>`, which prints its address: reads an order and a user, and moves money, without session, rights or schemas. */
const [connectionString] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const app = fastify();

const ORDER = `select orders.*, accounts.identifier, accounts.display_name, accounts.account_number,
    customers.identifier as customer_identifier, customers.display_name as customer_display_name, users.first_name, users.last_name
  from orders join accounts on accounts.platform_id = orders.platform_id and accounts.id = orders.account_id
  join customers on customers.platform_id = orders.platform_id and customers.id = orders.customer_id
  join users on users.platform_id = orders.platform_id and users.id = orders.user_id
  where orders.platform_id = (select id from platforms where platform_client_id = 'alder-finch') and reference_order_id = $1`;
const SHIPMENTS =
  'select array_agg(distinct tracking_number) as tracking, sum(quantity) as quantity from order_lines where platform_id = $1 and order_id = $2';
const USER = `select users.*, array_agg(authority) as authorities from login_emails
  join users on users.platform_id = login_emails.platform_id and users.email = login_emails.email
  join user_rights on user_rights.platform_id = users.platform_id and user_id = users.id
  where login_emails.email = $1 group by users.platform_id, users.id`;

app.get<{ Params: { reference: string } }>('/orders/:reference', async (request) => {
  const { rows } = await pool.query<{ platform_id: string; id: string }>(ORDER, [request.params.reference]);
  const shipments = await pool.query(SHIPMENTS, [rows[0]?.platform_id, rows[0]?.id]);
  return { ...rows[0], ...shipments.rows[0] };
});
app.get<{ Params: { email: string } }>('/profile/:email', async (request) => {
  const { rows } = await pool.query(USER, [request.params.email]);
  return rows[0];
});

interface Move {
  readonly from: number;
  readonly to: number;
  readonly minor: number;
}
/** Sends what pgbench does (rawTransfers.ts), one statement after the other. */
app.post<{ Body: Move }>('/transfers', async ({ body: { from, to, minor } }, reply) => {
  const client = await pool.connect();
  const run = (name: string, text: string, values: readonly unknown[] = []) =>
    client.query<{ id: string }>({ name, text, values: [...values] });
  const move = (id: number, by: number) =>
    run('move', 'update raw.balances set minor = minor + $2 where id = $1', [id, by]);
  await run('begin', 'begin');
  const [first, second] = from < to ? ([from, to] as const) : ([to, from] as const);
  await move(first, first === from ? -minor : minor);
  await move(second, second === from ? -minor : minor);
  const made = await run('made', 'insert into raw.transfers (created_at) values (now()) returning id');
  const entries =
    'insert into raw.entries (transfer_id, balance_id, minor) values ($1, $2, -$4::bigint), ($1, $3, $4::bigint)';
  await run('entries', entries, [made.rows[0]?.id, from, to, minor]);
  await run('commit', 'commit');
  client.release();
  return reply.code(201).send(made.rows[0]);
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
