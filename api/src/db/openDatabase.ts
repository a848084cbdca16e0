import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { reasonOf } from '../errors/reasonOf.ts';
import { StartFailure } from '../errors/StartFailure.ts';
import type { Database, DatabaseKind, Migrate } from './client.ts';
import type { EmbeddedDatabase } from './embedded/EmbeddedDatabase.ts';
import { embedInThread } from './embedded/embedInThread.ts';
import { migratePostgres } from './migratePostgres.ts';
import { createPglitePool } from './pglitePool.ts';
import { APP_ROLE, pgTypes } from './pgTypes.ts';
import { preparingPool } from './preparingPool.ts';
import type { DB } from './schema.generated.ts';

/** Connections for calls and jobs, of all processes of the server together; each listens for jobs on one more. */
const CONNECTIONS = 9;
const CONNECT_TIMEOUT_MS = 5_000;
/** Acts as the application's role. */
const CONNECTED = `set role ${APP_ROLE}`;

/** Location of the data. */
export interface DatabaseLocation {
  readonly databaseUrl: string | null;
  readonly databaseMigrationUrl: string | null;
  /** Folder of the embedded database. */
  readonly databaseDir: string;
  /** Processes that share the connections. */
  readonly processes: number;
}

/**
 * Opens PostgreSQL where `databaseUrl` is set, else the embedded database, and has it migrated. Every connection acts as the
 * application's role. `migrate` is null where another process has done so. Raises StartFailure when the database cannot be reached, opened or migrated.
 */
export async function openDatabase(
  { databaseUrl, databaseMigrationUrl, databaseDir, processes }: DatabaseLocation,
  migrate: Migrate | null,
): Promise<Database> {
  if (databaseUrl !== null) {
    if (migrate !== null) await migratePostgres(databaseUrl, databaseMigrationUrl ?? databaseUrl, migrate);
    return connectPostgres(databaseUrl, processes);
  }
  try {
    return await openEmbedded(await embedInThread(databaseDir, endProcess), migrate);
  } catch (error) {
    throw new StartFailure(`The database in ${databaseDir} cannot be opened: ${reasonOf(error)}`, error);
  }
}

/** A failed embedded database ends the process: whether its last statement took effect is unknown until the next start. */
function endProcess(error: Error): never {
  process.stderr.write(`The embedded database has failed: ${reasonOf(error)}\n`);
  process.exit(1);
}

/** Wraps an existing embedded database; `migrate` is null when its schema is known to be current. */
export async function openEmbedded(embedded: EmbeddedDatabase, migrate: Migrate | null): Promise<Database> {
  const pool = createPglitePool(embedded);
  await migrate?.(pool, 'pglite');
  await pool.query(CONNECTED);
  return database(pool, 'pglite', () => embedded.close());
}

/** Connects to an already migrated PostgreSQL. */
export function connectPostgres(url: string, processes = 1): Database {
  const config: pg.PoolConfig = {
    connectionString: url,
    types: pgTypes,
    max: Math.ceil(CONNECTIONS / processes) + 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  };
  // The pool waits for the promise before it lends the connection; its types do not say so.
  const pool = new pg.Pool(Object.assign(config, { onConnect: (client: pg.PoolClient) => client.query(CONNECTED) }));
  // A lent connection that breaks fails its statement; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return database(pool, 'postgres', () => Promise.resolve());
}

function database(pool: pg.Pool, kind: DatabaseKind, afterwards: () => Promise<void>): Database {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  return {
    db,
    pool,
    kind,
    close: async () => {
      await db.destroy();
      await afterwards();
    },
  };
}
