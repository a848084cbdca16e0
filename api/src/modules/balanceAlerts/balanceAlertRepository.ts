import { sql, type Insertable, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { BalanceAlerts } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { isAccountVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';

interface AlertAccount {
  readonly accountIdentifier: string;
  readonly displayName: string;
  /** As text, because JSON has no numbers of that size. */
  readonly availableMinor: string;
}

/** An alert as somebody read it. */
interface AlertVersion extends TenantKey {
  readonly version: number;
}

/** An alert with its accounts by name and their available balances, and when a mail last went out. */
export type BalanceAlertRow = Awaited<ReturnType<typeof listAlerts>>[number];

/** The alerts all of whose accounts the user sees. */
const visibleAlerts = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('balance_alerts')
    .selectAll('balance_alerts')
    .select([
      sql<AlertAccount[]>`(
        select jsonb_agg(jsonb_build_object('accountIdentifier', accounts.identifier, 'displayName', accounts.display_name,
            'availableMinor', (coalesce(wallet.balance_minor, 0) - coalesce(wallet.floor_minor, 0))::text)
          order by lower(accounts.display_name), accounts.id)
        from balance_alert_accounts watched
        join accounts on accounts.platform_id = watched.platform_id and accounts.id = watched.account_id
        left join ledger_accounts wallet on wallet.platform_id = accounts.platform_id
          and wallet.account_id = accounts.id and wallet.kind = 'WALLET'
        where watched.platform_id = balance_alerts.platform_id and watched.balance_alert_id = balance_alerts.id)`.as(
        'accounts',
      ),
      sql<Date | null>`(
        select max(last_sent_at) from balance_alert_accounts
        where platform_id = balance_alerts.platform_id and balance_alert_id = balance_alerts.id)`.as('last_sent_at'),
    ])
    .where('balance_alerts.platform_id', '=', user.platformId)
    .where(
      sql<boolean>`not exists (
        select from balance_alert_accounts watched
        join accounts on accounts.platform_id = watched.platform_id and accounts.id = watched.account_id
        where watched.platform_id = balance_alerts.platform_id and watched.balance_alert_id = balance_alerts.id
          and not ${isAccountVisible(user)})`,
    );

/** The alerts that the user sees, by name. */
export const listAlerts = (executor: Executor, user: SessionUser) =>
  visibleAlerts(executor, user)
    .orderBy(sql`lower(balance_alerts.display_name)`)
    .execute();

export const findAlert = (
  executor: Executor,
  user: SessionUser,
  identifier: string,
): Promise<BalanceAlertRow | undefined> =>
  visibleAlerts(executor, user).where('balance_alerts.identifier', '=', identifier).executeTakeFirst();

/** The accounts of these identifiers that the user sees. */
export const findAccounts = (executor: Executor, user: SessionUser, identifiers: readonly string[]) =>
  executor
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.currency_code'])
    .where('accounts.platform_id', '=', user.platformId)
    .where('accounts.identifier', 'in', identifiers)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user))
    .execute();

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

/** The name of the user who changed an alert last. */
export const readLastChanger = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('balance_alerts')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'balance_alerts.platform_id')
        .onRef('users.id', '=', 'balance_alerts.updated_by_user_id'),
    )
    .select(['users.first_name', 'users.last_name'])
    .where('balance_alerts.platform_id', '=', platformId)
    .where('balance_alerts.id', '=', id)
    .executeTakeFirstOrThrow();

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
