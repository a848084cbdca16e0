import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ACCOUNT, fillCart, orderLines, placeOrder, referenceOf } from '../harness/ordering.ts';
import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { signIn } from '../harness/signIn.ts';
import { startServer, type PortalServer } from '../harness/startServer.ts';
import { concludeFaults } from './concludeFaults.ts';
import { newOrder, type FaultOrder } from './FaultOrder.ts';
import { openFaultFixture } from './FaultFixture.ts';
import { startOrderStream } from './orderStream.ts';
import { startTcpProxy } from './TcpProxy.ts';

/**
 * `node e2e/faults/connections.ts`: resets random connections between API and PostgreSQL during a stream of orders;
 * then drops responses to POST /api/orders, after the commit or at a random time, and retries the call, which must take
 * effect once.
 */
const options = readOptions('node e2e/faults/connections.ts', { seed: 0, resets: 300, lost: 100, lines: 500 });
const LONGEST_PAUSE_MS = 400;

const random = createRandom(options.seed);
const fixture = await openFaultFixture('postgres');
const databaseProxy = await startTcpProxy(fixture.cluster?.port ?? 0);
try {
  const databaseUrl = `postgres://postgres@127.0.0.1:${databaseProxy.port}/postgres`;
  const server = await startServer({ ...fixture.location, databaseUrl, smtpUrl: fixture.mail.url });
  const orders = [...(await resetConnections(server)), ...(await loseResponses(server))];
  await server.stop();
  await concludeFaults(fixture, orders, { mayRepeat: false });
} finally {
  await databaseProxy.close();
  await fixture.close();
}

async function resetConnections(server: PortalServer): Promise<readonly FaultOrder[]> {
  const client = await signIn(server.baseUrl);
  const stream = startOrderStream(client, fixture, createRandom(options.seed + 1), options.lines);
  for (let done = 0; done < options.resets;) {
    await pause(random.integer(1, LONGEST_PAUSE_MS));
    stream.check();
    const at = stream.now();
    if (!databaseProxy.resetOne(random)) continue;
    done += 1;
    console.log(`reset ${String(done).padStart(3)}  ${at}`);
  }
  await stream.stop();
  return stream.orders;
}

/** Half of the responses are dropped after the commit; half of the calls are aborted at a random time. */
async function loseResponses(server: PortalServer): Promise<readonly FaultOrder[]> {
  const proxy = await startTcpProxy(server.port);
  const direct = await signIn(server.baseUrl);
  const client = await signIn(`http://127.0.0.1:${proxy.port}`);
  const orders: FaultOrder[] = [];
  for (let number = 1; number <= options.lost; number += 1) {
    const order = newOrder(`l${number}`, random.logUniform(1, Math.min(100, options.lines)));
    order.cart = await fillCart(direct, DEMO_ACCOUNT, orderLines(order.lineCount, order.tag));
    const key = `key-${order.tag}`;
    const isCommitted = random.chance(0.5);
    const giveUpMs = random.integer(0, 60);
    if (isCommitted) proxy.dropNextResponse();
    const signal = isCommitted ? undefined : AbortSignal.timeout(giveUpMs);
    const heard = await placeOrder(client, order.cart, key, signal).catch(() => null);
    if (isCommitted && heard !== null) throw new Error(`The answer to ${order.tag} was not lost`);
    const again = await placeOrder(direct, order.cart, key);
    if (isCommitted && !again.replayed) throw new Error(`${order.tag} had another effect when it was repeated`);
    order.reference = referenceOf(again);
    if (heard !== null && referenceOf(heard) !== order.reference) throw new Error(`${order.tag} was placed twice`);
    orders.push(order);
    const how = isCommitted ? 'its answer lost' : heard === null ? `given up after ${giveUpMs} ms` : 'answered in time';
    console.log(
      `lost ${String(number).padStart(3)}  ${String(order.lineCount).padStart(3)} lines  ${how}, repeated: ${again.replayed ? 'the same answer' : 'placed now'}`,
    );
  }
  await proxy.close();
  return orders;
}
