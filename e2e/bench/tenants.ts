import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DEMO_BUYER, signInForToken } from '../harness/signIn.ts';
import type { Figure } from './figures.ts';
import { load, openKeepAlive } from './keepAlive.ts';
import { latencyOf } from './percentiles.ts';
import type { LoudLoad } from './tenantsLoad.ts';
import { furnish, withFolder, withServer, type Chapter } from './benchFixture.ts';

const LOUD_READERS = 32;
const LOUD_BUYERS = 4;
const CART_LINES = 100;
const QUIET_PATH = '/api/orders?size=25';
const MOST_RATIO = 2;
const MOST_MORE_MS = 20;
const QUIET_BUYER = { ...DEMO_BUYER, username: 'omar.elsewhere@example.org' };

/**
 * Measures how long one organisation waits for its order list (p99) alone and while another one reads over 32 connections and
 * fills and quotes carts of 100 lines over 4 more; at most twice as long or 20 ms longer, whichever is more.
 */
export const tenants: Chapter = (bench) =>
  withFolder(async (folder) => {
    const location = await furnish(bench, 'postgres', folder, 'tenants');
    const forMs = bench.isQuick ? 2_000 : 10_000;
    return withServer(location, async ({ baseUrl }) => {
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

/** Runs `work` under the load of the loud organisation, which another thread makes; `perSecond`: that load's reads. */
async function underLoad(baseUrl: string, forMs: number, work: () => Promise<number>) {
  const workerData: LoudLoad = { baseUrl, forMs, readers: LOUD_READERS, buyers: LOUD_BUYERS, cartLines: CART_LINES };
  const loud = new Worker(new URL('./tenantsLoad.ts', import.meta.url), { workerData });
  const ended = once(loud, 'message');
  await new Promise((resolve) => setTimeout(resolve, forMs / 10));
  const beside = await work();
  const [perSecond] = (await ended) as [number];
  return { beside, perSecond };
}

function figureOf(beside: number, alone: number, perSecond: number): Figure {
  const limit = Math.max(alone * MOST_RATIO, alone + MOST_MORE_MS);
  return {
    name: 'p99 of one organisation beside another',
    value: beside,
    unit: 'ms',
    floor: alone,
    budget: { of: 'value', limit: Math.round(limit * 10) / 10, is: 'most' },
    note: `alone ${alone.toFixed(1)} ms; the other: ${LOUD_READERS} connections reading ${perSecond.toFixed(0)}/s, ${LOUD_BUYERS} quoting carts of ${CART_LINES} lines`,
  };
}
