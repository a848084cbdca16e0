import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { signIn, type PortalClient } from '../harness/signIn.ts';
import { ServerEnded, startServer, type PortalServer } from '../harness/startServer.ts';
import { concludeFaults } from './concludeFaults.ts';
import { carryOn, leftOf, newOrder, type FaultOrder } from './FaultOrder.ts';
import { kindOf, openFaultFixture, type FaultFixture } from './FaultFixture.ts';
import { planKill, type KillPlan } from './killPlan.ts';
import { spread } from './statistics.ts';

/**
 * `node e2e/faults/killApi.ts`: kills the API (SIGKILL) at named steps and at random times while orders are filled,
 * placed, issued and mailed, and while it recovers from the previous kill; in the end all orders must be complete and
 * consistent.
 */
const options = readOptions('node e2e/faults/killApi.ts', {
  seed: 0,
  count: 200,
  database: 'postgres',
  lines: 5_000,
});
/** Mails of a killed process wait until its claims expire; the next order does not wait for them. */
const PATIENCE_MS = 1_500;
/** Duration of an order besides its lines. */
const ORDER_MS = 100;
/** For what hangs. */
const STUCK_MS = 600_000;

interface Campaign {
  readonly fixture: FaultFixture;
  readonly orders: FaultOrder[];
  readonly readyMs: number[];
  /** Milliseconds per line of an undisturbed order, from cart to last mail. */
  msPerLine: number;
}

const fixture = await openFaultFixture(kindOf(options.database));
try {
  const campaign: Campaign = { fixture, orders: [], readyMs: [], msPerLine: 0 };
  await calibrate(campaign);
  for (let number = 1; number <= options.count; number += 1) await kill(campaign, number);
  campaign.readyMs.push(await concludeFaults(fixture, campaign.orders, { mayRepeat: true }));
  console.log(`${options.count} kills on ${options.database}; ready again: ${spread(campaign.readyMs)}`);
} finally {
  await fixture.close();
}

async function calibrate(campaign: Campaign): Promise<void> {
  const order = newOrder('k0', Math.min(300, options.lines));
  campaign.orders.push(order);
  const server = await startServer({ ...fixture.location, smtpUrl: fixture.mail.url });
  const client = await signIn(server.baseUrl);
  const begin = performance.now();
  await carryOn(client, fixture, order, STUCK_MS);
  campaign.msPerLine = (performance.now() - begin) / order.lineCount;
  console.log(`undisturbed: ${order.lineCount} lines, ${campaign.msPerLine.toFixed(1)} ms a line`);
  await server.stop();
}

/** One run of the server: it recovers interrupted orders, starts a new one, and is killed during it. */
async function kill(campaign: Campaign, number: number): Promise<void> {
  const plan = planKill(createRandom(options.seed * 1_000 + number), options.lines);
  const last = campaign.orders.at(-1);
  const cutOff = last?.phase === 'arrived' ? undefined : last;
  const died = await liveAndDie(campaign, plan, cutOff, `k${number}`);
  const where = 'failAt' in plan.where ? plan.where.failAt : `${(plan.where.share * 100).toFixed(0)} % of its time`;
  console.log(
    [
      `kill ${String(number).padStart(3)}`,
      `${String(plan.lineCount).padStart(4)} lines`,
      `at ${where}`.padEnd(28),
      (died.busy === undefined ? 'starting' : `${died.busy.phase} ${died.busy.tag}`).padEnd(18),
      died.readyMs === null ? 'dead before it was ready'.padEnd(26) : `had been ready in ${died.readyMs} ms`.padEnd(26),
      cutOff === undefined ? '' : `${cutOff.tag} was left: ${died.left}`,
    ].join('  '),
  );
}

interface Death {
  readonly readyMs: number | null;
  /** Request in progress; undefined during start-up. */
  readonly busy: FaultOrder | undefined;
  readonly left: string;
}

async function liveAndDie(
  { orders, readyMs, msPerLine }: Campaign,
  plan: KillPlan,
  cutOff: FaultOrder | undefined,
  tag: string,
): Promise<Death> {
  const server = await startToDie(plan);
  if (server === null) return { readyMs: null, busy: undefined, left: 'not looked at yet' };
  readyMs.push(server.readyMs);
  let busy = cutOff;
  let left = 'not looked at yet';
  await dieAtWork(server, plan, msPerLine, async (client) => {
    if (cutOff !== undefined) {
      left = await leftOf(client, cutOff);
      await carryOn(client, fixture, cutOff, PATIENCE_MS);
    }
    for (let extra = 0; ; extra += 1) {
      busy = newOrder(extra === 0 ? tag : `${tag}x${extra}`, plan.lineCount);
      orders.push(busy);
      await carryOn(client, fixture, busy, PATIENCE_MS);
    }
  });
  return { readyMs: server.readyMs, busy, left };
}

/** Null when it was killed during recovery. */
async function startToDie({ where }: KillPlan): Promise<PortalServer | null> {
  const server = { ...fixture.location, smtpUrl: fixture.mail.url };
  try {
    return await startServer('failAt' in where ? { ...server, env: { FAIL_AT: where.failAt } } : server);
  } catch (error) {
    if (error instanceof ServerEnded && error.how === 'SIGKILL') return null;
    throw error;
  }
}

/** Runs `work` until the process is killed. Raises a failure of `work`, or when the process ends by itself. */
async function dieAtWork(
  server: PortalServer,
  { where, lineCount }: KillPlan,
  msPerLine: number,
  work: (client: PortalClient) => Promise<void>,
): Promise<void> {
  const timers = [setTimeout(() => void server.kill('SIGTERM'), STUCK_MS)];
  try {
    const client = await signIn(server.baseUrl);
    if ('share' in where)
      timers.push(setTimeout(() => void server.kill('SIGKILL'), where.share * (lineCount * msPerLine + ORDER_MS)));
    await work(client);
  } catch (error) {
    // A missing response means that the process was killed; any other failure is a defect.
    if (!(error instanceof TypeError)) throw error;
    const how = await server.exit;
    if (how !== 'SIGKILL')
      throw new Error(`The server ended by itself (${how}):\n${server.output()}`, { cause: error });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await server.kill('SIGKILL');
  }
}
