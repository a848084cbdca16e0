import { DEMO_ACCOUNT, fillCart, orderLines, placeOrder } from '../harness/ordering.ts';
import type { LedgerDatabase } from '../harness/openLedger.ts';
import type { Random } from '../harness/random.ts';
import { expectStatus } from '../harness/signIn.ts';
import { numberAt } from '../harness/json.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import type { Expected } from './finish.ts';
import { inParallel } from './inParallel.ts';
import type { Stage } from './openStage.ts';
import { setBalance } from './setBalance.ts';

const ORDERS_AT_ONCE = 16;
const LINES_MOST = 300;
const ENOUGH_MINOR = 100_000_000n;
const QUEUED_MOST = 200;

interface IssuingRace {
  /** `doubledJobs`: jobs queued twice, so that two workers process the same order or mail. */
  readonly counts: { readonly orders: number; readonly lines: number; readonly doubledJobs: number };
  readonly expected: Expected;
}

const UNFINISHED = `select count(*)::int as found from order_lines where email like $1 and status = 'PENDING'`;
/** Requeues all unfinished work repeatedly, as a starting process does once. */
const DOUBLE_JOBS = `with waiting as (
    select count(*) filter (where name = 'issue-order') as orders, count(*) filter (where name = 'send-reward-mail') as mails
    from pgboss.job where state in ('created', 'retry')
  )
  insert into pgboss.job (name, data)
  select 'issue-order', jsonb_build_object('platformId', o.platform_id::text, 'orderId', o.id::text)
  from orders o, waiting where o.status in ('PENDING', 'QUEUED') and waiting.orders < ${QUEUED_MOST}
  union all
  (select 'send-reward-mail', jsonb_build_object('platformId', x.platform_id::text, 'outboxId', x.id::text)
   from outbox x, waiting where x.status = 'PENDING' and waiting.mails < ${QUEUED_MOST} order by x.id limit ${QUEUED_MOST})
  returning 1`;

/**
 * Places `count` orders of 1 to 300 lines through all processes while every waiting job is queued repeatedly.
 * PostgreSQL only.
 */
export async function raceIssuing(stage: Stage, count: number, tag: string, random: Random): Promise<IssuingRace> {
  const plan = Array.from({ length: count }, (_, index) => {
    const clients = random.pick(stage.users);
    return { name: `${tag}-${index}`, client: random.pick(clients), lines: random.logUniform(1, LINES_MOST) };
  });
  const doubledJobs = await stage.withLedger(async (ledger) => {
    await setBalance(ledger, DEMO_ACCOUNT, ENOUGH_MINOR);
    const placing = inParallel(plan, ORDERS_AT_ONCE, async ({ name, client, lines }) => {
      const cart = await fillCart(client, DEMO_ACCOUNT, orderLines(lines, name));
      expectStatus(await placeOrder(client, cart, name), 201);
    });
    const [doubled] = await Promise.all([doubleUntilIssued(ledger, tag, placing), placing]);
    return doubled;
  });
  const lines = plan.reduce((total, order) => total + order.lines, 0);
  return { counts: { orders: count, lines, doubledJobs }, expected: { tag, orders: count, lines } };
}

async function doubleUntilIssued(ledger: LedgerDatabase, tag: string, placing: Promise<unknown>): Promise<number> {
  let arePlaced = false;
  const noted = placing.then(
    () => (arePlaced = true),
    () => (arePlaced = true),
  );
  let doubled = 0;
  await waitUntil(
    'every line is issued',
    async () => {
      const wasPlaced = arePlaced;
      doubled += (await ledger.query(DOUBLE_JOBS)).length;
      return wasPlaced && numberAt((await ledger.query(UNFINISHED, [`${tag}%`]))[0], 'found') === 0;
    },
    { withinMs: 600_000, everyMs: 50 },
  );
  await noted;
  return doubled;
}
