import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import { PREPARED } from '../../../db/preparingPool.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { hasAcceptedTerms } from '../../agreements/index.ts';

interface ProfileContext {
  readonly activeAccountId: bigint | null;
  /** The version of the terms in force. */
  readonly termsVersion: string;
}

/** Fields of the profile that the session's user does not carry. */
export const readProfile = (
  executor: Executor,
  { platformId, id }: TenantKey,
  { activeAccountId, termsVersion }: ProfileContext,
) =>
  executor
    .selectFrom('users')
    .modifyFront(PREPARED)
    .leftJoin('accounts as chosen', (join) =>
      join.onRef('chosen.platform_id', '=', 'users.platform_id').onRef('chosen.id', '=', 'users.default_account_id'),
    )
    .leftJoin('accounts as active', (join) =>
      join
        .onRef('active.platform_id', '=', 'users.platform_id')
        .on('active.id', '=', activeAccountId)
        .on('active.status', 'in', ['ACTIVE', 'FROZEN']),
    )
    .leftJoin('roles', (join) =>
      join.onRef('roles.platform_id', '=', 'users.platform_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .select([
      'users.identity_hash',
      'users.first_name',
      'users.last_name',
      'users.lang_key',
      'users.created_at',
      'users.mfa_type',
      sql<boolean>`users.password_hash is not null`.as('has_password'),
      sql<string>`coalesce(roles.name, case when users.staff_email is null then '' else 'staff' end)`.as('role_name'),
      'users.status',
      hasAcceptedTerms({ platformId: sql.ref('users.platform_id'), id: sql.ref('users.id') }, termsVersion).as(
        'has_accepted_terms',
      ),
      'chosen.identifier as default_account',
      'active.identifier as active_account',
    ])
    .where('users.platform_id', '=', platformId)
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
