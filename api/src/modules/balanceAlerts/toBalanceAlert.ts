import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import { toMajor } from '@portal/shared/domain/money/money';
import { holds } from '@portal/shared/domain/access/permissions';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { BalanceAlertRow } from './balanceAlertReadModel.ts';

/** An alert as serialised for the API; balances only for holders of VIEW_BALANCE_ACCESS. */
export function toBalanceAlert(row: BalanceAlertRow, user: SessionUser): BalanceAlert {
  const seesBalances = holds(user, 'VIEW_BALANCE_ACCESS');
  return {
    identifier: row.identifier,
    version: row.version,
    displayName: row.display_name,
    threshold: toMajor(row.threshold_minor, row.currency_code),
    currencyCode: row.currency_code,
    accounts: row.accounts.map(({ accountIdentifier, displayName, availableMinor }) => ({
      accountIdentifier,
      displayName,
      availableBalance: seesBalances ? toMajor(BigInt(availableMinor), row.currency_code) : null,
    })),
    recipientEmails: row.recipient_emails,
    createdDate: row.created_at.toISOString(),
    lastSentDate: row.last_sent_at?.toISOString() ?? null,
  };
}
