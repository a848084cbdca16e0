import { Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { isApiError } from '../../../api/apiError.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import { PriceNotices } from '../price/PriceNotices.tsx';
import { useCheckout } from '../checkout/useCheckout.ts';
import { isDeclined, isPaymentRefused } from '../payment/paymentRefusal.ts';
import { PayingNotice, PaymentRefused } from '../payment/paymentParts.tsx';
import { usePayFromBalance } from '../payment/usePayFromBalance.ts';
import { isAlreadyPlaced, isOvertaken, isPaying } from './orderRefusal.ts';
import { getConsentRefusal } from './textConsentBody.ts';
import { RefusedReward } from './RefusedReward.tsx';
import { toRewardRefusal } from './rewardRefusal.ts';

/** Why the order was not placed, in the dialog, which stays open. */
export function ConfirmNotices() {
  const { t, i18n } = useTranslation('quickOrder');
  const { failure, dismissFailure } = useContext(FormShellContext);
  const { pricing } = useCheckout();
  const payFromBalance = usePayFromBalance();
  if (failure === null || isAlreadyPlaced(failure)) return <PriceNotices />;
  if (isOvertaken(failure) || getConsentRefusal(failure) !== null) return null;
  if (isDeclined(failure) || isPaymentRefused(failure))
    return (
      <Suspense fallback={null}>
        <PaymentRefused error={failure} onPayFromBalance={payFromBalance} />
      </Suspense>
    );
  const cartId = pricing.currentCartId();
  if (isPaying(failure) && cartId !== null)
    return (
      <Suspense fallback={null}>
        <PayingNotice
          cartId={cartId}
          onPlaced={pricing.markPlaced}
          onOpen={() => {
            dismissFailure();
            pricing.requote();
          }}
        />
      </Suspense>
    );
  const refusal = toRewardRefusal(failure);
  if (refusal) return <RefusedReward refusal={refusal} title={t('confirm.failedTitle')} />;
  const isUnknown = isApiError(failure) && (failure.status === 0 || failure.status >= 500);
  return (
    <Notice kind="error" title={isUnknown ? undefined : t('confirm.failedTitle')}>
      {isUnknown ? t('confirm.unreachable') : apiErrorMessage(i18n, failure)}
    </Notice>
  );
}
