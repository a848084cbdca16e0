import { holdsAnyRight } from '@portal/shared/domain/permissions';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SessionUser } from '../identity/index.ts';

/**
 * The condition "this account is visible to the user" for any query that names table `accounts`: the whole
 * organisation, the accounts of the user's groups, or the user's own accounts; nothing without an access level, and nothing for a user who holds no right.
 * Use: `.where(isAccountVisible(user))`.
 */
export function isAccountVisible(user: SessionUser): RawBuilder<SqlBool> {
  if (!holdsAnyRight(user)) return sql<SqlBool>`false`;
  const { organization, customerIds, accountIds } = user.access;
  if (organization || user.emulationPlatformId !== null)
    return sql<SqlBool>`(accounts.platform_id = ${user.platformId})`;
  return sql<SqlBool>`(accounts.platform_id = ${user.platformId} and (accounts.customer_id = any(${customerIds}::bigint[]) or accounts.id = any(${accountIds}::bigint[])))`;
}

/**
 * The condition "this group is visible to the user" for any query that names table `customers`: the organisation's groups,
 * the user's own groups, and the groups of the user's own accounts; nothing for a user who holds no right.
 */
export function isGroupVisible(user: SessionUser): RawBuilder<SqlBool> {
  if (!holdsAnyRight(user)) return sql<SqlBool>`false`;
  const ofPlatform = sql<SqlBool>`customers.platform_id = ${user.platformId}`;
  if (user.access.organization || user.emulationPlatformId !== null) return ofPlatform;
  return sql<SqlBool>`(${ofPlatform} and (customers.id = any(${user.access.customerIds}::bigint[]) or exists (
    select from accounts where accounts.platform_id = customers.platform_id and accounts.customer_id = customers.id and accounts.status <> 'DELETED' and ${isAccountVisible(user)})))`;
}
