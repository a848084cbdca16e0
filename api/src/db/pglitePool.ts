import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { pgTypes } from './pgTypes.ts';

/** The one connection of an embedded database; it never idles out, and nothing but this pool may touch the instance. */
export function createPglitePool(pglite: PGlite): pg.Pool {
  const config: pg.PoolConfig = createPgConfig(pglite);
  return new pg.Pool(Object.assign(config, { types: pgTypes, max: 1, idleTimeoutMillis: 0 }));
}
