import pg from 'pg';
import { codeOf } from '../errors/codeOf.ts';
import { reasonOf } from '../errors/reasonOf.ts';
import { StartFailure } from '../errors/StartFailure.ts';
import type { Migrate } from './client.ts';
import { APP_ROLE, pgTypes } from './pgTypes.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Migrates through `migrationUrl` (the owner) and lets the user of `url` act as the application's role. Does nothing
 * that is done already. Raises StartFailure, naming the server without its password.
 */
export async function migratePostgres(url: string, migrationUrl: string, migrate: Migrate): Promise<void> {
  const owner = new pg.Pool({
    connectionString: migrationUrl,
    types: pgTypes,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  owner.on('error', () => undefined);
  try {
    await migrate(owner, 'postgres');
    await grantAppRole(owner, url);
  } catch (error) {
    throw new StartFailure(lineOf(error, new URL(migrationUrl)), error);
  } finally {
    await owner.end();
  }
}

async function grantAppRole(owner: pg.Pool, url: string): Promise<void> {
  const user = new pg.Client({ connectionString: url }).user ?? '';
  const { rows } = await owner.query<{ member: boolean }>(
    `select coalesce((select pg_has_role(rolname, '${APP_ROLE}', 'MEMBER') from pg_roles where rolname = $1), false) as member`,
    [user],
  );
  if (rows[0]?.member !== true) await owner.query(`grant ${APP_ROLE} to ${pg.escapeIdentifier(user)}`);
}

function lineOf(error: unknown, { host, pathname }: URL): string {
  const message = reasonOf(error);
  const location = `${host}${pathname}`;
  return codeOf(error) === '42501'
    ? `The database ${location} needs a migration that this user may not do: set DATABASE_MIGRATION_URL to its owner (${message})`
    : `The database ${location} cannot be reached or migrated: ${message}`;
}
