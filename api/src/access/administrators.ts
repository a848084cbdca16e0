import { FEATURE_DEFAULTS } from '@portal/shared/domain/access/features';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { AppError, type Failure } from '../errors/AppError.ts';
import { ACCESS_FAILURES } from './accessErrors.ts';

/** Makes changes of an organisation's users and roles wait for each other, until the transaction ends. */
const lockTeam = (tx: Tx, platformId: bigint) =>
  tx.selectFrom('platforms').select('id').where('id', '=', platformId).forNoKeyUpdate().executeTakeFirstOrThrow();

/**
 * How many users can administer an organisation whole: activated, with access to all of it and the right to manage users that
 * its treatment chooses.
 */
async function countAdministrators(tx: Tx, platformId: bigint): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .innerJoin('platforms', 'platforms.id', 'users.platform_id')
    .innerJoin('user_rights', (join) =>
      join.onRef('user_rights.platform_id', '=', 'users.platform_id').onRef('user_rights.user_id', '=', 'users.id'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('users.platform_id', '=', platformId)
    .where('users.status', '=', 'ACTIVATED')
    .where('users.staff_email', 'is', null)
    .where('users.organization_access', '=', true)
    .where(
      'user_rights.authority',
      '=',
      sql<string>`case coalesce(platforms.feature_treatments ->> 'user-management-permission', ${FEATURE_DEFAULTS['user-management-permission']})
        when 'on' then 'USER_MANAGEMENT_MANAGE' else 'USER_ADMINISTRATION' end`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Changes users or roles of an organisation, one change at a time. Raises `failure`, 409 `error.user.lastAdministrator` unless
 * another is named, when nobody would be left who can administer it whole.
 */
export async function changeTeam<T>(
  tx: Tx,
  platformId: bigint,
  change: () => Promise<T>,
  failure: Failure = ACCESS_FAILURES.lastAdministrator,
): Promise<T> {
  await lockTeam(tx, platformId);
  const before = await countAdministrators(tx, platformId);
  const result = await change();
  if (before > 0 && (await countAdministrators(tx, platformId)) === 0) throw new AppError(failure);
  return result;
}
