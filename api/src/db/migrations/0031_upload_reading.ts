import { sql, type Kysely } from 'kysely';

/** How a file was read: its encoding, and the row of its headings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column encoding text, add column heading_row int`.execute(db);
}
