import { DEFAULT_ROLES } from '@portal/shared/domain/access/defaultRoles';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Platforms, Roles } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** Adds the default roles of a new organisation. */
export const insertDefaultRoles = (
  executor: Executor,
  { id, created_at }: Pick<Selectable<Platforms>, 'id' | 'created_at'>,
) =>
  executor
    .insertInto('roles')
    .values(
      Object.keys(DEFAULT_ROLES).map((name) => ({
        platform_id: id,
        name,
        name_key: name,
        is_default: true,
        created_at,
        modified_at: created_at,
      })),
    )
    .returning(['id', 'name'])
    .execute();

/** Returns the name of a role; null when there is none. */
export const findRoleName = async (executor: Executor, platformId: bigint, id: bigint): Promise<string | null> =>
  (
    await executor
      .selectFrom('roles')
      .select('name')
      .where('platform_id', '=', platformId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.name ?? null;

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
