import type { Account } from '@portal/shared/contract/customers';
import { checkThreshold } from '@portal/shared/domain/balanceAlertRules';
import { toMajor } from '@portal/shared/domain/money';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { checkTypedAmount } from '../../ui/money/typedAmount.ts';
import type { AlertValues, CurrencyOf } from './alertValues.ts';

const NAMES_SHOWN = 3;
const HOURS = SETTINGS.balanceAlerts.pauseMs / 3_600_000;

interface AlertSummaryProps {
  readonly accounts: readonly Account[];
  readonly currencyOf: CurrencyOf;
}

/** The alert in one sentence; nothing while a part of it is missing. */
export function AlertSummary({ accounts, currencyOf }: AlertSummaryProps) {
  const { t } = useTranslation('balanceAlerts');
  const locale = useLocale();
  const { values } = useFormikContext<AlertValues>();
  const currencyCode = currencyOf(values.accountIdentifiers);
  const verdict = checkTypedAmount(values.threshold, currencyCode, locale, (amount) =>
    checkThreshold(amount, currencyCode),
  );
  const emails = values.recipientEmails.map((email) => email.trim()).filter((email) => email !== '');
  const names = accounts
    .filter(({ accountIdentifier }) => values.accountIdentifiers.includes(accountIdentifier))
    .map(({ displayName }) => displayName);
  if ('refusal' in verdict || emails.length === 0 || names.length === 0) return null;
  const threshold = formatMoney(toMajor(verdict.minor, currencyCode), currencyCode, locale);
  return (
    <div className="pr-alert-summary">
      <p>
        {names.length > NAMES_SHOWN
          ? t('summary.ofMany', { emails, accounts: names.length, threshold })
          : t('summary.ofFew', { emails, accounts: names, threshold })}
      </p>
      <p>{t('summary.pause', { hours: HOURS })}</p>
    </div>
  );
}
