import { sql } from 'kysely';
import { isAccountVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';

interface AlertAccount {
  readonly accountIdentifier: string;
  readonly displayName: string;
  /** Text, because JSON has no numbers of that size. */
  readonly availableMinor: string;
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

/** Returns the alerts that the user sees, by name. */
export const listAlerts = (executor: Executor, user: SessionUser) =>
  visibleAlerts(executor, user)
    .orderBy(sql`lower(balance_alerts.display_name)`)
    .execute();

/** Returns the alert of an identifier, if the user sees it. */
export const findAlert = (
  executor: Executor,
  user: SessionUser,
  identifier: string,
): Promise<BalanceAlertRow | undefined> =>
  visibleAlerts(executor, user).where('balance_alerts.identifier', '=', identifier).executeTakeFirst();
