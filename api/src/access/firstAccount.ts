import { EVERYBODYS_AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { sql } from 'kysely';
import type { Executor } from '../db/client.ts';
import type { TenantKey } from '../db/TenantKey.ts';

/**
 * The account that a user starts with: the user's own default while it is usable, else the first usable one by name.
 * Usable: visible to the user and ACTIVE, or FROZEN as the default. Null when there is none, and for a user who holds no right.
 */
export async function findFirstAccountId(
  executor: Executor,
  { platformId, id }: TenantKey,
  defaultId: bigint | null,
): Promise<bigint | null> {
  const row = await executor
    .selectFrom('accounts')
    .innerJoin('users', 'users.platform_id', 'accounts.platform_id')
    .select('accounts.id')
    .where('users.platform_id', '=', platformId)
    .where('users.id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_rights')
          .select('user_rights.authority')
          .whereRef('user_rights.platform_id', '=', 'users.platform_id')
          .whereRef('user_rights.user_id', '=', 'users.id')
          .where('user_rights.authority', 'not in', [...EVERYBODYS_AUTHORITIES]),
      ),
    )
    .where((eb) =>
      eb.or([
        eb('users.organization_access', '=', true),
        eb.exists(
          eb
            .selectFrom('user_access')
            .select('user_access.id')
            .whereRef('user_access.platform_id', '=', 'users.platform_id')
            .whereRef('user_access.user_id', '=', 'users.id')
            .where((access) =>
              access.or([
                access('user_access.customer_id', '=', access.ref('accounts.customer_id')),
                access('user_access.account_id', '=', access.ref('accounts.id')),
              ]),
            ),
        ),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb.and([
          eb('accounts.status', '=', 'ACTIVE'),
          eb('accounts.active', '=', true),
          eb('accounts.display_name', '<>', ''),
        ]),
        eb.and([eb('accounts.status', 'in', ['ACTIVE', 'FROZEN']), eb('accounts.id', '=', defaultId)]),
      ]),
    )
    .orderBy(sql`accounts.id is not distinct from ${defaultId} desc, lower(accounts.display_name), accounts.id`)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
