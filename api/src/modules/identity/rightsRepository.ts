import type { Authority } from '@portal/shared/domain/access/permissions';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

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
