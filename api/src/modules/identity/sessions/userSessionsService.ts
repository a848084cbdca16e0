import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { UserSession } from '@portal/shared/contract/userSessions';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { deviceName } from './deviceName.ts';
import { revokeSession, revokeSessions } from './sessionRepository.ts';
import { readOpenSessions } from './sessionUserReadModel.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';

/** The open sessions of a user, and their end from another browser. */
export function createUserSessionsService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const auditOf = (user: SessionUser, entityId: string | null, at: Date) => ({
    platformId: user.platformId,
    actorUserId: user.id,
    action: entityId === null ? 'session.othersEnded' : 'session.ended',
    entityType: 'session',
    entityId: entityId ?? user.sessionId,
    at,
  });

  return {
    /** Open sessions, the latest used first. */
    async list(user: SessionUser): Promise<UserSession[]> {
      const rows = await readOpenSessions(db, user, clock.now(), SERVER_SETTINGS.sessions.listed);
      return rows.map((row) => ({
        sessionId: row.id,
        isCurrent: row.id === user.sessionId,
        ...deviceName(row.user_agent),
        ipAddress: row.ip_address,
        createdDate: row.created_at.toISOString(),
        lastUsedDate: row.last_used_at.toISOString(),
      }));
    },

    /** Ends one session. Raises 404 for one that is over or belongs to somebody else. */
    end: (user: SessionUser, sessionId: string): Promise<void> =>
      withTransaction(db, async (tx) => {
        const at = clock.now();
        if (!(await revokeSession(tx, user, sessionId, at))) throw new AppError(COMMON_FAILURES.notFound);
        await writeAudit(tx, auditOf(user, sessionId, at));
      }),

    /** Ends every session but the one that asks. */
    endOthers: (user: SessionUser): Promise<void> =>
      withTransaction(db, async (tx) => {
        const at = clock.now();
        await revokeSessions(tx, user, at, user.sessionId);
        await writeAudit(tx, auditOf(user, null, at));
      }),
  };
}

export type UserSessionsService = ReturnType<typeof createUserSessionsService>;
