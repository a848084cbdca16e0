import { nameKey } from '@portal/shared/domain/people/names';
import type { Tx } from '../db/client.ts';
import { DEMO_ROLES } from './demoOrganisation.ts';
import { idOf, type Ids } from './demoIds.ts';
import { foundedAt } from './foundedAt.ts';

/** The name of a role in `Ids`, which is unique in its organisation alone. */
export const roleNamed = (platform: string, name: string): string => `${platform}/${name}`;

/** The organisations' own roles; returns the ids of these and of the default ones. */
export async function loadRoles(tx: Tx, platforms: Ids, now: Date): Promise<Ids> {
  for (const { platform, name, authorities } of DEMO_ROLES) {
    const platform_id = idOf(platforms, platform);
    const since = foundedAt(platform, now);
    const { id: role_id } = await tx
      .insertInto('roles')
      .values({ platform_id, name, name_key: nameKey(name), created_at: since, modified_at: since })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (authorities.length > 0)
      await tx
        .insertInto('role_authorities')
        .values(authorities.map((authority) => ({ platform_id, role_id, authority })))
        .execute();
  }
  const roles = await tx
    .selectFrom('roles')
    .innerJoin('platforms', 'platforms.id', 'roles.platform_id')
    .select(['roles.id', 'roles.name', 'platforms.platform_client_id'])
    .where('roles.platform_id', 'in', [...platforms.values()])
    .execute();
  return new Map(roles.map(({ id, name, platform_client_id }) => [roleNamed(platform_client_id, name), id]));
}
