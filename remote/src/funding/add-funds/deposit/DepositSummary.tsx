import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Money } from '../../../ui/money/Money.tsx';
import type { costOf } from './depositForm.ts';

interface DepositSummaryProps {
  readonly cost: NonNullable<ReturnType<typeof costOf>>;
  /** A fraction; null where there is no fee. */
  readonly feeRate: number | null;
  readonly currencyCode: string;
  /** Of the account, before the deposit; null for users who may not see it. */
  readonly balance: number | null;
  /** When the money can be used. */
  readonly when: string;
}

/** What is paid, what the account holds then and when it can be used, before anything is confirmed. */
export function DepositSummary({ cost, feeRate, currencyCode, balance, when }: DepositSummaryProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  const rows: readonly (readonly [string, number])[] =
    feeRate === null
      ? []
      : [
          [t('deposit.amount'), cost.amount],
          [t('deposit.fee', { rate: percent.format(feeRate) }), cost.fee],
        ];
  return (
    <div className="pr-deposit-summary">
      <dl>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} currencyCode={currencyCode} />
            </dd>
          </div>
        ))}
        <div className="pr-deposit-summary__total">
          <dt>{t('deposit.total')}</dt>
          <dd>
            <Money amount={cost.total} currencyCode={currencyCode} />
          </dd>
        </div>
        {balance !== null && (
          <div>
            <dt>{t('deposit.balanceAfter')}</dt>
            <dd>
              <Money amount={balance + cost.amount} currencyCode={currencyCode} />
            </dd>
          </div>
        )}
      </dl>
      <p>{when}</p>
    </div>
  );
}
