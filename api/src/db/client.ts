import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.generated.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
/** What a reading function takes: the database, or the transaction that is open. */
export type Executor = Db | Tx;

export type DatabaseKind = 'pglite' | 'postgres';

/** An open, migrated database. `pool` is the one door below Kysely (the job queue uses it too). */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly kind: DatabaseKind;
  close(): Promise<void>;
}
