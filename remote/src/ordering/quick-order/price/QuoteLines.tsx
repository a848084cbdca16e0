import type { Quote } from '@portal/shared/contract/shoppingCarts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useCardFeeName } from '../payment/useCardFeeName.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { formatExactTime } from '../../../ui/time/formatTime.ts';
import { getBalanceAfter } from './getBalanceAfter.ts';

export interface QuoteLinesProps {
  readonly quote: Quote;
  /** The value of each reward, in its own currency; null where they differ. */
  readonly each: number | null;
}

/** Lines of a quote: rewards, exchange rate with its time, adjustment, fees, shipping, remaining balance. */
export function QuoteLines({ quote, each }: QuoteLinesProps) {
  const { t } = useTranslation('quickOrder');
  const { fullOrderQuote: price, totalOrderQuantity } = quote.summary;
  const after = getBalanceAfter(quote);
  const getCardFeeName = useCardFeeName();
  const adjustment = price.approxTotalBasePriceInAccountCurrency - price.approxTotalFaceValueInAccountCurrency;
  const isExchanged = price.rewardTotalsByCurrency.some(({ currencyCode }) => currencyCode !== price.currencyCode);
  return (
    <dl className="pr-price__lines">
      {price.rewardTotalsByCurrency.map(({ amount, currencyCode }) => (
        <Line
          key={currencyCode}
          name={
            each === null ? (
              t('price.rewardsIn', { currency: currencyCode })
            ) : (
              <>
                {totalOrderQuantity} × <Money amount={each} currencyCode={currencyCode} />
              </>
            )
          }
        >
          <Money amount={amount} currencyCode={currencyCode} />
        </Line>
      ))}
      {isExchanged && <Exchange quote={quote} />}
      {adjustment !== 0 && (
        <Line name={t('price.adjustment')}>
          <Money amount={adjustment} currencyCode={price.currencyCode} />
        </Line>
      )}
      <Line name={t('price.fees')}>
        <Money amount={price.feeTotal} currencyCode={price.currencyCode} />
      </Line>
      {price.shippingAmount !== 0 && (
        <Line name={t('price.shipping')}>
          <Money amount={price.shippingAmount} currencyCode={price.currencyCode} />
        </Line>
      )}
      {quote.payment.card !== null && (
        <Line name={getCardFeeName(price.paymentFee)}>
          <Money amount={price.paymentFee.calculatedAmount} currencyCode={price.currencyCode} />
        </Line>
      )}
      {after !== null && (
        <Line name={t(after.key)}>
          <Money amount={after.amount} currencyCode={price.currencyCode} />
        </Line>
      )}
    </dl>
  );
}

function Exchange({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation('quickOrder');
  const locale = useLocale();
  const { approxTotalFaceValueInAccountCurrency, rewardTotalsByCurrency, currencyCode } = quote.summary.fullOrderQuote;
  // A limit of cards is compared by a rate that no reward has.
  const isOfReward = (from: string) => rewardTotalsByCurrency.some((total) => total.currencyCode === from);
  return (
    <>
      {quote.rates
        .filter(({ from, to }) => from !== to && isOfReward(from))
        .map(({ from, to, rate, asOf }) => (
          <Line key={from} name={t('price.rate')}>
            {t('price.rateText', {
              from,
              to,
              rate: new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(Number(rate)),
            })}
            <span className="pr-price__time">
              {t('price.rateAsOf', { time: formatExactTime(new Date(asOf), locale) })}
            </span>
          </Line>
        ))}
      <Line name={t('price.converted', { currency: currencyCode })}>
        <Money amount={approxTotalFaceValueInAccountCurrency} currencyCode={currencyCode} />
      </Line>
    </>
  );
}

const Line = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className="pr-price__line">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
