import type { Authority } from '@portal/shared/domain/access/permissions';
import { isAccountVisible, isGroupVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** The groups of a user, by name. */
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

/** The single accounts of a user, by name. */
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

/** The groups of these identifiers that the user sees. */
export const findGroups = (executor: Executor, user: SessionUser, identifiers: readonly string[]) =>
  executor
    .selectFrom('customers')
    .select(['customers.id', 'customers.identifier'])
    .where('customers.platform_id', '=', user.platformId)
    .where('customers.identifier', 'in', identifiers)
    .where('customers.status', '<>', 'DELETED')
    .where(isGroupVisible(user))
    .execute();

/** The accounts of these identifiers that the user sees. */
export const findAccounts = (executor: Executor, user: SessionUser, identifiers: readonly string[]) =>
  executor
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.identifier'])
    .where('accounts.platform_id', '=', user.platformId)
    .where('accounts.identifier', 'in', identifiers)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user))
    .execute();

/** Replaces the rights that a user has beside those of the role, but not those in `kept`. */
export async function replaceAuthorities(
  tx: Tx,
  { platformId, id }: TenantKey,
  authorities: readonly Authority[],
  kept: readonly Authority[],
): Promise<void> {
  await tx
    .deleteFrom('user_authorities')
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('authority', 'not in', kept)
    .execute();
  if (authorities.length === 0) return;
  await tx
    .insertInto('user_authorities')
    .values(authorities.map((authority) => ({ platform_id: platformId, user_id: id, authority })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces the groups and single accounts of a user. */
export async function replaceAccess(
  tx: Tx,
  { platformId, id }: TenantKey,
  access: { readonly customerIds: readonly bigint[]; readonly accountIds: readonly bigint[] },
): Promise<void> {
  await tx.deleteFrom('user_access').where('platform_id', '=', platformId).where('user_id', '=', id).execute();
  const rows = [
    ...access.customerIds.map((customer_id) => ({ customer_id, account_id: null })),
    ...access.accountIds.map((account_id) => ({ customer_id: null, account_id })),
  ];
  if (rows.length === 0) return;
  await tx
    .insertInto('user_access')
    .values(rows.map((row) => ({ platform_id: platformId, user_id: id, ...row })))
    .execute();
}

/** Makes changes of a user wait for each other, until the transaction ends. */
export const lockUser = (tx: Tx, { platformId, id }: TenantKey) =>
  tx.selectFrom('users').select('id').where('platform_id', '=', platformId).where('id', '=', id).forUpdate().execute();

/** True when a user of the platform has an address, or was asked to move here with it. */
export const isMember = async (tx: Tx, platformId: bigint, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('users')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('email', '=', email)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst()) !== undefined;
