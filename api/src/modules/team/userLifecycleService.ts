import type { TeamUserRecord } from '@portal/shared/contract/users';
import { changeTeam } from '../../access/administrators.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { changeUser, deleteUser, endAccess, endSessions, type EndAppsOfUser } from '../identity/index.ts';
import { requireVerifiedBusiness } from './invitationRules.ts';
import { auditTeam } from './auditTeam.ts';
import type { TeamDeps } from './TeamDeps.ts';
import { TEAM_FAILURES } from './teamErrors.ts';
import { createNotifyColleague } from './teamNotices.ts';
import { requireWithinOwnAccess } from './grantRules.ts';
import { readCurrentAccess } from './accessGrants.ts';
import { findColleague, type ColleagueRecord } from './teamSearch.ts';
import type { UsersService } from './usersService.ts';

interface UserLifecycleDeps extends TeamDeps {
  readonly users: UsersService;
  readonly endAppsOfUser: EndAppsOfUser;
}

interface UserChange {
  readonly tx: Tx;
  readonly at: Date;
  readonly user: ColleagueRecord;
}

export type UserLifecycleService = ReturnType<typeof createUserLifecycleService>;

/** How a colleague's access ends, and begins again. Raises 404 for a user who does not exist for the caller. */
export function createUserLifecycleService(deps: UserLifecycleDeps) {
  const { db, clock, sendNotice, inviteAgain, users, endAppsOfUser } = deps;
  const notifyColleague = createNotifyColleague(sendNotice);

  const changeUserInTeam = (
    actor: SessionUser,
    userId: bigint,
    run: (changeUserInTeam: UserChange) => Promise<void>,
  ): Promise<void> =>
    withTransaction(db, (tx) =>
      changeTeam(tx, actor.platformId, async () => {
        const at = clock.now();
        const user = await findColleague(tx, actor, userId, at);
        if (user === undefined) throw new AppError(TEAM_FAILURES.userNotFound);
        await run({ tx, at, user });
      }),
    );

  return {
    /** Sends an invitation again. Raises 403 while the business is not verified, 409 after acceptance, 429 after a few an hour. */
    invite: (actor: SessionUser, userId: bigint): Promise<void> =>
      changeUserInTeam(actor, userId, async ({ tx, at, user }) => {
        requireVerifiedBusiness(actor);
        await inviteAgain(tx, user);
        await auditTeam(tx, actor, { action: 'user.invited', id: userId, at });
      }),

    /** Raises 403 for oneself, 409 for the last administrator and for somebody who was asked to move here. */
    async deactivate(actor: SessionUser, userId: bigint): Promise<TeamUserRecord> {
      await changeUserInTeam(actor, userId, async ({ tx, at, user }) => {
        if (userId === actor.id) throw new AppError(TEAM_FAILURES.self);
        if (user.status === 'MOVING') throw new AppError(TEAM_FAILURES.moving);
        if (user.status === 'DEACTIVATED') return;
        const by = { at, byUserId: actor.id };
        await endAccess(tx, keyOf(user), by, endAppsOfUser);
        await changeUser(tx, keyOf(user), { status: 'DEACTIVATED' }, by);
        await auditTeam(tx, actor, { action: 'user.deactivated', id: userId, at });
        if (user.status === 'ACTIVATED') await notifyColleague(tx, 'USER_DEACTIVATED_MAIL', userId, { actor, at });
      });
      return users.get(actor, userId);
    },

    /** The user signs in as before; one who never accepted is invited anew. Raises 403 for rights beyond the caller's own. */
    async reactivate(actor: SessionUser, userId: bigint): Promise<TeamUserRecord> {
      await changeUserInTeam(actor, userId, async ({ tx, at, user }) => {
        if (user.status !== 'DEACTIVATED') return;
        requireWithinOwnAccess(actor, null, await readCurrentAccess(tx, user));
        const status = user.password_hash === null ? 'INVITED' : 'ACTIVATED';
        await changeUser(tx, keyOf(user), { status }, { at, byUserId: actor.id });
        await auditTeam(tx, actor, { action: 'user.reactivated', id: userId, at });
      });
      return users.get(actor, userId);
    },

    /** Frees the address; what the user did keeps the name. Raises 403 for oneself, 409 for the last administrator. */
    remove: (actor: SessionUser, userId: bigint): Promise<void> =>
      changeUserInTeam(actor, userId, async ({ tx, at, user }) => {
        if (userId === actor.id) throw new AppError(TEAM_FAILURES.self);
        await deleteUser(tx, user, { at, byUserId: actor.id }, endAppsOfUser);
        await auditTeam(tx, actor, { action: 'user.deleted', id: userId, at });
        if (user.status === 'ACTIVATED') await notifyColleague(tx, 'USER_DEACTIVATED_MAIL', userId, { actor, at });
      }),

    endSessions: (actor: SessionUser, userId: bigint): Promise<void> =>
      changeUserInTeam(actor, userId, async ({ tx, at, user }) => {
        await endSessions(tx, keyOf(user), at);
        await auditTeam(tx, actor, { action: 'user.sessionsEnded', id: userId, at });
      }),
  };
}
