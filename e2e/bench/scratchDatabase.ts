import pg from 'pg';
import { startPostgres, type PostgresCluster } from '../harness/PostgresCluster.ts';

/** A PostgreSQL server for scratch databases. */
export interface BenchServer {
  /** The URL given to the program. */
  readonly given: string | undefined;
  /** Creates an empty database and returns its URL. */
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

/** Durable writes as in production, and more cache than PostgreSQL's default of 128 MB. */
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
