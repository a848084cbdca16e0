import { sql } from 'kysely';
import { isGroupVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** Returns the groups of a user, by name. */
export const listGroupsOf = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('user_access')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'user_access.platform_id')
        .onRef('customers.id', '=', 'user_access.customer_id'),
    )
    .select(['customers.id', 'customers.identifier', 'customers.display_name'])
    .where('user_access.platform_id', '=', platformId)
    .where('user_access.user_id', '=', id)
    .where('customers.status', '<>', 'DELETED')
    .orderBy('customers.display_name')
    .execute();

/** Returns the single accounts of a user, by name. */
export const listAccountsOf = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('user_access')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'user_access.platform_id')
        .onRef('accounts.id', '=', 'user_access.account_id'),
    )
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'accounts.platform_id')
        .onRef('customers.id', '=', 'accounts.customer_id'),
    )
    .select([
      'accounts.id',
      'accounts.identifier',
      'accounts.display_name',
      'customers.identifier as group_identifier',
      'customers.display_name as group_name',
    ])
    .where('user_access.platform_id', '=', platformId)
    .where('user_access.user_id', '=', id)
    .where('accounts.status', '<>', 'DELETED')
    .orderBy('accounts.display_name')
    .execute();

const visibleGroups = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('customers')
    .select(['customers.id', 'customers.identifier', 'customers.display_name'])
    .where('customers.platform_id', '=', user.platformId)
    .where('customers.status', '<>', 'DELETED')
    .where(isGroupVisible(user));

/** Returns the groups of an organisation that have these identifiers. */
export const listGroupIds = async (
  executor: Executor,
  platformId: bigint,
  identifiers: readonly string[],
): Promise<bigint[]> =>
  (
    await executor
      .selectFrom('customers')
      .select('id')
      .where('platform_id', '=', platformId)
      .where('status', '<>', 'DELETED')
      .where('identifier', '=', sql<string>`any(${identifiers}::text[])`)
      .execute()
  ).map(({ id }) => id);

/** Returns the accounts of an organisation that have these identifiers. */
export const listAccountIds = async (
  executor: Executor,
  platformId: bigint,
  identifiers: readonly string[],
): Promise<bigint[]> =>
  (
    await executor
      .selectFrom('accounts')
      .select('id')
      .where('platform_id', '=', platformId)
      .where('status', '<>', 'DELETED')
      .where('identifier', '=', sql<string>`any(${identifiers}::text[])`)
      .execute()
  ).map(({ id }) => id);

/** Returns the groups of these identifiers that the user sees. */
export const findGroups = (executor: Executor, user: SessionUser, identifiers: readonly string[]) =>
  visibleGroups(executor, user).where('customers.identifier', 'in', identifiers).execute();

/** Returns the groups that the user sees, by name. */
export const listVisibleGroups = (executor: Executor, user: SessionUser) =>
  visibleGroups(executor, user).orderBy('customers.display_name').orderBy('customers.id').execute();
