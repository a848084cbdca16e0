import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import { insertAll } from '../../db/insertAll.ts';
import type { AllowlistEntries, Allowlists } from '../../db/schema.generated.ts';

export type AllowlistRow = Selectable<Allowlists>;

/** Returns the list of an organisation; undefined when it never had one. */
export const findAllowlist = (executor: Executor, platformId: bigint): Promise<AllowlistRow | undefined> =>
  executor.selectFrom('allowlists').selectAll().where('platform_id', '=', platformId).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockAllowlist = (tx: Tx, platformId: bigint): Promise<AllowlistRow | undefined> =>
  tx.selectFrom('allowlists').selectAll().where('platform_id', '=', platformId).forUpdate().executeTakeFirst();

/** Adds the list of an organisation; undefined when it has one. */
export const insertAllowlist = (tx: Tx, allowlist: Insertable<Allowlists>): Promise<AllowlistRow | undefined> =>
  tx
    .insertInto('allowlists')
    .values(allowlist)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Changes a list, whose version grows. */
export const updateAllowlist = (
  tx: Tx,
  platformId: bigint,
  changes: Omit<Updateable<Allowlists>, 'version'>,
): Promise<AllowlistRow> =>
  tx
    .updateTable('allowlists')
    .set({ ...changes, version: sql`version + 1` })
    .where('platform_id', '=', platformId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Makes these the people of a list. */
export async function replaceEntries(
  tx: Tx,
  platformId: bigint,
  entries: readonly Insertable<AllowlistEntries>[],
): Promise<void> {
  await tx.deleteFrom('allowlist_entries').where('platform_id', '=', platformId).execute();
  await insertAll(tx, 'allowlist_entries', entries, ['email_key']);
}

/** Keeps the people of a list as those before. */
export async function keepFormerEntries(tx: Tx, platformId: bigint): Promise<void> {
  await tx.deleteFrom('former_allowlist_entries').where('platform_id', '=', platformId).execute();
  await sql`insert into former_allowlist_entries (platform_id, email_key, email, first_name, last_name, created_at)
    select platform_id, email_key, email, first_name, last_name, created_at from allowlist_entries
    where platform_id = ${platformId}`.execute(tx);
}

/** Deletes the people of lists that can be brought back no more. */
export const deleteExpiredFormerEntries = (db: Db, now: Date) =>
  sql`${EVERY_TENANT} delete from former_allowlist_entries using allowlists
    where allowlists.platform_id = former_allowlist_entries.platform_id and allowlists.former_until <= ${now}`.execute(
    db,
  );
