import type { Account } from '@portal/shared/contract/customers';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { getThreshold, type AlertValues, type GetCurrency } from './alertValues.ts';

const NAMES_SHOWN = 3;
const HOURS = SETTINGS.balanceAlerts.pauseMs / 3_600_000;

interface AlertSummaryProps {
  readonly accounts: readonly Account[];
  readonly getCurrency: GetCurrency;
}

/** The alert in one sentence; nothing while a part of it is missing. */
export function AlertSummary({ accounts, getCurrency }: AlertSummaryProps) {
  const { t } = useTranslation('balanceAlerts');
  const locale = useLocale();
  const { values } = useFormikContext<AlertValues>();
  const threshold = getThreshold(values, getCurrency);
  const emails = values.recipientEmails.map((email) => email.trim()).filter((email) => email !== '');
  const names = accounts
    .filter(({ accountIdentifier }) => values.accountIdentifiers.includes(accountIdentifier))
    .map(({ displayName }) => displayName);
  if (threshold === null || emails.length === 0 || names.length === 0) return null;
  const amount = formatMoney(threshold.amount, threshold.currencyCode, locale);
  return (
    <div className="pr-alert-summary">
      <p>
        {names.length > NAMES_SHOWN
          ? t('summary.ofMany', { emails, accounts: names.length, threshold: amount })
          : t('summary.ofFew', { emails, accounts: names, threshold: amount })}
      </p>
      <p>{t('summary.pause', { hours: HOURS })}</p>
    </div>
  );
}
