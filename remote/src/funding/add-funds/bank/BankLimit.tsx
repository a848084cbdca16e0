import type { BankLimits } from '@portal/shared/contract/bankAccounts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { formatExactTime } from '../../../ui/time/formatTime.ts';

/** Tells how much may be deposited by bank today, and the amount begun on the bank's page that makes it less. */
export function BankLimit({
  limits: { dailyUsageRemaining, currencyCode, unfinished },
}: {
  readonly limits: BankLimits;
}) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const money = (amount: number): string => formatMoney(amount, currencyCode, locale);
  return (
    <>
      {t('bank.limit', { amount: money(dailyUsageRemaining) })}
      {unfinished !== null && (
        <>
          {' '}
          {t('bank.unfinished', {
            amount: money(unfinished.amount),
            time: formatExactTime(new Date(unfinished.until), locale),
          })}
        </>
      )}
    </>
  );
}
