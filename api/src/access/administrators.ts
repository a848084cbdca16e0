import { FEATURE_DEFAULTS } from '@portal/shared/domain/access/features';
import { ADMINISTRATOR_ROLE, MANAGING_AUTHORITIES } from '@portal/shared/domain/access/grantableAuthorities';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { AppError, type Failure } from '../errors/AppError.ts';
import { ACCESS_FAILURES } from './accessErrors.ts';
import { isPerson } from './isPerson.ts';

/** Makes changes of an organisation's users and roles wait for each other, until the transaction ends. */
const lockTeam = (tx: Tx, platformId: bigint) =>
  tx.selectFrom('platforms').select('id').where('id', '=', platformId).forNoKeyUpdate().executeTakeFirstOrThrow();

/**
 * Returns what an organisation must not lose: the managing rights that somebody holds who is activated and has access to all of it, of the
 * two to manage users the one that its treatment chooses, and, as `admin`, its administrators.
 */
async function listKept(tx: Tx, platformId: bigint): Promise<readonly string[]> {
  const holders = tx
    .selectFrom('users')
    .where('users.platform_id', '=', platformId)
    .where('users.status', '=', 'ACTIVATED')
    .where(isPerson)
    .where('users.organization_access', '=', true);
  const rows = await holders
    .innerJoin('platforms', 'platforms.id', 'users.platform_id')
    .innerJoin('user_rights', (join) =>
      join.onRef('user_rights.platform_id', '=', 'users.platform_id').onRef('user_rights.user_id', '=', 'users.id'),
    )
    .select('user_rights.authority as kept')
    .where('user_rights.authority', 'in', MANAGING_AUTHORITIES)
    .where(
      'user_rights.authority',
      '<>',
      sql<string>`case coalesce(platforms.feature_treatments ->> 'user-management-permission', ${FEATURE_DEFAULTS['user-management-permission']})
        when 'on' then 'USER_ADMINISTRATION' else 'USER_MANAGEMENT_MANAGE' end`,
    )
    .union(
      holders
        .innerJoin('roles', (join) =>
          join.onRef('roles.platform_id', '=', 'users.platform_id').onRef('roles.id', '=', 'users.role_id'),
        )
        .select('roles.name as kept')
        .where('roles.is_default', '=', true)
        .where('roles.name', '=', ADMINISTRATOR_ROLE),
    )
    .execute();
  return rows.flatMap(({ kept }) => kept ?? []);
}

/**
 * Changes users or roles of an organisation, one change at a time. Raises `failure`, 409 `error.user.lastAdministrator` unless
 * another is named, when the last administrator or the last holder of a managing right would be gone.
 */
export async function changeTeam<T>(
  tx: Tx,
  platformId: bigint,
  change: () => Promise<T>,
  failure: Failure = ACCESS_FAILURES.lastAdministrator,
): Promise<T> {
  await lockTeam(tx, platformId);
  const before = await listKept(tx, platformId);
  const result = await change();
  const after = await listKept(tx, platformId);
  if (before.some((kept) => !after.includes(kept))) throw new AppError(failure);
  return result;
}
