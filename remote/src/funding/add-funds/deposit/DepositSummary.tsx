import type { FundingMethods } from '@portal/shared/contract/deposits';
import { FUNDING_DAYS } from '@portal/shared/domain/expectedFunds';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Money } from '../../../ui/money/Money.tsx';
import type { costOf } from './depositForm.ts';

interface DepositSummaryProps {
  readonly cost: NonNullable<ReturnType<typeof costOf>>;
  readonly methods: FundingMethods;
  readonly currencyCode: string;
}

/** What is paid and when it can be used, before anything is confirmed. */
export function DepositSummary({ cost, methods, currencyCode }: DepositSummaryProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const rate = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  const rows: readonly (readonly [string, number])[] = [
    [t('deposit.amount'), cost.amount],
    [t('deposit.fee', { rate: rate.format(methods.creditCardFee) }), cost.fee],
  ];
  return (
    <div className="pr-deposit-summary">
      <dl>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} currencyCode={currencyCode} variant="table" />
            </dd>
          </div>
        ))}
        <div className="pr-deposit-summary__total">
          <dt>{t('deposit.total')}</dt>
          <dd>
            <Money amount={cost.total} currencyCode={currencyCode} variant="table" />
          </dd>
        </div>
      </dl>
      <p>{t('deposit.whenCard', FUNDING_DAYS.CARD_DEPOSIT)}</p>
    </div>
  );
}
