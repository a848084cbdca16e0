import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import type { Signups } from '../../db/schema.generated.ts';

export type SignupRow = Selectable<Signups>;

/** Adds a sign-up and its link. */
export async function insertSignup(tx: Tx, signup: Insertable<Signups>): Promise<SignupRow> {
  const row = await tx.insertInto('signups').values(signup).returningAll().executeTakeFirstOrThrow();
  await insertLink(tx, row);
  return row;
}

/** Remembers a link that is mailed for a sign-up. */
export const insertLink = (tx: Tx, { id, token_hash }: Pick<SignupRow, 'id' | 'token_hash'>) =>
  tx.insertInto('signup_links').values({ signup_id: id, token_hash }).execute();

/** Returns the sign-up of a handle, locked until the transaction ends. */
export const lockSignupOfHandle = (tx: Tx, handleHash: string): Promise<SignupRow | undefined> =>
  tx.selectFrom('signups').selectAll().where('handle_hash', '=', handleHash).forUpdate().executeTakeFirst();

/** Returns the sign-up of a link, also of one that was replaced. */
export const findSignupOfLink = (executor: Executor, tokenHash: string): Promise<SignupRow | undefined> =>
  executor
    .selectFrom('signup_links')
    .innerJoin('signups', 'signups.id', 'signup_links.signup_id')
    .selectAll('signups')
    .where('signup_links.token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Returns a sign-up by row id. */
export const findSignup = (executor: Executor, id: bigint): Promise<SignupRow | undefined> =>
  executor.selectFrom('signups').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns a sign-up by row id, locked until the transaction ends. */
export const lockSignup = (tx: Tx, id: bigint): Promise<SignupRow | undefined> =>
  tx.selectFrom('signups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateSignup = (tx: Tx, id: bigint, change: Updateable<Signups>): Promise<SignupRow> =>
  tx.updateTable('signups').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Forgets what was said in sign-ups that have expired. */
export const clearExpiredSignups = (db: Db, now: Date) =>
  db
    .updateTable('signups')
    .set({ sealed_body: null })
    .where('expires_at', '<=', now)
    .where('sealed_body', 'is not', null)
    .execute();

/** Deletes sign-ups that expired before a time, with their links. */
export const deleteOldSignups = (db: Db, before: Date) =>
  db.deleteFrom('signups').where('expires_at', '<=', before).execute();
