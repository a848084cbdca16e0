import { sql } from 'kysely';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { Executor } from '../../db/client.ts';
import type { Authority } from '@portal/shared/domain/access/permissions';

/** Activated users of a platform who hold a right. */
const holders = (executor: Executor, platformId: bigint, right: Authority) =>
  executor
    .selectFrom('users')
    .innerJoin('user_rights', (join) =>
      join.onRef('user_rights.platform_id', '=', 'users.platform_id').onRef('user_rights.user_id', '=', 'users.id'),
    )
    .where('users.platform_id', '=', platformId)
    .where('users.status', '=', 'ACTIVATED')
    .where('user_rights.authority', '=', right);

/** Returns the ids of the activated users of a platform who hold a right, at most `limit`. */
export const listHolders = (executor: Executor, platformId: bigint, right: Authority, limit: number) =>
  holders(executor, platformId, right).select('users.id').orderBy('users.id').limit(limit).execute();

/** Returns the ids of the activated users who hold a right and have access to the whole organisation, at most `limit`. */
export const listOrganizationHolders = (executor: Executor, platformId: bigint, right: Authority, limit: number) =>
  holders(executor, platformId, right)
    .select('users.id')
    .where('users.organization_access', '=', true)
    .orderBy('users.id')
    .limit(limit)
    .execute();

/** Returns the activated users who hold a right and see an account, by name, at most `limit`. */
export const listHoldersOfAccount = (
  executor: Executor,
  account: Pick<AccountRow, 'platform_id' | 'customer_id' | 'id'>,
  right: Authority,
  limit: number,
) =>
  holders(executor, account.platform_id, right)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
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
                access('user_access.customer_id', '=', account.customer_id),
                access('user_access.account_id', '=', account.id),
              ]),
            ),
        ),
      ]),
    )
    .orderBy(sql`lower(users.last_name)`)
    .orderBy(sql`lower(users.first_name)`)
    .orderBy('users.id')
    .limit(limit)
    .execute();

/** Returns the users of a platform with these ids, by name. */
export const listUsers = (executor: Executor, platformId: bigint, ids: readonly bigint[]) =>
  executor
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('platform_id', '=', platformId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('last_name')
    .orderBy('id')
    .execute();
