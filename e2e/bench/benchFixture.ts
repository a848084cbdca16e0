import { openLedger } from '../harness/openLedger.ts';
import { DEMO_ACCOUNT } from '../harness/ordering.ts';
import { startServer, type ServerLocation, type PortalServer } from '../harness/startServer.ts';
import { temporaryFolder } from '../harness/temporaryFolder.ts';
import type { Figure } from './figures.ts';
import type { BenchServer } from './scratchDatabase.ts';

export interface Bench {
  readonly postgres: BenchServer;
  /** Few repetitions: a smoke test without verdict. */
  readonly isQuick: boolean;
  readonly seed: number;
}

/** One chapter of `npm run bench`. */
export type Chapter = (bench: Bench) => Promise<readonly Figure[]>;

export type DatabaseKind = 'postgres' | 'embedded';

const PLENTY_MINOR = 100_000_000_00n;

/** Temporary folder for the duration of `work`. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const { folder, remove } = temporaryFolder('rewards-portal-bench-');
  try {
    return await work(folder);
  } finally {
    remove();
  }
}

/** A database with demo data and an account that never runs out of money; no server uses it yet. */
export async function furnish(
  bench: Bench,
  kind: DatabaseKind,
  dataDir: string,
  name: string,
): Promise<ServerLocation> {
  const location: ServerLocation =
    kind === 'postgres' ? { dataDir, databaseUrl: await bench.postgres.create(name) } : { dataDir };
  const first = await startServer(location);
  await first.stop();
  const ledger = await openLedger(location);
  await ledger.fund(DEMO_ACCOUNT, PLENTY_MINOR);
  // A database that is used has statistics: autovacuum gathers them within a minute.
  await ledger.query('analyze');
  await ledger.close();
  return location;
}

/** Runs a server for the duration of `work`. */
export async function withServer<T>(
  options: Parameters<typeof startServer>[0],
  work: (server: PortalServer) => Promise<T>,
): Promise<T> {
  const server = await startServer(options);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
