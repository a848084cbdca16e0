import type { BalanceAlert, BalanceAlertBody } from '@portal/shared/contract/balanceAlerts';
import { checkThreshold } from '@portal/shared/domain/funding/balanceAlertRules';
import { toMajor } from '@portal/shared/domain/money/money';
import { tidyName } from '@portal/shared/domain/people/names';
import type { AmountVerdict } from '@portal/shared/domain/ordering/rewardAmount';
import { toTypedAmount, toBodyAmount, checkTypedAmount } from '../../ui/money/typedAmount.ts';

/** The values of the form of an alert. */
export interface AlertValues {
  readonly displayName: string;
  /** As typed in the language `typedIn`. */
  readonly threshold: string;
  readonly typedIn: string;
  readonly accountIdentifiers: readonly string[];
  readonly recipientEmails: readonly string[];
  /** Version that the form began with; 0: a new alert. Kept in the draft, so that an old draft undoes nobody's changes. */
  readonly version: number;
}

/** The currency of the chosen accounts; before any is chosen, that of the account which the user works in. */
export type GetCurrency = (accountIdentifiers: readonly string[]) => string;

export const toAlertValues = (alert: BalanceAlert, locale: string): AlertValues => ({
  displayName: alert.displayName,
  threshold: toTypedAmount(alert.threshold, alert.currencyCode, locale),
  typedIn: locale,
  accountIdentifiers: alert.accounts.map(({ accountIdentifier }) => accountIdentifier),
  recipientEmails: alert.recipientEmails,
  version: alert.version,
});

type Threshold = Pick<AlertValues, 'threshold' | 'typedIn'>;

/** The typed threshold by the rule that the server applies too. */
export const checkTypedThreshold = ({ threshold, typedIn }: Threshold, currencyCode: string): AmountVerdict =>
  checkTypedAmount(threshold, currencyCode, typedIn, (amount) => checkThreshold(amount, currencyCode));

/** The threshold in major units, with the currency of the chosen accounts; null while it is no amount. */
export function getThreshold(values: AlertValues, getCurrency: GetCurrency) {
  const currencyCode = getCurrency(values.accountIdentifiers);
  const verdict = checkTypedThreshold(values, currencyCode);
  return 'minor' in verdict ? { amount: toMajor(verdict.minor, currencyCode), currencyCode } : null;
}

export const toAlertBody = (values: AlertValues): BalanceAlertBody => ({
  displayName: tidyName(values.displayName),
  threshold: toBodyAmount(values.threshold, values.typedIn),
  accountIdentifiers: [...values.accountIdentifiers],
  recipientEmails: values.recipientEmails.map((email) => email.trim()),
});
