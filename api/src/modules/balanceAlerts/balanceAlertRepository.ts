import { sql, type Insertable, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { BalanceAlerts } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** An alert as somebody read it. */
interface AlertVersion extends TenantKey {
  readonly version: number;
}

export async function countAlerts(executor: Executor, platformId: bigint): Promise<number> {
  const { count } = await executor
    .selectFrom('balance_alerts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('platform_id', '=', platformId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertAlert = (tx: Tx, alert: Insertable<BalanceAlerts>): Promise<{ id: bigint }> =>
  tx.insertInto('balance_alerts').values(alert).returning('id').executeTakeFirstOrThrow();

/** Changes an alert that still has that version; false when somebody changed it since. */
export async function updateAlert(
  tx: Tx,
  { platformId, id, version }: AlertVersion,
  changes: Updateable<BalanceAlerts>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('balance_alerts')
    .set({ ...changes, version: version + 1 })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends the pauses of an alert, so that the next fall under its threshold sends a mail. */
export const endPauses = (tx: Tx, { platformId, id }: TenantKey) =>
  tx
    .updateTable('balance_alert_accounts')
    .set({ silent_until: null })
    .where('platform_id', '=', platformId)
    .where('balance_alert_id', '=', id)
    .execute();

/** Deletes an alert; its accounts go with it. */
export const deleteAlert = (tx: Tx, { platformId, id }: TenantKey) =>
  tx.deleteFrom('balance_alerts').where('platform_id', '=', platformId).where('id', '=', id).execute();

/** Makes these the accounts of an alert; one that stays keeps its pause. */
export async function replaceAccounts(tx: Tx, { platformId, id }: TenantKey, accountIds: readonly bigint[]) {
  await tx
    .deleteFrom('balance_alert_accounts')
    .where('platform_id', '=', platformId)
    .where('balance_alert_id', '=', id)
    .where('account_id', 'not in', accountIds)
    .execute();
  await tx
    .insertInto('balance_alert_accounts')
    .values(accountIds.map((account_id) => ({ platform_id: platformId, balance_alert_id: id, account_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
