import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, type MigrationProvider } from 'kysely/migration';
import type pg from 'pg';
import { reasonOf } from '../errors/reasonOf.ts';
import { migrateJobs } from '../jobs/migrateJobs.ts';
import type { DatabaseKind } from './client.ts';
import * as initial from './migrations/0001_initial.ts';
import * as orderSearch from './migrations/0002_order_search.ts';
import * as orderSearchSlim from './migrations/0003_order_search_slim.ts';
import * as orderSearchCovered from './migrations/0004_order_search_covered.ts';
import * as largeOrders from './migrations/0005_large_orders.ts';
import * as guardedLedger from './migrations/0006_guarded_ledger.ts';
import * as referenceByAccount from './migrations/0007_reference_by_account.ts';
import * as knownDevices from './migrations/0008_known_devices.ts';
import * as orderStates from './migrations/0009_order_states.ts';
import * as quickerPlacing from './migrations/0010_quicker_placing.ts';
import * as orderSearchByTime from './migrations/0011_order_search_by_time.ts';

/** All migrations, in order. */
export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001_initial': { up: initial.up },
      '0002_order_search': { up: orderSearch.up },
      '0003_order_search_slim': { up: orderSearchSlim.up },
      '0004_order_search_covered': { up: orderSearchCovered.up },
      '0005_large_orders': { up: largeOrders.up },
      '0006_guarded_ledger': { up: guardedLedger.up },
      '0007_reference_by_account': { up: referenceByAccount.up },
      '0008_known_devices': { up: knownDevices.up },
      '0009_order_states': { up: orderStates.up },
      '0010_quicker_placing': { up: quickerPlacing.up },
      '0011_order_search_by_time': { up: orderSearchByTime.up },
    }),
};

/** Brings the schema and the queue's up to date through the owner's pool. Raises the database's own error when a step fails. */
export async function migrateDatabase(owner: pg.Pool, kind: DatabaseKind): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error(reasonOf(error), { cause: error });
  await migrateJobs(owner, kind);
}
