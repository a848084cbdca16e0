import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { SETTINGS } from '@portal/shared/domain/settings';
import {
  checkOrderNotes,
  checkPurchaseOrderNumber,
  type RequiredMetadata,
} from '@portal/shared/domain/ordering/orderMetadata';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string, type TestContext } from 'yup';
import { fromPaymentSource, toPaymentSource } from '../../../entities/payment-source/paymentSourceValue.ts';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import {
  scheduleSchema,
  toScheduleField,
  toInitialValues,
  type ScheduleValues,
} from '../../schedule/scheduleValues.ts';
import { rule } from '../checkout/rule.ts';
import { orNull } from '../checkout/checkoutValues.ts';
import { useMetadataRefusal } from '../price/useMetadataRefusal.ts';
import { useUpdateCartMutation } from '../quickOrderApi.ts';
import { CartDetails, type CartDetailsProps } from './CartDetails.tsx';
import { saveCart } from './saveCart.ts';
import { useCartSchedule } from './useCartSchedule.ts';

/** The notes of an order. */
export interface OrderNotes {
  readonly purchaseOrderNumber: string | null;
  readonly notes: string | null;
}

interface CartFormProps extends Pick<
  CartDetailsProps,
  'price' | 'isHeld' | 'waitsId' | 'reviewLabel' | 'isAtOnce' | 'onOrdered' | 'onPlaced'
> {
  readonly cart: ShoppingCart;
  /** Keeps the notes elsewhere too, before the cart has them. */
  readonly onNote?: (notes: OrderNotes) => Promise<unknown>;
}

interface CartValues {
  readonly paymentSourceIdentifier: string;
  readonly purchaseOrderNumber: string;
  readonly notes: string;
  readonly carrierMessage: string;
  readonly schedule: ScheduleValues;
}

const getRequired = (context: TestContext): RequiredMetadata => context.options.context as RequiredMetadata;

/** Context: what the organisation requires (`RequiredMetadata`). */
const schema = object({
  purchaseOrderNumber: rule((text, context) =>
    checkPurchaseOrderNumber(text.trim(), { required: getRequired(context).purchaseOrderNumber }),
  ),
  notes: rule((text, context) => checkOrderNotes(text.trim(), { required: getRequired(context).notes })),
  carrierMessage: string().trim().max(SETTINGS.orders.carrierMessageLength, 'error.text.tooLong'),
  schedule: scheduleSchema,
});

/** How a cart is paid, noted and scheduled, beside its price; what is typed is saved before the order is confirmed. */
export function CartForm({ cart, onNote, ...details }: CartFormProps) {
  const { t } = useTranslation('cart');
  const { cartId, accountIdentifier, metadata } = cart;
  const { price, onPlaced } = details;
  const [updateCart] = useUpdateCartMutation();
  const [isConfirming, setConfirming] = useState(false);
  const [initialValues] = useState<CartValues>({
    paymentSourceIdentifier: fromPaymentSource(cart.paymentSourceIdentifier, accountIdentifier),
    purchaseOrderNumber: metadata.purchaseOrderNumber ?? '',
    notes: metadata.notes ?? '',
    carrierMessage: metadata.carrierMessage ?? '',
    schedule: toInitialValues(cart.schedule),
  });
  const { requiredOrderNotes, requiredPurchaseOrderNumber } = usePlatform();
  const required = useMemo<RequiredMetadata>(
    () => ({ notes: requiredOrderNotes, purchaseOrderNumber: requiredPurchaseOrderNumber }),
    [requiredOrderNotes, requiredPurchaseOrderNumber],
  );
  const saveSchedule = useCartSchedule(cart);
  const tellRefusal = useMetadataRefusal();
  const isTexted = metadata.carrierMessage !== null || (price.quote !== null && price.quote.texts !== null);
  const review = async (values: CartValues): Promise<void> => {
    const notes = { purchaseOrderNumber: orNull(values.purchaseOrderNumber), notes: orNull(values.notes) };
    const body = {
      paymentSourceIdentifier: toPaymentSource(values.paymentSourceIdentifier, accountIdentifier),
      metadata: { ...notes, ...(isTexted && { carrierMessage: orNull(values.carrierMessage) }) },
    };
    await onNote?.(notes);
    await saveCart(updateCart({ cartId, accountIdentifier, body }).unwrap(), onPlaced).catch(tellRefusal);
    await saveCart(saveSchedule(values.schedule), onPlaced);
    await saveCart(price.renew(), onPlaced);
  };
  return (
    <FormShell<CartValues, CartValues>
      initialValues={initialValues}
      schema={schema}
      context={required}
      toBody={(values) => values}
      onSubmit={review}
      onSaved={() => setConfirming(true)}
      errorFallback={t('saveFailed')}
      draftKey={`order.cart.${cartId}`}
      fieldName={(field) => toScheduleField(field) ?? field.replace(/^metadata\./, '')}
      leaveGuard={false}
      label={t('details')}
    >
      <CartDetails
        {...details}
        cart={cart}
        isTexted={isTexted}
        isConfirming={isConfirming}
        onClose={() => setConfirming(false)}
      />
    </FormShell>
  );
}
