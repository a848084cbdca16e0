import { SETTINGS } from '@portal/shared/domain/settings';
import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';
import { PREPARED } from '../../db/preparingPool.ts';
import type { NoticeRecipient } from '../identity/index.ts';

/** An alert whose threshold an account has just crossed. */
export interface CrossedAlert {
  readonly displayName: string;
  readonly thresholdMinor: bigint;
  readonly currencyCode: string;
  readonly recipientEmails: readonly string[];
  readonly accountName: string;
  readonly accountNumber: string;
  /** Null when whoever changed the alert last may not see balances. */
  readonly availableMinor: bigint | null;
  readonly creator: NoticeRecipient;
}

/**
 * Marks and returns the alerts whose threshold a journal took the available balance of an account under. An alert that a
 * mail went out for within the pause is left out. Concurrent journals of an account wait for each other, so one marks it.
 */
export async function markCrossedAlerts(tx: Tx, platformId: bigint, journalId: bigint): Promise<CrossedAlert[]> {
  const { rows } = await sql<Omit<CrossedAlert, 'creator'> & { userId: bigint; langKey: string }>`${PREPARED}
    update balance_alert_accounts watched set last_sent_at = entry.created_at,
      silent_until = entry.created_at + ${SETTINGS.balanceAlerts.pauseMs} * interval '1 millisecond'
    from ledger_entries entry
    join ledger_accounts wallet on wallet.platform_id = entry.platform_id and wallet.id = entry.ledger_account_id
      and wallet.kind = 'WALLET'
    join accounts on accounts.platform_id = wallet.platform_id and accounts.id = wallet.account_id,
    balance_alerts alert
    join users on users.platform_id = alert.platform_id and users.id = alert.created_by_user_id
    where entry.platform_id = ${platformId} and entry.journal_id = ${journalId}
      and watched.platform_id = ${platformId} and watched.account_id = wallet.account_id
      and alert.platform_id = ${platformId} and alert.id = watched.balance_alert_id
      and entry.balance_after_minor - wallet.floor_minor < alert.threshold_minor
      and entry.balance_after_minor - entry.amount_minor - wallet.floor_minor >= alert.threshold_minor
      and (watched.silent_until is null or watched.silent_until <= entry.created_at)
    returning alert.display_name as "displayName", alert.threshold_minor as "thresholdMinor",
      alert.currency_code as "currencyCode", alert.recipient_emails as "recipientEmails",
      accounts.display_name as "accountName", accounts.account_number as "accountNumber",
      case when exists (
        select from user_rights
        where platform_id = alert.platform_id and user_id = alert.updated_by_user_id and authority = 'VIEW_BALANCE_ACCESS'
      ) then entry.balance_after_minor - wallet.floor_minor end as "availableMinor",
      users.id as "userId", users.lang_key as "langKey"`.execute(tx);
  return rows.map(({ userId, langKey, ...alert }) => ({ ...alert, creator: { id: userId, langKey } }));
}
