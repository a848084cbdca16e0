import { setTimeout as pause } from 'node:timers/promises';
import { openBooks, type Books } from '../harness/openBooks.ts';
import { signIn } from '../harness/signIn.ts';
import { startServer, type PortalServer } from '../harness/startServer.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import { carryOn, type FaultOrder } from './FaultOrder.ts';
import type { FaultWorld } from './FaultWorld.ts';
import { hurryMails } from './hurryMails.ts';
import { isSettled } from './verifyOrders.ts';

/** For what hangs: longer by far than the claims of a killed process are valid. */
const PATIENCE = { withinMs: 900_000, everyMs: 250 };

/**
 * Starts the server without faults, waits until every order is settled, and stops it. Returns the duration of the start
 * in milliseconds.
 */
export async function settleOrders(world: FaultWorld, orders: readonly FaultOrder[]): Promise<number> {
  const server = await startServer({ ...world.place, smtpUrl: world.mail.url });
  if (world.cluster === null) {
    await carryAll(world, orders, server);
    await allArrived(world, orders);
    await settleEmbedded(world, server);
  } else {
    const books = await openBooks(world.place);
    await settleOn(server, world, books, orders);
    await books.close();
    await server.stop();
  }
  return server.readyMs;
}

/** Waits until a server on PostgreSQL has settled every order and sent every mail. */
export async function settleOn(
  server: PortalServer,
  world: FaultWorld,
  books: Books,
  orders: readonly FaultOrder[],
): Promise<void> {
  await carryAll(world, orders, server);
  await allArrived(world, orders, books);
  await waitUntil('all is settled', () => settles(books), PATIENCE);
}

async function carryAll(world: FaultWorld, orders: readonly FaultOrder[], { baseUrl }: PortalServer): Promise<void> {
  const client = await signIn(baseUrl);
  for (const order of orders) {
    if (order.isDelivered && order.phase !== 'arrived') await carryOn(client, world, order, 0);
  }
}

async function allArrived(world: FaultWorld, orders: readonly FaultOrder[], books?: Books): Promise<void> {
  const areThere = (): boolean =>
    orders.every(({ tag, lineCount, isDelivered }) => !isDelivered || world.arrived(tag) >= lineCount);
  for (let before = 0; !areThere();) {
    before = world.mail.messages.size;
    const isMore = async (): Promise<boolean> => {
      if (books !== undefined) await hurryMails(books);
      return world.mail.messages.size > before || areThere();
    };
    await waitUntil('another mail comes', isMore, PATIENCE);
  }
}

async function settles(books: Books): Promise<boolean> {
  await hurryMails(books);
  return isSettled(books);
}

/** Only one process may open the embedded database, so it is read between two runs of the server. */
async function settleEmbedded({ place, mail }: FaultWorld, first: PortalServer): Promise<void> {
  let server = first;
  const isDone = async (): Promise<boolean> => {
    await server.stop();
    const books = await openBooks(place);
    const answer = await isSettled(books);
    await books.close();
    if (answer) return true;
    server = await startServer({ ...place, smtpUrl: mail.url });
    await pause(2_000);
    return false;
  };
  await waitUntil('all is settled', isDone, PATIENCE);
}
