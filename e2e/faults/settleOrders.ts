import { setTimeout as pause } from 'node:timers/promises';
import { openLedger, type LedgerDatabase } from '../harness/openLedger.ts';
import { signIn } from '../harness/signIn.ts';
import { startServer, type PortalServer } from '../harness/startServer.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import { carryOn, type FaultOrder } from './FaultOrder.ts';
import type { FaultFixture } from './FaultFixture.ts';
import { runMailsNow } from './runMailsNow.ts';
import { isSettled } from './verifyOrders.ts';

/** For what hangs: longer by far than the claims of a killed process are valid. */
const PATIENCE = { withinMs: 900_000, everyMs: 250 };

/**
 * Starts the server without faults, waits until every order is settled, and stops it. Returns the duration of the start
 * in milliseconds.
 */
export async function settleOrders(fixture: FaultFixture, orders: readonly FaultOrder[]): Promise<number> {
  const server = await startServer({ ...fixture.location, smtpUrl: fixture.mail.url });
  if (fixture.cluster === null) {
    await carryAll(fixture, orders, server);
    await allArrived(fixture, orders);
    await settleEmbedded(fixture, server);
  } else {
    const ledger = await openLedger(fixture.location);
    await settleOn(server, fixture, ledger, orders);
    await ledger.close();
    await server.stop();
  }
  return server.readyMs;
}

/** Waits until a server on PostgreSQL has settled every order and sent every mail. */
export async function settleOn(
  server: PortalServer,
  fixture: FaultFixture,
  ledger: LedgerDatabase,
  orders: readonly FaultOrder[],
): Promise<void> {
  await carryAll(fixture, orders, server);
  await allArrived(fixture, orders, ledger);
  await waitUntil('all is settled', () => settles(ledger), PATIENCE);
}

async function carryAll(
  fixture: FaultFixture,
  orders: readonly FaultOrder[],
  { baseUrl }: PortalServer,
): Promise<void> {
  const client = await signIn(baseUrl);
  for (const order of orders) {
    if (order.isDelivered && order.phase !== 'arrived') await carryOn(client, fixture, order, 0);
  }
}

async function allArrived(
  fixture: FaultFixture,
  orders: readonly FaultOrder[],
  ledger?: LedgerDatabase,
): Promise<void> {
  const areThere = (): boolean =>
    orders.every(({ tag, lineCount, isDelivered }) => !isDelivered || fixture.arrived(tag) >= lineCount);
  for (let before = 0; !areThere();) {
    before = fixture.mail.messages.size;
    const isMore = async (): Promise<boolean> => {
      if (ledger !== undefined) await runMailsNow(ledger);
      return fixture.mail.messages.size > before || areThere();
    };
    await waitUntil('another mail comes', isMore, PATIENCE);
  }
}

async function settles(ledger: LedgerDatabase): Promise<boolean> {
  await runMailsNow(ledger);
  return isSettled(ledger);
}

/** Only one process may open the embedded database, so it is read between two runs of the server. */
async function settleEmbedded({ location, mail }: FaultFixture, first: PortalServer): Promise<void> {
  let server = first;
  const isDone = async (): Promise<boolean> => {
    await server.stop();
    const ledger = await openLedger(location);
    const response = await isSettled(ledger);
    await ledger.close();
    if (response) return true;
    server = await startServer({ ...location, smtpUrl: mail.url });
    await pause(2_000);
    return false;
  };
  await waitUntil('all is settled', isDone, PATIENCE);
}
