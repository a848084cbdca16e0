import { useFormikContext } from 'formik';
import { Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { PaidFrom } from '../payment/PaidFrom.tsx';
import { PriceFrame, type PriceFrameProps } from './PriceFrame.tsx';
import { LaterQuoteLines, useQuoteLinesAhead } from './LaterQuoteLines.tsx';

const PriceNotices = lazyPart(async () => (await import('./PriceNotices.tsx')).PriceNotices);

/** The price of the order that is typed beside it. */
export function PriceBox({ action, more }: Pick<PriceFrameProps, 'action' | 'more'>) {
  const { pricing, priceState, reward } = useCheckout();
  const { failure } = useContext(FormShellContext);
  useQuoteLinesAhead();
  // Its code comes while the first price is asked for.
  const hasNotices = priceState !== 'incomplete' || failure !== null;
  const quote = priceState === 'current' ? pricing.answer?.quote : null;
  return (
    <PriceFrame
      details={quote ? <LaterQuoteLines quote={quote} each={Number(reward.amount)} /> : <Estimate />}
      notices={
        hasNotices && (
          <Suspense fallback={null}>
            <PriceNotices />
          </Suspense>
        )
      }
      action={action}
      more={more}
    >
      <Total />
    </PriceFrame>
  );
}

/** The quote's total with the paying account; without a quote the estimate, amount × recipients. */
function Total() {
  const { t } = useTranslation('quickOrder');
  const { reward, accounts, pricing, priceState } = useCheckout();
  const { values } = useFormikContext<CheckoutValues>();
  const people = usePeople();
  const account = accounts.find(({ accountIdentifier }) => accountIdentifier === values.accountIdentifier);
  const quote = (priceState === 'current' ? pricing.answer?.quote : null) ?? null;
  const { orderTotal, currencyCode } = quote?.summary.fullOrderQuote ?? {
    orderTotal: Number(reward.amount) * people,
    currencyCode: reward.item.currencyCode,
  };
  return (
    <>
      <span>{quote ? t('price.total') : t('price.estimate')}</span>
      <strong className="pr-price__total">
        <Money amount={orderTotal} currencyCode={currencyCode} />
      </strong>
      {account && <PaidFrom account={account.displayName} quote={quote} />}
      {priceState === 'updating' && <span className="pr-price__updating">{t('price.updating')}</span>}
    </>
  );
}

function Estimate() {
  const { t } = useTranslation('quickOrder');
  const { reward, isForCart, priceState } = useCheckout();
  const people = usePeople();
  return (
    <>
      <p className="pr-price__line">
        <span>
          {people} × <Money amount={Number(reward.amount)} currencyCode={reward.item.currencyCode} />
        </span>
      </p>
      {priceState === 'incomplete' && (
        <p className="pr-checkout__help">{t(isForCart ? 'price.estimateCart' : 'price.estimateText')}</p>
      )}
    </>
  );
}

const usePeople = (): number =>
  useFormikContext<CheckoutValues>().values.recipients.filter((recipient) => !isBlank(recipient)).length;
