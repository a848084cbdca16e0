import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { Sessions } from '../../../db/schema.generated.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import type { SessionKey } from '../../../access/SessionUser.ts';
import { readProviderSession, type ProviderSession } from './ProviderSession.ts';

export type SessionRow = Selectable<Sessions>;

/** Opens a session. */
export const insertSession = (tx: Tx, session: Insertable<Sessions>) =>
  tx.insertInto('sessions').values(session).execute();

/** A session, locked until the transaction ends. */
export const lockSession = (tx: Tx, { platformId, sessionId }: SessionKey): Promise<SessionRow | undefined> =>
  tx
    .selectFrom('sessions')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();

/** Returns when the user of a session signed in. */
export const findSignInTime = async (
  executor: Executor,
  { platformId, sessionId }: SessionKey,
): Promise<Date | undefined> =>
  (
    await executor
      .selectFrom('sessions')
      .select('created_at')
      .where('platform_id', '=', platformId)
      .where('id', '=', sessionId)
      .executeTakeFirst()
  )?.created_at;

/** Returns the sign-in at a provider that opened a session; null for a password. */
export async function findProviderSession(
  executor: Executor,
  { platformId, sessionId }: SessionKey,
): Promise<ProviderSession | null> {
  const row = await executor
    .selectFrom('sessions')
    .select(['identity_provider', 'sso_connection', 'sso_sign_out_hint'])
    .where('platform_id', '=', platformId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row === undefined ? null : readProviderSession(row);
}

/** Updates one session. */
export const updateSession = (
  executor: Executor,
  { platformId, sessionId }: SessionKey,
  change: Updateable<Sessions>,
) =>
  executor
    .updateTable('sessions')
    .set(change)
    .where('platform_id', '=', platformId)
    .where('id', '=', sessionId)
    .execute();

/** Ends one open session of a user; false when there is none of that id. */
export async function revokeSession(
  tx: Tx,
  { platformId, id }: TenantKey,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends every open session of a user, but the one that is kept. */
export const revokeSessions = (tx: Tx, { platformId, id }: TenantKey, now: Date, keptId: string | null = null) =>
  tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .$if(keptId !== null, (query) => query.where('id', '<>', keptId))
    .where('revoked_at', 'is', null)
    .execute();

/** Ends every open session that an embedder's key has opened. */
export const revokeSessionsOfKey = (
  tx: Tx,
  { platformId, kid }: { readonly platformId: bigint; readonly kid: string },
  now: Date,
) =>
  tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('platform_id', '=', platformId)
    .where('embedder_kid', '=', kid)
    .where('revoked_at', 'is', null)
    .execute();
