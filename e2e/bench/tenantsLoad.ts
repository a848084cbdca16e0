import { parentPort, workerData } from 'node:worker_threads';
import { DEMO_ACCOUNT, fillCart, orderLines } from '../harness/ordering.ts';
import { signIn, signInForToken } from '../harness/signIn.ts';
import { load, openKeepAlive } from './keepAlive.ts';

/** Load of the loud organisation. */
export interface LoudLoad {
  readonly baseUrl: string;
  readonly forMs: number;
  /** Connections that read. */
  readonly readers: number;
  /** Connections that fill and quote carts of `cartLines`. */
  readonly buyers: number;
  readonly cartLines: number;
}

const PATHS = ['/api/orders?size=100', '/api/account', '/api/catalog'];

/** Worker thread of `tenants`: reports its reads per second at the end. */
const { baseUrl, forMs, readers, buyers, cartLines } = workerData as LoudLoad;
const client = openKeepAlive(baseUrl, { authorization: `Bearer ${await signInForToken(baseUrl)}` }, readers);
const connections = Math.ceil(readers / PATHS.length);
const reading = PATHS.map((path) => load(client, path, { connections, forMs }));
const until = performance.now() + forMs;
const buying = Array.from({ length: buyers }, async (_, buyer) => {
  const own = await signIn(baseUrl);
  while (performance.now() < until) await fillCart(own, DEMO_ACCOUNT, orderLines(cartLines, `tenants-${buyer}`));
});
const loads = await Promise.all(reading);
await Promise.all(buying);
client.close();
parentPort?.postMessage(loads.reduce((sum, one) => sum + one.perSecond, 0));
