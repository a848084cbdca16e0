import { holdsAnyRight } from '@portal/shared/domain/access/permissions';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SessionUser } from './SessionUser.ts';

/**
 * The condition "this account is visible to the user" for any query that names table `accounts`: the whole
 * organisation, the accounts of the user's groups, or the user's own accounts; nothing without an access level, and nothing for a user who holds no right.
 * Use: `.where(isAccountVisible(user))`.
 */
export const isAccountVisible = (user: SessionUser): RawBuilder<SqlBool> =>
  sql<SqlBool>`(accounts.platform_id = ${user.platformId} and ${accountCondition(user)})`;

function accountCondition(user: SessionUser): RawBuilder<unknown> {
  if (!holdsAnyRight(user)) return sql`false`;
  const { organization, customerIds, accountIds } = user.access;
  if (organization || user.emulationPlatformId !== null) return sql`true`;
  return sql`(accounts.customer_id = any(${customerIds}::bigint[]) or accounts.id = any(${accountIds}::bigint[]))`;
}

/**
 * The condition "this group is visible to the user" for any query that names table `customers`: the organisation's groups,
 * the user's own groups, and the groups of the user's own accounts; nothing for a user who holds no right.
 */
export const isGroupVisible = (user: SessionUser): RawBuilder<SqlBool> =>
  sql<SqlBool>`(customers.platform_id = ${user.platformId} and ${groupCondition(user)})`;

function groupCondition(user: SessionUser): RawBuilder<unknown> {
  if (!holdsAnyRight(user)) return sql`false`;
  if (user.access.organization || user.emulationPlatformId !== null) return sql`true`;
  return sql`(customers.id = any(${user.access.customerIds}::bigint[]) or exists (
    select from accounts where accounts.customer_id = customers.id and accounts.status <> 'DELETED' and ${isAccountVisible(user)}))`;
}
