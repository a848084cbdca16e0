import type { BalanceAlert, BalanceAlertBody } from '@portal/shared/contract/balanceAlerts';
import { amountAsTyped, amountForWire } from '../../ui/money/typedAmount.ts';

/** What the form of an alert holds. */
export interface AlertValues {
  readonly displayName: string;
  /** As typed in the user's language. */
  readonly threshold: string;
  readonly accountIdentifiers: readonly string[];
  readonly recipientEmails: readonly string[];
}

/** The currency of the chosen accounts; before any is chosen, that of the account which the user works in. */
export type CurrencyOf = (accountIdentifiers: readonly string[]) => string;

export const alertValues = (alert: BalanceAlert, locale: string): AlertValues => ({
  displayName: alert.displayName,
  threshold: amountAsTyped(alert.threshold, alert.currencyCode, locale),
  accountIdentifiers: alert.accounts.map(({ accountIdentifier }) => accountIdentifier),
  recipientEmails: alert.recipientEmails,
});

export const toAlertBody = (values: AlertValues, locale: string): BalanceAlertBody => ({
  displayName: values.displayName.trim(),
  threshold: amountForWire(values.threshold, locale),
  accountIdentifiers: [...values.accountIdentifiers],
  recipientEmails: values.recipientEmails.map((email) => email.trim()),
});
