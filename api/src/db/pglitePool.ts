import pg from 'pg';
import type { EmbeddedDatabase } from './embedded/EmbeddedDatabase.ts';
import { EmbeddedSocket } from './embedded/EmbeddedSocket.ts';
import { pgTypes } from './pgTypes.ts';

/** The single connection of an embedded database; it never idles out, and only this pool may use the instance. */
export function createPglitePool(database: EmbeddedDatabase): pg.Pool {
  const config: pg.PoolConfig = {
    user: 'postgres',
    database: 'postgres',
    types: pgTypes,
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new EmbeddedSocket(database),
  };
  return new pg.Pool(config);
}
