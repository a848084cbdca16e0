import type { ShippingFeeEstimates } from '@portal/shared/contract/shipping';
import { useTranslation } from 'react-i18next';
import { useShippingTexts } from '../../../entities/shipping/useShippingTexts.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { findChosen, findPostal, type ShippingValues } from './shippingOptions.ts';

interface ChosenSumProps {
  readonly estimates: ShippingFeeEstimates;
  readonly values: ShippingValues;
}

/** The cost of the choice, and the part of it that goes by post in a split. */
export function ChosenSum({ estimates, values }: ChosenSumProps) {
  const { t } = useTranslation('physicalShipping');
  const { getMethodName } = useShippingTexts();
  const { currencyCode, postalOnlyLineCount } = estimates;
  const chosen = findChosen(estimates, values);
  const postal = values.spread === 'SPLIT' ? findPostal(estimates, values.isSigned) : null;
  return (
    <dl className="pr-shipping__sum" aria-live="polite">
      {postal !== null && (
        <div>
          <dt>
            {t('byPost', {
              count: postalOnlyLineCount,
              method: getMethodName(postal.shippingInfo.physicalMethod),
            })}
          </dt>
          <dd>
            <Money amount={postal.shippingFee} currencyCode={currencyCode} />
          </dd>
        </div>
      )}
      {chosen !== null && (
        <div>
          <dt>{t('sum')}</dt>
          <dd>
            <strong>{chosen.fee === 0 ? t('free') : <Money amount={chosen.fee} currencyCode={currencyCode} />}</strong>
          </dd>
        </div>
      )}
    </dl>
  );
}
