import { sql } from 'kysely';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { isColleague } from './teamSearch.ts';

const roles = (executor: Executor, viewer: SessionUser) =>
  executor
    .selectFrom('roles')
    .selectAll('roles')
    .select([
      sql<string[]>`array(select authority from role_authorities x where x.platform_id = roles.platform_id
        and x.role_id = roles.id order by 1)`.as('authorities'),
      sql<number>`(select count(*)::int from users where users.platform_id = roles.platform_id and users.role_id = roles.id
        and ${isColleague(viewer)})`.as('user_count'),
    ])
    .where('roles.platform_id', '=', viewer.platformId);

/** A role with its own rights, those of a default one are a constant, and the number of users in it. */
export type RoleRow = Awaited<ReturnType<typeof listRoles>>[number];

/** Returns the roles of the viewer's organisation: the default ones as they were added, then its own by name. */
export const listRoles = (executor: Executor, viewer: SessionUser) =>
  roles(executor, viewer)
    .orderBy('roles.is_default', 'desc')
    .orderBy(sql`case when roles.is_default then roles.id end`)
    .orderBy(sql`lower(roles.name)`)
    .execute();

export const findRole = (executor: Executor, viewer: SessionUser, roleId: bigint): Promise<RoleRow | undefined> =>
  roles(executor, viewer).where('roles.id', '=', roleId).executeTakeFirst();

/** Returns the name of a role; null when it is gone. */
export const findRoleName = async (executor: Executor, { platformId, id }: TenantKey): Promise<string | null> =>
  (
    await executor
      .selectFrom('roles')
      .select('name')
      .where('platform_id', '=', platformId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.name ?? null;

/** Returns the users in a role, by last name. */
export const listUsersInRole = (executor: Executor, { platformId, id }: TenantKey, limit: number) =>
  executor
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'status'])
    .where('platform_id', '=', platformId)
    .where('role_id', '=', id)
    .where('status', '<>', 'DELETED')
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Returns who changed a role last; undefined when it is as it was made by nobody. */
export const readRoleModifier = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('roles')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'roles.platform_id').onRef('users.id', '=', 'roles.modified_by_user_id'),
    )
    .select(['users.first_name', 'users.last_name'])
    .where('roles.platform_id', '=', platformId)
    .where('roles.id', '=', id)
    .executeTakeFirst();
