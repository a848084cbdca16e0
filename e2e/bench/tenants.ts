import { DEMO_ACCOUNT, fillCart, orderLines } from '../harness/ordering.ts';
import { DEMO_BUYER, signIn, signInForToken } from '../harness/signIn.ts';
import type { Figure } from './figures.ts';
import { load, openKeepAlive } from './keepAlive.ts';
import { latencyOf } from './percentiles.ts';
import { furnish, withFolder, withServer, type Chapter } from './world.ts';

const LOUD_READERS = 32;
const LOUD_BUYERS = 4;
const CART_LINES = 100;
const LOUD_PATHS = ['/api/orders?size=100', '/api/account', '/api/catalog'];
const QUIET_PATH = '/api/orders?size=25';
const MOST_RATIO = 2;
const MOST_MORE_MS = 20;
const QUIET_BUYER = { ...DEMO_BUYER, username: 'omar.elsewhere@example.org' };

/**
 * What one organisation waits for its order list (p99) alone and while another one reads over 32 connections and fills and
 * quotes carts of 100 lines over 4 more; at most twice as long or 20 ms longer, whichever is more.
 */
export const tenants: Chapter = (bench) =>
  withFolder(async (folder) => {
    const place = await furnish(bench, 'postgres', folder, 'tenants');
    const forMs = bench.isQuick ? 2_000 : 10_000;
    return withServer(place, async ({ baseUrl }) => {
      const quiet = openKeepAlive(
        baseUrl,
        { authorization: `Bearer ${await signInForToken(baseUrl, QUIET_BUYER)}` },
        1,
      );
      const measure = async (): Promise<number> =>
        latencyOf((await load(quiet, QUIET_PATH, { connections: 1, forMs })).times).p99;
      await load(quiet, QUIET_PATH, { connections: 1, forMs: forMs / 4 });
      const alone = await measure();
      const { beside, perSecond } = await underLoad(baseUrl, forMs * 1.5, measure);
      quiet.close();
      return [figureOf(beside, alone, perSecond)];
    });
  });

/** `work` half a second after the loud organisation has begun; `perSecond`: what that one reads meanwhile. */
async function underLoad(baseUrl: string, forMs: number, work: () => Promise<number>) {
  const headers = { authorization: `Bearer ${await signInForToken(baseUrl)}` };
  const loud = openKeepAlive(baseUrl, headers, LOUD_READERS);
  const share = Math.ceil(LOUD_READERS / LOUD_PATHS.length);
  const reading = LOUD_PATHS.map((path) => load(loud, path, { connections: share, forMs }));
  const until = performance.now() + forMs;
  const buying = Array.from({ length: LOUD_BUYERS }, async (_, buyer) => {
    const client = await signIn(baseUrl);
    while (performance.now() < until) await fillCart(client, DEMO_ACCOUNT, orderLines(CART_LINES, `tenants-${buyer}`));
  });
  await new Promise((resolve) => setTimeout(resolve, forMs / 10));
  const beside = await work();
  const loads = await Promise.all(reading);
  await Promise.all(buying);
  loud.close();
  return { beside, perSecond: loads.reduce((sum, one) => sum + one.perSecond, 0) };
}

function figureOf(beside: number, alone: number, perSecond: number): Figure {
  const limit = Math.max(alone * MOST_RATIO, alone + MOST_MORE_MS);
  return {
    name: 'p99 of one organisation beside another',
    value: beside,
    unit: 'ms',
    floor: alone,
    bar: { of: 'value', limit: Math.round(limit * 10) / 10, is: 'most' },
    note: `alone ${alone.toFixed(1)} ms; the other: ${LOUD_READERS} connections reading ${perSecond.toFixed(0)}/s, ${LOUD_BUYERS} quoting carts of ${CART_LINES} lines`,
  };
}
