import { readFileSync } from 'node:fs';
import { DEMO_ACCOUNT, fillCart, orderLines, placeOrder } from '../harness/ordering.ts';
import { expectStatus, signIn, signInForToken } from '../harness/signIn.ts';
import type { Figure } from './figures.ts';
import { openKeepAlive } from './keepAlive.ts';
import { latencyOf } from './percentiles.ts';
import { furnish, withFolder, withServer, type Bench, type Chapter, type DatabaseKind } from './benchFixture.ts';

const CLIENTS = 64;
const LINES = 5;

/** 64 clients that order without a pause, and two more: one reads a file, one its profile. */
export const crowd: Chapter = async (bench) => [
  ...(await crowdOn(bench, 'embedded')),
  ...(await crowdOn(bench, 'postgres')),
];

const crowdOn = (bench: Bench, kind: DatabaseKind): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const location = await furnish(bench, kind, folder, 'crowd');
    return withServer(location, async ({ baseUrl, pid }) => {
      const client = await signIn(baseUrl);
      const reader = openKeepAlive(baseUrl, { authorization: `Bearer ${await signInForToken(baseUrl)}` }, 2);
      const end = performance.now() + (bench.isQuick ? 3_000 : 15_000);
      const [calls, files, profiles]: [number[], number[], number[]] = [[], [], []];
      const isOver = (): boolean => performance.now() >= end;
      const order = async (index: number): Promise<void> => {
        for (let round = 0; !isOver(); round += 1) {
          const begin = performance.now();
          const cart = await fillCart(client, DEMO_ACCOUNT, orderLines(LINES, `crowd.${index}.${round}`));
          expectStatus(await placeOrder(client, cart, crypto.randomUUID()), 201);
          calls.push(performance.now() - begin);
        }
      };
      const read = async (path: string, times: number[]): Promise<void> => {
        while (!isOver()) times.push((await reader.get(path)).lastMs);
      };
      await Promise.all([
        ...Array.from({ length: CLIENTS }, (_, index) => order(index)),
        read('/', files),
        read('/api/account', profiles),
      ]);
      reader.close();
      const figure = (name: string, times: readonly number[]): Figure => {
        const { p50, p99, count } = latencyOf(times);
        const note = `median ${p50.toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${count}`;
        return { name: `${CLIENTS} clients, ${kind}: ${name}`, value: p99, unit: 'ms p99', note };
      };
      return [
        figure(`order of ${LINES} lines, cart to place`, calls),
        figure('a file', files),
        figure('the profile', profiles),
        { name: `${CLIENTS} clients, ${kind}: memory`, value: residentMb(pid), unit: 'MB' },
      ];
    });
  });

/** Resident set size of a process, in megabytes. */
function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}
