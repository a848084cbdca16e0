import type { Executor } from '../../db/client.ts';

/** Returns accounts by their ids, with the group of each. */
export const listAccountsById = (executor: Executor, platformId: bigint, ids: readonly bigint[]) =>
  executor
    .selectFrom('accounts')
    .select(['id', 'identifier', 'display_name', 'customer_id'])
    .where('platform_id', '=', platformId)
    .where('id', 'in', ids)
    .where('status', '<>', 'DELETED')
    .orderBy('display_name')
    .orderBy('id')
    .execute();

/** Returns groups by their ids. */
export const listGroupsById = (executor: Executor, platformId: bigint, ids: readonly bigint[]) =>
  executor
    .selectFrom('customers')
    .select(['id', 'identifier', 'display_name'])
    .where('platform_id', '=', platformId)
    .where('id', 'in', ids)
    .where('status', '<>', 'DELETED')
    .orderBy('display_name')
    .orderBy('id')
    .execute();
