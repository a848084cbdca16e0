import { useFormikContext } from 'formik';
import { Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { PAYMENT_SOURCE } from '../../../entities/payment-source/paymentSourceValue.ts';
import { usePayFromBalance } from '../payment/usePayFromBalance.ts';
import { PayingNotice, PaymentRefused, ShortageNotice } from '../payment/paymentParts.tsx';
import { isPaymentRefused } from '../payment/paymentRefusal.ts';
import { isAlreadyPlaced, isPaying } from '../placing/orderRefusal.ts';
import type { RefusedRewardProps } from '../placing/RefusedReward.tsx';
import { toRewardRefusal } from '../placing/rewardRefusal.ts';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';

const RefusedReward = lazyPart<RefusedRewardProps>(
  async () => (await import('../placing/RefusedReward.tsx')).RefusedReward,
);

/** Insufficient funds, or the failure of pricing. */
export function PriceNotices() {
  const { t } = useTranslation('quickOrder');
  const { pricing, priceState } = useCheckout();
  const { failure } = useContext(FormShellContext);
  const payFromBalance = usePayFromBalance();
  const error = pricing.answer?.error;
  const refusal = toRewardRefusal(priceState === 'failed' ? error : failure);
  if (refusal)
    return (
      <Suspense fallback={null}>
        <RefusedReward refusal={refusal} />
      </Suspense>
    );
  if (priceState === 'current') return <Shortage />;
  if (priceState !== 'failed' || isAlreadyPlaced(error)) return null;
  const cartId = pricing.currentCartId();
  if (isPaying(error) && cartId !== null)
    return (
      <Suspense fallback={null}>
        <PayingNotice cartId={cartId} onPlaced={pricing.markPlaced} onOpen={pricing.requote} />
      </Suspense>
    );
  if (isPaymentRefused(error))
    return (
      <Suspense fallback={null}>
        <PaymentRefused error={error} onPayFromBalance={payFromBalance} />
      </Suspense>
    );
  return <PartFailure error={error} title={t('price.failed')} onRetry={pricing.requote} />;
}

/** The shortfall of the balance; renders nothing when it covers the order. */
function Shortage() {
  const { pricing } = useCheckout();
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const summary = pricing.answer?.quote?.summary;
  return (
    summary?.hasInsufficientFunds === true && (
      <Suspense fallback={null}>
        <ShortageNotice
          summary={summary}
          accountIdentifier={values.accountIdentifier}
          onPayFrom={(accountIdentifier) => void setFieldValue('accountIdentifier', accountIdentifier)}
          onPayWith={(source) => void setFieldValue(PAYMENT_SOURCE, source)}
        />
      </Suspense>
    )
  );
}
