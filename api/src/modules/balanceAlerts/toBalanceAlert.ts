import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import { toMajor } from '@portal/shared/domain/money';
import type { BalanceAlertRow } from './balanceAlertRepository.ts';

/** An alert as serialised for the API. */
export const toBalanceAlert = (row: BalanceAlertRow): BalanceAlert => ({
  identifier: row.identifier,
  displayName: row.display_name,
  threshold: toMajor(row.threshold_minor, row.currency_code),
  currencyCode: row.currency_code,
  accounts: row.accounts,
  recipientEmails: row.recipient_emails,
  createdDate: row.created_at.toISOString(),
  lastSentDate: row.last_sent_at?.toISOString() ?? null,
});
