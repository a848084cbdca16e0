import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { usePlaceOrder } from '../placing/usePlaceOrder.ts';
import type { TextConsentBody } from '../placing/textConsentBody.ts';
import { toFormField } from '../placing/serverFields.ts';
import { usePricing } from '../price/usePricing.ts';
import { CheckoutBody } from './CheckoutBody.tsx';
import { checkoutSchema } from './checkoutSchema.ts';
import { toOrderContent, type CheckoutValues, type OrderContent } from './checkoutValues.ts';
import type { OrderDraftOfPage } from '../../drafts/useDraftSync.ts';
import { CHECKOUT_DRAFT } from '../../orderDraft.ts';
import { isContactShown } from '../recipients/recipientMethod.ts';
import { useRewardDelivery } from '../recipients/useRewardDelivery.ts';
import type { CheckoutReward } from './useCheckout.ts';
import type { CheckoutStart } from './useCheckoutData.tsx';

export interface CheckoutFormProps {
  readonly reward: CheckoutReward;
  readonly isForCart: boolean;
  readonly start: CheckoutStart;
  /** Null where the server's copy cannot be kept in step. */
  readonly draft: OrderDraftOfPage | null;
  /** Starts a new order with an empty form. */
  readonly onStartNew: () => void;
}

/**
 * The order's form. It is submitted by the confirm dialog. It has no leave guard, because the draft keeps every value.
 */
export function CheckoutForm({ reward, isForCart, start, draft, onStartNew }: CheckoutFormProps) {
  const { t } = useTranslation('quickOrder');
  const [initialValues] = useState(start.initialValues);
  const pricing = usePricing();
  const textConsent = useRef<TextConsentBody | null>(null);
  const keepTextConsent = useCallback((consent: TextConsentBody | null) => {
    textConsent.current = consent;
  }, []);
  const placeOrder = usePlaceOrder(pricing, textConsent);
  const { utid, amount } = reward;
  const delivery = useRewardDelivery(reward);
  const toContent = useCallback(
    (values: CheckoutValues) => toOrderContent(values, { utid, amount }, delivery),
    [utid, amount, delivery],
  );
  const limits = useMemo(() => ({ ...start.limits, ...delivery }), [start.limits, delivery]);
  return (
    <div className="pr-checkout">
      <FormShell<CheckoutValues, OrderContent>
        initialValues={initialValues}
        schema={checkoutSchema}
        context={limits}
        isFieldShown={(field, values) => isContactShown(field, values, delivery.methods)}
        toBody={toContent}
        onSubmit={placeOrder}
        // Staff who emulate an organisation leave no orders of theirs in the browser.
        draftKey={draft?.isKept === false ? null : CHECKOUT_DRAFT}
        fieldName={toFormField}
        leaveGuard={false}
        showsFailure={false}
        // Announced by screen readers when the focus enters the form.
        label={isForCart ? t('title.toCart', { reward: reward.item.rewardName }) : t('title.checkout')}
      >
        <CheckoutBody
          reward={reward}
          isForCart={isForCart}
          accounts={start.accounts}
          limits={limits}
          pricing={pricing}
          keepTextConsent={keepTextConsent}
          toContent={toContent}
          draft={draft}
          onStartNew={onStartNew}
        />
      </FormShell>
    </div>
  );
}
