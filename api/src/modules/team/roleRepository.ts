import { DEFAULT_ROLES } from '@portal/shared/domain/access/defaultRoles';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';
import type { Roles } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { isColleague } from './teamSearch.ts';

/** Adds the default roles of a new organisation. */
export const insertDefaultRoles = (executor: Executor, platformId: bigint, at: Date) =>
  executor
    .insertInto('roles')
    .values(
      Object.keys(DEFAULT_ROLES).map((name) => ({
        platform_id: platformId,
        name,
        name_key: name,
        is_default: true,
        created_at: at,
        modified_at: at,
      })),
    )
    .execute();

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

/** The roles of the viewer's organisation: the default ones as they were added, then its own by name. */
export const listRoles = (executor: Executor, viewer: SessionUser) =>
  roles(executor, viewer)
    .orderBy('roles.is_default', 'desc')
    .orderBy(sql`case when roles.is_default then roles.id end`)
    .orderBy(sql`lower(roles.name)`)
    .execute();

export const findRole = (executor: Executor, viewer: SessionUser, roleId: bigint): Promise<RoleRow | undefined> =>
  roles(executor, viewer).where('roles.id', '=', roleId).executeTakeFirst();

/** The role that a user is in. */
export const readRoleIdOf = async (executor: Executor, { platformId, id }: TenantKey): Promise<bigint | null> =>
  (
    await executor
      .selectFrom('users')
      .select('role_id')
      .where('platform_id', '=', platformId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).role_id;

/** The users in a role, by last name. */
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

/** Who changed a role last; undefined when it is as it was made by nobody. */
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

/** Adds a role. */
export const insertRole = (tx: Tx, role: Insertable<Roles>): Promise<{ id: bigint }> =>
  tx.insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow();

/** Changes a role: who did, and that it is another version. */
export const updateRole = (tx: Tx, { platformId, id }: TenantKey, change: Updateable<Roles>) =>
  tx
    .updateTable('roles')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();

/** Replaces the rights of a role. */
export async function replaceRoleAuthorities(
  tx: Tx,
  { platformId, id }: TenantKey,
  authorities: readonly Authority[],
): Promise<void> {
  await tx.deleteFrom('role_authorities').where('platform_id', '=', platformId).where('role_id', '=', id).execute();
  if (authorities.length === 0) return;
  await tx
    .insertInto('role_authorities')
    .values(authorities.map((authority) => ({ platform_id: platformId, role_id: id, authority })))
    .execute();
}

/** Deletes a role; its rights go with it. */
export const deleteRole = (tx: Tx, { platformId, id }: TenantKey) =>
  tx.deleteFrom('roles').where('platform_id', '=', platformId).where('id', '=', id).execute();
