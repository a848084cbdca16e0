import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.generated.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
/** Executor of queries: the database, or an open transaction. */
export type Executor = Db | Tx;

export type DatabaseKind = 'pglite' | 'postgres';

/** An open, migrated database. All access goes through `pool`, the job queue's too. */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly kind: DatabaseKind;
  close(): Promise<void>;
}

/** Brings the schema up to date through the owner's pool. */
export type Migrate = (owner: pg.Pool, kind: DatabaseKind) => Promise<void>;
