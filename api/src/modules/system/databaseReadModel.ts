import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** True when the database answers. */
export const isDatabaseUp = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );

interface DatabaseSize {
  readonly version: string;
  /** As text, because it may exceed what a number holds. */
  readonly size: string;
}

/** The version of the database's server, and the bytes that the database takes. */
export async function readDatabaseSize(db: Db): Promise<DatabaseSize> {
  const { rows } = await sql<DatabaseSize>`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as size`.execute(
    db,
  );
  return rows[0] ?? { version: '', size: '0' };
}
