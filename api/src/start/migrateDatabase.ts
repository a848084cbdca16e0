import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import { reasonOf } from '../errors/reasonOf.ts';
import { migrateJobs } from '../jobs/migrateJobs.ts';
import { installUserRights } from '../access/installUserRights.ts';
import { installLedgerFunctions } from '../ledger/installLedgerFunctions.ts';
import type { DatabaseKind } from '../db/client.ts';
import { migrations } from '../db/migrationProvider.ts';

/** The migrator's error for a database with a different migration history. */
const OTHER_MIGRATIONS = 'corrupted migrations';

/**
 * Brings the schema, the functions of the ledger, the view of users' rights and the queue's schema up to date through the
 * owner's pool. Raises the database's own error when a step fails, and one that says so for a database of a version before the first release.
 */
export async function migrateDatabase(owner: pg.Pool, kind: DatabaseKind): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (reasonOf(error).startsWith(OTHER_MIGRATIONS))
    throw new Error('it is of a version before the first release, which cannot be upgraded: begin with an empty one', {
      cause: error,
    });
  if (error !== undefined) throw error instanceof Error ? error : new Error(reasonOf(error), { cause: error });
  await installLedgerFunctions(owner);
  await installUserRights(owner);
  await migrateJobs(owner, kind);
}
