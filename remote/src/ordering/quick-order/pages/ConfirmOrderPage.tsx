import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { ConfirmNotices } from '../placing/ConfirmNotices.tsx';
import { ConfirmOrder } from '../placing/ConfirmOrder.tsx';
import { isOvertaken } from '../placing/orderRefusal.ts';
import { toRewardRefusal } from '../placing/rewardRefusal.ts';

/** The last step of the quick order, which places it. */
export function ConfirmOrderPage() {
  const { submitForm, isSubmitting } = useFormikContext<CheckoutValues>();
  const { content, pricing, priceState, keepTextConsent } = useCheckout();
  const close = useClose();
  const { failure } = useContext(FormShellContext);
  if (content === null) return null;
  return (
    <ConfirmOrder
      count={content.lineItems.length}
      accountIdentifier={content.accountIdentifier}
      quote={(priceState === 'current' ? pricing.answer?.quote : null) ?? null}
      isUpdating={priceState === 'updating'}
      isBusy={isSubmitting}
      isOvertaken={isOvertaken(failure)}
      refusals={toRewardRefusal(failure)?.messages}
      failure={failure}
      onConfirm={(_quote, consent) => {
        keepTextConsent(consent);
        void submitForm();
      }}
      onClose={close}
    >
      <ConfirmNotices />
    </ConfirmOrder>
  );
}

/** Closes the dialog. Also closes it when the order is incomplete after the draft was restored, as on a direct link. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { content } = useCheckout();
  const { isSubmitting } = useFormikContext<CheckoutValues>();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(true));
    return () => window.clearTimeout(timer);
  }, []);
  const close = () => void navigate({ pathname: PATHS.checkout, search }, { replace: true });
  const isPointless = isSettled && content === null && !isSubmitting;
  useEffect(() => {
    if (isPointless) void navigate({ pathname: PATHS.checkout, search }, { replace: true });
  }, [isPointless, navigate, search]);
  return close;
}
