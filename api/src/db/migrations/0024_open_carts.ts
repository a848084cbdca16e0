import { sql, type Kysely } from 'kysely';

/** Finds the open carts that nobody has touched for long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shopping_carts_open on shopping_carts (updated_at) where status = 'OPEN'`.execute(db);
}
