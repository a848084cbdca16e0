import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { ServerLocation } from '../harness/startServer.ts';

/** One connection of the plain driver, as its owner, to either database. */
export interface RawDatabase {
  query(sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Opens a database directly; the embedded one only while no server uses it. */
export async function openRawDatabase({ dataDir, databaseUrl }: ServerLocation): Promise<RawDatabase> {
  const embedded = databaseUrl === undefined ? await PGlite.create(`${dataDir}/database`) : null;
  const config: pg.PoolConfig = embedded ? createPgConfig(embedded) : { connectionString: databaseUrl };
  const pool = new pg.Pool(Object.assign(config, { max: 1 }));
  return {
    query: async (sql, values = []) => (await pool.query<Record<string, unknown>>(sql, [...values])).rows,
    close: async () => {
      await pool.end();
      await embedded?.close();
    },
  };
}
