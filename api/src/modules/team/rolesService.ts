import type { Role, RoleBody, RoleChange, RoleRecord } from '@portal/shared/contract/roles';
import { isDefaultRoleLabel } from '@portal/shared/domain/access/roleLabels';
import { fullName } from '@portal/shared/domain/people/fullName';
import { nameKey, tidyName } from '@portal/shared/domain/people/names';
import { checkRoleName } from '@portal/shared/domain/people/roleRules';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { changeTeam } from '../../access/administrators.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { isUniqueViolation } from '../../errors/isUniqueViolation.ts';
import { auditTeam } from './auditTeam.ts';
import { findAdded, requireGrantable } from './grantRules.ts';
import { keepExempt } from './keepExempt.ts';
import { filterCustomerAuthorities, getRoleRights } from './roleRights.ts';
import * as reading from './roleReadModel.ts';
import * as roles from './roleRepository.ts';
import { findRoleOf } from '../identity/index.ts';
import type { TeamDeps } from './TeamDeps.ts';
import { TEAM_FAILURES } from './teamErrors.ts';
import { createNotifyColleague } from './teamNotices.ts';

const { roleUsersListed } = SERVER_SETTINGS.team;
/** Names in a refusal. */
const NAMED = 10;

export type RolesService = ReturnType<typeof createRolesService>;

/** The roles of an organisation. Raises 404 for one that it does not have. */
export function createRolesService({ db, clock, sendNotice }: Pick<TeamDeps, 'db' | 'clock' | 'sendNotice'>) {
  const notifyColleague = createNotifyColleague(sendNotice);

  const find = async (executor: Executor, actor: SessionUser, roleId: bigint): Promise<reading.RoleRow> => {
    const row = await reading.findRole(executor, actor, roleId);
    if (row === undefined) throw new AppError(TEAM_FAILURES.roleNotFound);
    return row;
  };

  const findOwn = async (tx: Tx, actor: SessionUser, roleId: bigint): Promise<reading.RoleRow> => {
    const row = await find(tx, actor, roleId);
    if (row.is_default) throw new AppError(TEAM_FAILURES.roleDefault);
    return row;
  };

  const read = async (executor: Executor, actor: SessionUser, roleId: bigint): Promise<RoleRecord> => {
    const row = await find(executor, actor, roleId);
    const users = await reading.listUsersInRole(executor, keyOf(row), roleUsersListed);
    const modifier = await reading.readRoleModifier(executor, keyOf(row));
    return {
      ...toRole(row),
      users: users.map(({ id, first_name, last_name, email }) => ({
        userId: id.toString(),
        firstName: first_name,
        lastName: last_name,
        email,
      })),
      modifiedDate: row.modified_at.toISOString(),
      modifiedBy: modifier === undefined ? null : fullName(modifier.first_name, modifier.last_name),
    };
  };

  const notifyEverybody = async (tx: Tx, actor: SessionUser, row: reading.RoleRow, at: Date): Promise<void> => {
    for (const { id, status } of await reading.listUsersInRole(tx, keyOf(row), row.user_count))
      if (status === 'ACTIVATED') await notifyColleague(tx, 'RIGHTS_CHANGED_MAIL', id, { actor, at });
  };

  const save = async (tx: Tx, actor: SessionUser, before: reading.RoleRow, body: RoleChange): Promise<void> => {
    const columns = columnsOf(body, before);
    const was = getRoleRights(before);
    const granted = findAdded(was, columns.authorities);
    const revoked = findAdded(columns.authorities, was);
    const changesRights = granted.length + revoked.length > 0;
    if (before.version !== body.version) {
      if (!changesRights && before.name === columns.name) return;
      const modifier = await reading.readRoleModifier(tx, keyOf(before));
      const name = fullName(modifier?.first_name, modifier?.last_name);
      throw new AppError({ ...TEAM_FAILURES.roleChanged, values: { name } });
    }
    if (changesRights && (await findRoleOf(tx, actor)) === before.id) throw new AppError(TEAM_FAILURES.roleOwn);
    requireGrantable(actor, granted);
    const at = clock.now();
    const { name, name_key } = columns;
    await orNameTaken(
      roles.updateRole(tx, keyOf(before), { name, name_key, modified_at: at, modified_by_user_id: actor.id }),
    );
    await roles.replaceRoleAuthorities(tx, keyOf(before), columns.authorities);
    const details = { name, given: [...granted], taken: [...revoked] };
    await auditTeam(tx, actor, { action: 'role.changed', id: before.id, details, at });
    if (changesRights) await notifyEverybody(tx, actor, before, at);
  };

  return {
    list: async (actor: SessionUser): Promise<Role[]> => (await reading.listRoles(db, actor)).map(toRole),

    get: (actor: SessionUser, roleId: bigint): Promise<RoleRecord> => read(db, actor, roleId),

    /** Raises 400 and 409 at `name`, 403 for rights beyond the caller's own. */
    create: (tx: Tx, actor: SessionUser, body: RoleBody): Promise<RoleRecord> =>
      changeTeam(tx, actor.platformId, async () => {
        const { authorities, ...columns } = columnsOf(body, null);
        requireGrantable(actor, authorities);
        const at = clock.now();
        const { id } = await orNameTaken(
          roles.insertRole(tx, {
            ...columns,
            platform_id: actor.platformId,
            created_at: at,
            created_by_user_id: actor.id,
            modified_at: at,
            modified_by_user_id: actor.id,
          }),
        );
        await roles.replaceRoleAuthorities(tx, { platformId: actor.platformId, id }, authorities);
        await auditTeam(tx, actor, { action: 'role.created', id, details: { name: columns.name }, at });
        return read(tx, actor, id);
      }),

    /**
     * Changes a role for everybody in it. Raises as `create` does, 403 for the rights of the caller's own role, 409 that names who
     * changed it after it was read, for a default role, and for the last administrator.
     */
    update: (actor: SessionUser, roleId: bigint, body: RoleChange): Promise<RoleRecord> =>
      withTransaction(db, (tx) =>
        changeTeam(tx, actor.platformId, async () => {
          const before = await findOwn(tx, actor, roleId);
          await keepExempt(tx, actor, () => save(tx, actor, before, body));
          return read(tx, actor, roleId);
        }),
      ),

    /** Raises 409 for a default role, and for one that users are in, who are named. */
    remove: (actor: SessionUser, roleId: bigint): Promise<void> =>
      withTransaction(db, (tx) =>
        changeTeam(tx, actor.platformId, async () => {
          const row = await findOwn(tx, actor, roleId);
          const users = await reading.listUsersInRole(tx, keyOf(row), NAMED);
          if (users.length > 0) {
            const names = users.map(({ first_name, last_name }) => fullName(first_name, last_name)).join(', ');
            const values = { count: String(row.user_count), names };
            throw new AppError({ ...TEAM_FAILURES.roleInUse, values });
          }
          await roles.deleteRole(tx, keyOf(row));
          await auditTeam(tx, actor, {
            action: 'role.deleted',
            id: roleId,
            details: { name: row.name },
            at: clock.now(),
          });
        }),
      ),
  };
}

const toRole = (row: reading.RoleRow): Role => ({
  roleId: row.id.toString(),
  name: row.name,
  isDefault: row.is_default,
  authorities: [...getRoleRights(row)],
  userCount: row.user_count,
  version: row.version,
});

/**
 * Returns the columns of a body, with its rights. Raises 400 at the fields, 409 at `name` for the label of a default role. A role from
 * before that has such a name, or no right, may keep it.
 */
function columnsOf({ name, authorities }: RoleBody, before: reading.RoleRow | null) {
  const codes = filterCustomerAuthorities(authorities);
  const losesAll = codes.length === 0 && (before === null || getRoleRights(before).length > 0);
  const fields = [
    ...fieldErrors('name', checkRoleName(name)),
    ...(losesAll ? [{ field: 'authorities', i18nKey: 'error.role.noRight' }] : []),
  ];
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  const name_key = nameKey(name);
  if (name_key !== before?.name_key && isDefaultRoleLabel(name)) throw new AppError(TEAM_FAILURES.roleNameTaken);
  return { name: tidyName(name), name_key, authorities: codes };
}

async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError(TEAM_FAILURES.roleNameTaken) : error;
  }
}
