import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Money } from '../../../ui/money/Money.tsx';
import type { getCost } from './depositSchema.ts';
import { feePercent } from './feePercent.ts';

interface DepositCostProps {
  readonly cost: NonNullable<ReturnType<typeof getCost>>;
  /** A fraction; null where there is no fee. */
  readonly feeRate: number | null;
  readonly currencyCode: string;
}

/** The fee and the total, in sight above the buttons however long the form is. */
export function DepositCost({ cost, feeRate, currencyCode }: DepositCostProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  return (
    <dl className="pr-deposit-cost">
      {feeRate !== null && (
        <div>
          <dt>{t('deposit.fee', { rate: feePercent(feeRate, locale) })}</dt>
          <dd>
            <Money amount={cost.fee} currencyCode={currencyCode} />
          </dd>
        </div>
      )}
      <div className="pr-deposit-cost__total">
        <dt>{t('deposit.total')}</dt>
        <dd>
          <Money amount={cost.total} currencyCode={currencyCode} />
        </dd>
      </div>
    </dl>
  );
}
