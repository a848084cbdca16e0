import { openLedger } from '../harness/openLedger.ts';
import { DEMO_FUNDER, signInForToken } from '../harness/signIn.ts';
import { measureFile } from './exporting.ts';
import type { Figure } from './figures.ts';
import { fillLargeDemo, fillLargeWallet } from './fillLargeDemo.ts';
import { findFundingCases } from './fundingCases.ts';
import { openKeepAlive, type KeepAlive } from './keepAlive.ts';
import { LARGE_WALLET } from './largeWalletSql.ts';
import { latencyOf } from './percentiles.ts';
import { withFolder, withServer, type Chapter } from './benchFixture.ts';

const ROWS = 1_000_000;
const LINES = 100_000;
const PAGE_ROWS = 25;
const MOST_MS = 30;
const DAY_MS = 86_400_000;

interface Timed {
  readonly path: string;
  readonly ms: number;
}

/** Funding history over a million entries of one wallet and ten thousand pending deposits: pages, monthly totals, files. */
export const fundingHistory: Chapter = ({ postgres, isQuick, seed }) =>
  withFolder(async (dataDir) => {
    const databaseUrl = await postgres.create('funding');
    await fillLargeDemo({ dataDir, databaseUrl }, { lines: isQuick ? LINES / 10 : LINES, seed });
    await fillLargeWallet(databaseUrl, isQuick ? ROWS / 10 : ROWS);
    const ledger = await openLedger({ dataDir, databaseUrl });
    const cases = await findFundingCases(ledger);
    await ledger.close();
    return withServer({ dataDir, databaseUrl }, async (server) => {
      const headers = { authorization: `Bearer ${await signInForToken(server.baseUrl, DEMO_FUNDER)}` };
      const client = openKeepAlive(server.baseUrl, headers, 1);
      const byKind = new Map<string, Timed[]>();
      for (const { kind, query } of cases)
        byKind.set(kind, [...(byKind.get(kind) ?? []), ...(await measureList(client, query, isQuick ? 1 : 3))]);
      const totals = await measureTotals(client, isQuick ? 20 : 200);
      const files = await measureFiles(client, server.pid);
      client.close();
      const pages = [...byKind].map(([kind, times]) => figureOf(`funding history page by ${kind}`, times));
      return [...pages, figureOf('monthly totals', totals), ...files];
    });
  });

/** First, middle and last page of a list. */
async function measureList(client: KeepAlive, query: string, runs: number): Promise<Timed[]> {
  const times: Timed[] = [];
  const path = `/api/funding?${query}`;
  const { status, headers, body } = await client.get(path);
  if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
  const last = Math.max(0, Math.ceil(Number(headers['x-total-count']) / PAGE_ROWS) - 1);
  for (const page of new Set([0, Math.floor(last / 2), last])) {
    const address = `${path}&page=${page}`;
    for (let run = 0; run < runs; run += 1) times.push({ path: address, ms: (await client.get(address)).lastMs });
  }
  return times;
}

/** The months of the same wallet. */
async function measureTotals(client: KeepAlive, runs: number): Promise<Timed[]> {
  const path = `/api/funding/monthly-totals?accountIdentifier=${LARGE_WALLET}`;
  const times: Timed[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { status, body, lastMs } = await client.get(path);
    if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
    times.push({ path, ms: lastMs });
  }
  return times;
}

/** Nearly as many transactions as a file may hold, at any time of the day. */
async function measureFiles(client: KeepAlive, pid: number): Promise<Figure[]> {
  const from = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
  const figures: Figure[] = [];
  for (const format of ['csv', 'xlsx'])
    figures.push(
      ...(await measureFile(client, pid, {
        name: `transactions as ${format}:`,
        path: `/api/funding/export?accountIdentifier=${LARGE_WALLET}&from=${from}&format=${format}`,
        contents: `since ${from}`,
      })),
    );
  return figures;
}

function figureOf(name: string, times: readonly Timed[]): Figure {
  const { p50, p99, count } = latencyOf(times.map(({ ms }) => ms));
  const slowest = times.reduce((worst, next) => (next.ms > worst.ms ? next : worst));
  return {
    name: `${name}, p99`,
    value: p99,
    unit: 'ms',
    budget: { of: 'value', limit: MOST_MS, is: 'most' },
    note: `median ${p50.toFixed(1)} of ${count}; ${slowest.ms.toFixed(0)} ms ${decodeURIComponent(slowest.path).replace('/api/funding?', '')}`,
  };
}
