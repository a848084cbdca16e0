import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Sessions } from '../../db/schema.generated.ts';

export type SessionRow = Selectable<Sessions>;

/** Opens a session. */
export const insertSession = (tx: Tx, session: Insertable<Sessions>) =>
  tx.insertInto('sessions').values(session).execute();

/** A session by its id, locked until the transaction ends. */
export const lockSession = (tx: Tx, id: string): Promise<SessionRow | undefined> =>
  tx.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Updates one session. */
export const updateSession = (executor: Executor, id: string, change: Updateable<Sessions>) =>
  executor.updateTable('sessions').set(change).where('id', '=', id).execute();

/** Ends every open session of a user but one. */
export const revokeOtherSessions = (tx: Tx, userId: bigint, keptId: string, now: Date) =>
  tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('revoked_at', 'is', null)
    .execute();
