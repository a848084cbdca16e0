import { sql, type Kysely } from 'kysely';

/** The columns before the time in each index that lists of a name follow. */
const LISTED_BY = { platform: 'platform_id', account: 'account_id', user: 'user_id' } as const;

/**
 * New orders go to the end of the indexes of `order_search`, not to their beginning: a page that fills at its end is left
 * full, any other is split in halves. Read backwards, they are as quick.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of Object.entries(LISTED_BY)) {
    await sql.raw(`drop index order_search_by_${name}`).execute(db);
    await sql
      .raw(`create index order_search_by_${name} on order_search (${column}, created_at, id) include (state, names)`)
      .execute(db);
  }
}
