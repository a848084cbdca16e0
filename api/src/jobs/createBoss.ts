import type pg from 'pg';
import { PgBoss, type ConstructorOptions, type Db as QueueDatabase } from 'pg-boss';
import type { DatabaseKind } from '../db/client.ts';
import { listenOnPool } from './listenOnPool.ts';
import { QUEUE_SCHEMA } from './queues.ts';

/**
 * pg-boss on the application's own pool. The embedded database has one connection, so its statements queue behind the
 * open transaction and never run inside a foreign one.
 */
export function createBoss(
  pool: pg.Pool,
  kind: DatabaseKind,
  options: Pick<ConstructorOptions, 'migrate' | 'supervise'>,
): PgBoss {
  return new PgBoss({
    ...options,
    db:
      kind === 'postgres'
        ? { ...onPool(pool), listen: (...listener) => listenOnPool(pool, ...listener) }
        : onPool(pool),
    useListenNotify: kind === 'postgres' && options.supervise === true,
    backend: kind,
    schema: QUEUE_SCHEMA,
    createSchema: options.migrate === true,
    schedule: false,
    // The application's role does not own the indexes; operators reindex as owner.
    reindex: false,
    monitorVacuum: false,
  });
}

const onPool = (pool: pg.Pool): QueueDatabase => ({ executeSql: (text, values) => pool.query(text, values) });
