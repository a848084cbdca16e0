import { randomUUID } from 'node:crypto';
import type { NewUserBody, TeamUser, TeamUserRecord, UserChange, UsersQuery } from '@portal/shared/contract/users';
import { EVERYBODYS_AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { fullName } from '@portal/shared/domain/people/fullName';
import { changeTeam } from '../../access/administrators.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { isUniqueViolation } from '../../errors/isUniqueViolation.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import {
  changeUser,
  deleteLoginEmail,
  insertLoginEmail,
  insertUser,
  lockUser,
  replaceAccess,
  replaceAuthorities,
} from '../identity/index.ts';
import { listAccountsOf, listGroupsOf } from './accessReadModel.ts';
import { isOfOtherOrganisation, requireVerifiedBusiness } from './invitationRules.ts';
import { auditTeam } from './auditTeam.ts';
import { findAdded, isSameGrant, requireWithinOwnAccess, type AccessGrant } from './grantRules.ts';
import { keepExempt } from './keepExempt.ts';
import { limitAccountDisclosure } from './limitAccountDisclosure.ts';
import { readRequestedAccess, readCurrentAccess } from './accessGrants.ts';
import type { TeamDeps } from './TeamDeps.ts';
import { TEAM_FAILURES } from './teamErrors.ts';
import { createNotifyColleague } from './teamNotices.ts';
import { countColleagues, findColleague, listColleagues, type ColleagueRecord } from './teamSearch.ts';
import { isEmailOpen, toRecord, toTeamUser } from './toTeamUser.ts';
import { toUserColumns } from './toUserColumns.ts';

/** The rights that a body does not replace. */
const KEPT = [...EVERYBODYS_AUTHORITIES, 'STAFF_ACCESS'] as const;

export type UsersService = ReturnType<typeof createUsersService>;

/** The colleagues of an organisation: listed, read, invited, changed. Raises 404 for a user who does not exist for the caller. */
export function createUsersService({ db, clock, sendNotice, sendInvitation }: TeamDeps) {
  const notifyColleague = createNotifyColleague(sendNotice);

  const find = async (executor: Executor, actor: SessionUser, userId: bigint): Promise<ColleagueRecord> => {
    const row = await findColleague(executor, actor, userId, clock.now());
    if (row === undefined) throw new AppError(TEAM_FAILURES.userNotFound);
    return row;
  };

  const read = async (executor: Executor, actor: SessionUser, userId: bigint): Promise<TeamUserRecord> => {
    const row = await find(executor, actor, userId);
    const groups = await listGroupsOf(executor, keyOf(row));
    return toRecord(row, { groups, accounts: await listAccountsOf(executor, keyOf(row)) }, clock.now());
  };

  const saveGrant = async (tx: Tx, user: TenantKey, grant: AccessGrant): Promise<void> => {
    await replaceAuthorities(tx, user, grant.additions, KEPT);
    await replaceAccess(tx, user, grant);
  };

  /** Corrects the address of somebody who has not accepted yet, and invites there, which gives all of their rights to its owner. */
  const correctAddress = async (
    tx: Tx,
    actor: SessionUser,
    before: ColleagueRecord,
    { email, grant }: { readonly email: string; readonly grant: AccessGrant },
  ): Promise<void> => {
    if (!isEmailOpen(before)) throw new AppError(TEAM_FAILURES.emailFixed);
    requireVerifiedBusiness(actor);
    requireWithinOwnAccess(actor, null, grant);
    await isOfOtherOrganisation(tx, actor, email, false);
    await orElsewhere(insertLoginEmail(tx, actor.platformId, email));
    await changeUser(tx, keyOf(before), { email }, { at: clock.now(), byUserId: actor.id });
    await deleteLoginEmail(tx, actor.platformId, before.email);
    await sendInvitation(tx, { ...before, email });
  };

  const save = async (tx: Tx, actor: SessionUser, before: ColleagueRecord, body: UserChange): Promise<void> => {
    const { email, ...names } = toUserColumns(body);
    const was = await readCurrentAccess(tx, before);
    const grant = await readRequestedAccess(tx, actor, body);
    const isSame = isSameGrant(was, grant);
    if (before.version !== body.version) {
      if (isSame && email === before.email && holds(before, names)) return;
      const name = fullName(before.modifier_first_name, before.modifier_last_name);
      throw new AppError({ ...TEAM_FAILURES.userChanged, values: { name } });
    }
    if (!isSame && before.id === actor.id) throw new AppError(TEAM_FAILURES.ownRights);
    requireWithinOwnAccess(actor, was, grant);
    if (email !== before.email) await correctAddress(tx, actor, before, { email, grant });
    const at = clock.now();
    const change = { ...names, role_id: grant.roleId, organization_access: grant.organization };
    await changeUser(tx, keyOf(before), change, { at, byUserId: actor.id });
    await saveGrant(tx, keyOf(before), grant);
    const details = {
      given: [...findAdded(was.authorities, grant.authorities)],
      taken: [...findAdded(grant.authorities, was.authorities)],
    };
    await auditTeam(tx, actor, { action: 'user.changed', id: before.id, details, at });
    if (!isSame && before.status === 'ACTIVATED')
      await notifyColleague(tx, 'RIGHTS_CHANGED_MAIL', before.id, { actor, at });
  };

  return {
    list: async (actor: SessionUser, { page, size, sort, ...filter }: UsersQuery): Promise<List<TeamUser>> => {
      const now = clock.now();
      const direction = sort === 'name,desc' ? 'desc' : 'asc';
      return readCappedPage(
        { page, size },
        {
          count: (cap) => countColleagues(db, actor, filter, { cap, now }),
          read: (window) => listColleagues(db, actor, filter, { direction, ...window, now }),
        },
        (row) => toTeamUser(row, now),
      );
    },

    get: (actor: SessionUser, userId: bigint): Promise<TeamUserRecord> => read(db, actor, userId),

    /** Raises 429 when the caller was told too often that an address belongs elsewhere; comes before `create`. */
    limitInvitations: (actor: SessionUser, { email }: NewUserBody): Promise<void> =>
      limitAccountDisclosure(db, actor, email, clock.now()),

    /**
     * Invites somebody, or asks another organisation's user to move here. Raises 400 at the fields, 403 beyond the caller's own and
     * while the business is not verified, 409 at `email` for a member, and for a user elsewhere unless `move` is set.
     */
    create: (tx: Tx, actor: SessionUser, body: NewUserBody): Promise<TeamUserRecord> =>
      changeTeam(tx, actor.platformId, async () => {
        requireVerifiedBusiness(actor);
        const columns = toUserColumns(body);
        const grant = await readRequestedAccess(tx, actor, body);
        requireWithinOwnAccess(actor, null, grant);
        const isMove = await isOfOtherOrganisation(tx, actor, columns.email, body.move);
        const at = clock.now();
        const inserted = insertUser(tx, {
          ...columns,
          platform_id: actor.platformId,
          identity_hash: randomUUID(),
          status: isMove ? 'MOVING' : 'INVITED',
          role_id: grant.roleId,
          organization_access: grant.organization,
          created_at: at,
          created_by_user_id: actor.id,
          modified_at: at,
          modified_by_user_id: actor.id,
        });
        const user = await orElsewhere(inserted);
        await saveGrant(tx, keyOf(user), grant);
        await sendInvitation(tx, user);
        await auditTeam(tx, actor, { action: isMove ? 'user.askedToMove' : 'user.invited', id: user.id, at });
        return read(tx, actor, user.id);
      }),

    /**
     * Replaces every field. Raises as `create` does, 403 for the caller's own rights, 409 that names who changed the user after it
     * was read, and 409 for the last administrator, of the organisation or apart at a domain.
     */
    async update(actor: SessionUser, userId: bigint, body: UserChange): Promise<TeamUserRecord> {
      const { email } = await find(db, actor, userId);
      if (email !== body.email.trim().toLowerCase()) await limitAccountDisclosure(db, actor, body.email, clock.now());
      return withTransaction(db, (tx) =>
        changeTeam(tx, actor.platformId, async () => {
          await lockUser(tx, { platformId: actor.platformId, id: userId });
          const before = await find(tx, actor, userId);
          await keepExempt(tx, actor, () => save(tx, actor, before, body));
          return read(tx, actor, userId);
        }),
      );
    },
  };
}

const holds = (row: ColleagueRecord, names: Partial<ColleagueRecord>): boolean =>
  row.first_name === names.first_name && row.last_name === names.last_name && row.lang_key === names.lang_key;

/** Somebody of another organisation may take the address at the same moment. */
async function orElsewhere<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError(TEAM_FAILURES.elsewhere) : error;
  }
}
