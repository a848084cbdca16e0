import { Type, type Static } from '@sinclair/typebox';
import { array, object, type InferType } from 'yup';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, amountText, text, recordVersion } from './common.ts';

const { accountsMax, emailsMax } = SETTINGS.balanceAlerts;

/**
 * POST /api/balanceAlerts. `threshold`: major units, decimal text, in the one currency of the accounts. The service
 * validates name, threshold and addresses by the rules in `domain`.
 */
export const balanceAlertBody = object({
  displayName: text().max(400).default(''),
  accountIdentifiers: array(text().max(100).required())
    .min(1, 'error.account.required')
    .max(accountsMax, 'error.account.tooMany')
    .required('error.account.required'),
  threshold: amountText().trim().max(24, 'error.amount.notANumber').default(''),
  recipientEmails: array(text().max(400).defined())
    .min(1, 'error.email.required')
    .max(emailsMax, 'error.email.tooMany')
    .required('error.email.required'),
});
export type BalanceAlertBody = InferType<typeof balanceAlertBody>;

/** PUT /api/balanceAlerts/{identifier}: replaces every field. `version`: of the alert as it was read; 409 for an older one. */
export const balanceAlertChange = balanceAlertBody.shape({
  version: recordVersion(),
});
export type BalanceAlertChange = InferType<typeof balanceAlertChange>;

export const balanceAlertParams = object({ identifier: text().max(100).required() });

/** An account that an alert watches. The balance is null for users without VIEW_BALANCE_ACCESS. */
const WatchedAccount = Type.Object({
  accountIdentifier: Type.String(),
  displayName: Type.String(),
  availableBalance: Nullable(Type.Number()),
});

/** A mail to `recipientEmails` when the available balance of an account falls under `threshold` (major units). */
export const BalanceAlert = Type.Object({
  identifier: Type.String(),
  /** Grows with every change. */
  version: Type.Integer(),
  displayName: Type.String(),
  threshold: Type.Number(),
  currencyCode: Type.String(),
  accounts: Type.Array(WatchedAccount),
  recipientEmails: Type.Array(Type.String()),
  createdDate: Instant,
  /** When an account last fell under the threshold and a mail went out. */
  lastSentDate: Nullable(Instant),
});
export type BalanceAlert = Static<typeof BalanceAlert>;

/** GET /api/balanceAlerts: the alerts whose accounts the user sees, by name. */
export const BalanceAlerts = Type.Array(BalanceAlert);
