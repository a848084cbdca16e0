import pg from 'pg';
import { startPostgres, type PostgresCluster } from '../harness/PostgresCluster.ts';

/** A PostgreSQL server on which this program makes databases of its own. */
export interface BenchServer {
  /** The address that the program was given. */
  readonly given: string | undefined;
  /** Makes an empty database; returns its address. */
  create(name: string): Promise<string>;
  close(): Promise<void>;
}

/** Uses the server of `url`, or starts a private one with the disk and the memory of production. */
export async function openBenchServer(url: string | undefined): Promise<BenchServer> {
  const cluster = url === undefined ? await startLikeProduction() : null;
  const owner = url ?? cluster?.url ?? '';
  const made: string[] = [];
  return {
    given: url,
    create: async (name) => {
      const database = `portal_bench_${process.pid}_${name}`;
      await runAs(owner, `create database ${database}`);
      made.push(database);
      const address = new URL(owner);
      address.pathname = `/${database}`;
      return address.href;
    },
    close: async () => {
      for (const database of made) await runAs(owner, `drop database ${database} with (force)`);
      await cluster?.stop();
    },
  };
}

/** Writes through to the disk, and keeps in memory what PostgreSQL's own default of 128 MB would read again and again. */
async function startLikeProduction(): Promise<PostgresCluster> {
  const cluster = await startPostgres({ fsync: true });
  await runAs(cluster.url, `alter system set shared_buffers = '1GB'`);
  await cluster.kill();
  await cluster.restart();
  return cluster;
}

async function runAs(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
