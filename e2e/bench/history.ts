import { openLedger, type LedgerDatabase } from '../harness/openLedger.ts';
import { numberAt } from '../harness/json.ts';
import { signInForToken } from '../harness/signIn.ts';
import { measureExport } from './exporting.ts';
import type { Figure } from './figures.ts';
import { fillLargeDemo, isLargeDemo } from './fillLargeDemo.ts';
import { findSearches, pathsOf, type Search } from './historyCases.ts';
import { openKeepAlive, type KeepAlive } from './keepAlive.ts';
import { latencyOf } from './percentiles.ts';
import { withFolder, withServer, type Bench, type Chapter } from './benchFixture.ts';

const LINES = 1_000_000;
const PAGE_ROWS = 25;
const MOST_MS = 30;

interface Timed {
  readonly path: string;
  readonly ms: number;
}

/** Order history over a million lines: every page, and the file. */
export const history: Chapter = (bench) =>
  withFolder(async (dataDir) => {
    const databaseUrl = await largeDatabase(bench, dataDir);
    const ledger = await openLedger({ dataDir, databaseUrl });
    try {
      return await withServer({ dataDir, databaseUrl }, async (server) => {
        const headers = { authorization: `Bearer ${await signInForToken(server.baseUrl)}` };
        const client = openKeepAlive(server.baseUrl, headers, 1);
        const pages = await measureSearches(client, ledger, bench.isQuick ? 1 : 5);
        const files = await measureExport(client, ledger, server.pid);
        client.close();
        return [...pages, ...files];
      });
    } finally {
      await ledger.close();
    }
  });

/** The database of DATABASE_URL if `npm run demo:large` has filled it, else a private one. */
async function largeDatabase({ postgres, isQuick, seed }: Bench, dataDir: string): Promise<string> {
  const lines = isQuick ? LINES / 10 : LINES;
  if (postgres.given !== undefined && (await isLargeDemo(postgres.given, lines))) return postgres.given;
  const databaseUrl = await postgres.create('history');
  await fillLargeDemo({ dataDir, databaseUrl }, { lines, seed });
  return databaseUrl;
}

async function measureSearches(client: KeepAlive, ledger: LedgerDatabase, runs: number): Promise<Figure[]> {
  const byField = new Map<string, Timed[]>();
  for (const search of await findSearches(ledger)) {
    const times = await measureSearch(client, search, runs);
    byField.set(search.by, [...(byField.get(search.by) ?? []), ...times]);
  }
  return [...byField].map(([field, times]) => figureOf(field, times));
}

/** First, middle and last page of each list. */
async function measureSearch(client: KeepAlive, search: Search, runs: number): Promise<Timed[]> {
  const times: Timed[] = [];
  for (const path of pathsOf(search)) {
    const { body, status } = await client.get(path);
    if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
    const parsed: unknown = JSON.parse(body);
    const last = Math.max(0, Math.ceil(numberAt(parsed, 'totalElements') / PAGE_ROWS) - 1);
    for (const page of new Set([0, Math.floor(last / 2), last])) {
      const address = `${path}&page=${page}`;
      for (let run = 0; run < runs; run += 1) times.push({ path: address, ms: (await client.get(address)).lastMs });
    }
  }
  return times;
}

function figureOf(field: string, times: readonly Timed[]): Figure {
  const { p50, p99, count } = latencyOf(times.map(({ ms }) => ms));
  const slowest = times.reduce((worst, next) => (next.ms > worst.ms ? next : worst));
  return {
    name: `order history page by ${field || 'no field'}, p99`,
    value: p99,
    unit: 'ms',
    budget: { of: 'value', limit: MOST_MS, is: 'most' },
    note: `median ${p50.toFixed(1)} of ${count}; ${slowest.ms.toFixed(0)} ms ${decodeURIComponent(slowest.path).replace('/api/orders?', '')}`,
  };
}
