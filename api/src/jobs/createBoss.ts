import type pg from 'pg';
import { PgBoss, type ConstructorOptions, type Db as QueueDatabase } from 'pg-boss';
import type { DatabaseKind } from '../db/client.ts';
import { listenOnPool } from './listenOnPool.ts';
import { QUEUE_SCHEMA } from './queues.ts';

/** Interval of the search for jobs of dead processes. */
const SUPERVISE_SECONDS = 15;

/**
 * pg-boss on the application's own pool. The embedded database has one connection, so its statements queue behind the
 * open transaction and never run inside a foreign one. `onConnect` is told each time the listening connection stands.
 */
export function createBoss(
  pool: pg.Pool,
  kind: DatabaseKind,
  { listen, ...options }: Pick<ConstructorOptions, 'migrate' | 'supervise'> & { readonly listen: boolean },
  onConnect: () => void = () => undefined,
): PgBoss {
  return new PgBoss({
    ...options,
    db: kind === 'postgres' ? { ...onPool(pool), listen: listenWith(pool, onConnect) } : onPool(pool),
    useListenNotify: kind === 'postgres' && listen,
    backend: kind,
    schema: QUEUE_SCHEMA,
    createSchema: options.migrate === true,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // The application's role does not own the indexes; operators reindex as the owner.
    reindex: false,
    monitorVacuum: false,
  });
}

const listenWith =
  (pool: pg.Pool, onConnect: () => void): NonNullable<QueueDatabase['listen']> =>
  (channel, onNotification, onReconnect) =>
    listenOnPool(pool, channel, onNotification, () => {
      onReconnect();
      onConnect();
    });

const onPool = (pool: pg.Pool): QueueDatabase => ({ executeSql: (text, values) => pool.query(text, values) });
