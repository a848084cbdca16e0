import { sql, type Insertable, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { BalanceAlerts } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { isAccountVisible } from '../accounts/index.ts';
import type { SessionUser } from '../identity/index.ts';

interface AlertAccount {
  readonly accountIdentifier: string;
  readonly displayName: string;
}

/** An alert with its accounts by name, and when a mail last went out. */
export type BalanceAlertRow = Awaited<ReturnType<typeof listAlerts>>[number];

/** The alerts all of whose accounts the user sees. */
const visibleAlerts = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('balance_alerts')
    .selectAll('balance_alerts')
    .select([
      sql<AlertAccount[]>`(
        select jsonb_agg(jsonb_build_object('accountIdentifier', accounts.identifier, 'displayName', accounts.display_name)
          order by lower(accounts.display_name), accounts.id)
        from balance_alert_accounts watched
        join accounts on accounts.platform_id = watched.platform_id and accounts.id = watched.account_id
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

export const updateAlert = (tx: Tx, { platformId, id }: TenantKey, changes: Updateable<BalanceAlerts>) =>
  tx.updateTable('balance_alerts').set(changes).where('platform_id', '=', platformId).where('id', '=', id).execute();

/** Deletes an alert; its accounts go with it. */
export const deleteAlert = (tx: Tx, { platformId, id }: TenantKey) =>
  tx.deleteFrom('balance_alerts').where('platform_id', '=', platformId).where('id', '=', id).execute();

/** Makes these the accounts of an alert; one that stays keeps the time of its last mail. */
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
