import { setTimeout as pause } from 'node:timers/promises';
import type { MailMode } from '../harness/MailServer.ts';
import { openLedger, type LedgerDatabase } from '../harness/openLedger.ts';
import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { signIn, type PortalClient } from '../harness/signIn.ts';
import { startServer } from '../harness/startServer.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import { concludeFaults } from './concludeFaults.ts';
import { carryOn, newOrder, type FaultOrder } from './FaultOrder.ts';
import { openFaultFixture, type FaultFixture } from './FaultFixture.ts';
import { runMailsNow } from './runMailsNow.ts';
import { spread } from './statistics.ts';
import { isSettled } from './verifyOrders.ts';

/**
 * `node e2e/faults/mailOutage.ts`: the mail server is down for ten minutes, rejects (550), defers (451), is slow, or
 * accepts mails and then hangs up or never responds. Orders placed meanwhile are issued at once; in the end each mail
 * is delivered or given up.
 */
const options = readOptions('node e2e/faults/mailOutage.ts', {
  seed: 0,
  'outage-seconds': 600,
  'phase-seconds': 10,
  orders: 20,
});
/** For what hangs. */
const WITHIN_MS = 600_000;
/** The API's SMTP timeout, short because the mute server waits for it. */
const SOCKET_TIMEOUT_MS = 2_000;

interface Phase {
  readonly name: string;
  readonly mode: MailMode;
  readonly seconds: number;
  readonly orders: number;
}

const brief = { seconds: options['phase-seconds'], orders: 3 };
const PHASES: readonly Phase[] = [
  { name: 'down', mode: { kind: 'down' }, seconds: options['outage-seconds'], orders: options.orders },
  { name: 'refusing', mode: { kind: 'refuse' }, ...brief },
  { name: 'busy', mode: { kind: 'busy' }, ...brief },
  { name: 'slow', mode: { kind: 'slow', ms: 500 }, ...brief },
  { name: 'dropping', mode: { kind: 'dropped' }, ...brief },
  { name: 'mute', mode: { kind: 'mute' }, ...brief },
];

const random = createRandom(options.seed);
const fixture = await openFaultFixture('postgres');
try {
  const smtpUrl = `${fixture.mail.url}?socketTimeout=${SOCKET_TIMEOUT_MS}&greetingTimeout=${SOCKET_TIMEOUT_MS}`;
  const server = await startServer({ ...fixture.location, smtpUrl });
  const client = await signIn(server.baseUrl);
  const ledger = await openLedger(fixture.location);
  const orders: FaultOrder[] = [];
  for (const phase of PHASES) orders.push(...(await live(phase, client, ledger, fixture)));
  await ledger.close();
  await server.stop();
  await concludeFaults(fixture, orders, { mayRepeat: false });
} finally {
  await fixture.close();
}

async function live(
  phase: Phase,
  client: PortalClient,
  ledger: LedgerDatabase,
  { mail }: FaultFixture,
): Promise<FaultOrder[]> {
  const unansweredBefore = unanswered();
  await mail.setMode(phase.mode);
  const end = performance.now() + phase.seconds * 1_000;
  const issuedMs: number[] = [];
  const orders: FaultOrder[] = [];
  for (let number = 1; number <= phase.orders; number += 1) {
    const order = newOrder(`${phase.name}${number}`, random.integer(1, 8), phase.mode.kind !== 'refuse');
    const begin = performance.now();
    // Without waiting for mails, which are checked at the end.
    await carryOn(client, fixture, order, 0);
    issuedMs.push(Math.round(performance.now() - begin));
    orders.push(order);
    await pause(Math.max(0, end - performance.now()) / (phase.orders - number + 1));
  }
  const waiting = orders.reduce((sum, { tag, lineCount }) => sum + lineCount - fixture.arrived(tag), 0);
  if (phase.mode.kind === 'refuse')
    await waitUntil('all is given up', () => isSettled(ledger), { withinMs: WITHIN_MS });
  await mail.setMode({ kind: 'accept' });
  const begin = performance.now();
  await waitUntil('the mails are sent', () => settles(ledger), { withinMs: WITHIN_MS, everyMs: 250 });
  console.log(
    `${phase.name.padEnd(9)} ${phase.seconds} s  ${orders.length} orders issued and complete: ${spread(issuedMs)}; ` +
      `${waiting} mails had not come, all settled ${Math.round(performance.now() - begin)} ms after; ${unanswered() - unansweredBefore} taken without an answer`,
  );
  return orders;
}

/** Number of mails accepted without a response. */
function unanswered(): number {
  return [...fixture.mail.messages.values()].reduce((sum, { taken, accepted }) => sum + taken - accepted, 0);
}

async function settles(ledger: LedgerDatabase): Promise<boolean> {
  await runMailsNow(ledger);
  return isSettled(ledger);
}
