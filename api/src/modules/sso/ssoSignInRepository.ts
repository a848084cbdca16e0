import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { SsoStarts } from '../../db/schema.generated.ts';

export type StartRow = Selectable<SsoStarts>;

/** Records that a sign-in was begun. */
export const insertStart = (executor: Executor, start: Insertable<SsoStarts>) =>
  executor.insertInto('sso_starts').values(start).execute();

/** Returns the sign-in of a state, unless it took too long. */
export const findStart = (executor: Executor, stateHash: string, now: Date): Promise<StartRow | undefined> =>
  executor
    .selectFrom('sso_starts')
    .selectAll()
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Claims the answer to a sign-in; false when another call has done so. */
export async function claimAnswer(executor: Executor, stateHash: string, now: Date): Promise<boolean> {
  const claimed = await executor
    .insertInto('sso_answers')
    .values({ state_hash: stateHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('state_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Keeps whom an answer describes, for the one call that redeems its result. */
export const saveResult = (
  executor: Executor,
  stateHash: string,
  result: { readonly result_hash: string; readonly sealed_identity: string; readonly expires_at: Date },
) => executor.updateTable('sso_answers').set(result).where('state_hash', '=', stateHash).execute();

/** Returns a result that can be redeemed, with the sign-in that it belongs to. */
export const findResult = (executor: Executor, resultHash: string, now: Date) =>
  executor
    .selectFrom('sso_answers')
    .innerJoin('sso_starts', 'sso_starts.state_hash', 'sso_answers.state_hash')
    .select(['sso_starts.connection', 'sso_starts.cookie_hash', 'sso_answers.sealed_identity'])
    .where('sso_answers.result_hash', '=', resultHash)
    .where('sso_answers.used_at', 'is', null)
    .where('sso_answers.expires_at', '>', now)
    .executeTakeFirst();

/** Uses a result up; false when another call has done so. */
export async function useResult(executor: Executor, resultHash: string, now: Date): Promise<boolean> {
  const used = await executor
    .updateTable('sso_answers')
    .set({ used_at: now, sealed_identity: null })
    .where('result_hash', '=', resultHash)
    .where('used_at', 'is', null)
    .returning('state_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Returns the user whom a connection leads to by the provider's subject. */
export const findIdentity = (executor: Executor, platformId: bigint, connection: string, subject: string) =>
  executor
    .selectFrom('sso_identities')
    .select(['user_id'])
    .where('platform_id', '=', platformId)
    .where('connection', '=', connection)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** Returns the subject by which a connection leads to a user. */
export const findSubject = (executor: Executor, platformId: bigint, connection: string, userId: bigint) =>
  executor
    .selectFrom('sso_identities')
    .select('subject')
    .where('platform_id', '=', platformId)
    .where('connection', '=', connection)
    .where('user_id', '=', userId)
    .executeTakeFirst();

interface Identity {
  readonly platform_id: bigint;
  readonly connection: string;
  readonly subject: string;
  readonly user_id: bigint;
  readonly created_at: Date;
}

/** Binds a subject to a user, in place of one who is deleted. */
export const saveIdentity = (tx: Tx, identity: Identity) =>
  tx
    .insertInto('sso_identities')
    .values(identity)
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'connection', 'subject'])
        .doUpdateSet({ user_id: identity.user_id, created_at: identity.created_at }),
    )
    .execute();

/** Deletes sign-ins and tests that are over. */
export async function deleteEndedStarts(db: Db, now: Date): Promise<void> {
  // A result may be redeemed for a while after its sign-in would have been too slow.
  const before = new Date(now.getTime() - SERVER_SETTINGS.sso.resultMs);
  await db.deleteFrom('sso_starts').where('expires_at', '<=', before).execute();
  await db.deleteFrom('sso_tests').modifyEnd(EVERY_TENANT).where('expires_at', '<=', now).execute();
}
