import { sql } from 'kysely';
import { isGroupVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';

/** Returns the groups of these identifiers of which the user sees every account. */
export const listCoveredGroups = (executor: Executor, user: SessionUser, identifiers: readonly string[]) =>
  executor
    .selectFrom('customers')
    .select(['customers.id', 'customers.identifier'])
    .where('customers.platform_id', '=', user.platformId)
    .where('customers.status', '<>', 'DELETED')
    .where('customers.identifier', 'in', identifiers)
    .where(isGroupVisible(user))
    .$if(!user.access.organization, (query) =>
      query.where(sql<boolean>`customers.id = any(${user.access.customerIds}::bigint[])`),
    )
    .execute();

/** Returns the accounts of groups, whatever became of them, by row ids. */
export const listAccountsOfGroups = async (
  executor: Executor,
  { platformId, customerIds }: { readonly platformId: bigint; readonly customerIds: readonly bigint[] },
): Promise<bigint[]> => {
  const rows = await executor
    .selectFrom('accounts')
    .select('accounts.id')
    .where('accounts.platform_id', '=', platformId)
    .where(sql<boolean>`accounts.customer_id = any(${customerIds}::bigint[])`)
    .execute();
  return rows.map(({ id }) => id);
};
