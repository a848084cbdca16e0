import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { fromPaymentSource, toPaymentSource } from '../../../entities/payment-source/paymentSourceValue.ts';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import {
  scheduleSchema,
  toScheduleField,
  toInitialValues,
  type ScheduleValues,
} from '../../schedule/scheduleValues.ts';
import { orNull } from '../checkout/checkoutValues.ts';
import { PayingNotice } from '../payment/paymentParts.tsx';
import { useMetadataRefusal } from '../price/useMetadataRefusal.ts';
import { useUpdateCartMutation } from '../quickOrderApi.ts';
import './cart.css';
import { CartAccount } from './CartAccount.tsx';
import { CartDetails } from './CartDetails.tsx';
import type { CartErrorGroupsProps } from './CartErrorGroups.tsx';
import { CartLines } from './CartLines.tsx';
import { CartMails } from './CartMails.tsx';
import { FillProgress } from './FillProgress.tsx';
import { UnaddedNotice } from './UnaddedNotice.tsx';
import { getKindCounts, type KindCount } from './cartKinds.ts';
import { EmptiedElsewhere } from './EmptiedElsewhere.tsx';
import './locales.ts';
import { RemovedNotice } from './RemovedNotice.tsx';
import { saveCart } from './saveCart.ts';
import { useCartQuote } from './useCartQuote.ts';
import { isOfSchedule, useCartSchedule } from './useCartSchedule.ts';
import { useFocusOnceCorrected } from './useFocusOnceCorrected.ts';
import { useLineRemoval } from './useLineRemoval.ts';
import { useShownLines } from './useShownLines.ts';

const CartErrorGroups = lazyPart<CartErrorGroupsProps>(
  async () => (await import('./CartErrorGroups.tsx')).CartErrorGroups,
);

interface CartOrderProps {
  readonly cart: ShoppingCart;
  /** Said above its lines. */
  readonly notice?: ReactNode;
  /** Said of a cart without lines. */
  readonly empty: ReactNode;
  /** Its lines were taken out here. */
  readonly isEmptied?: boolean;
  /** The order is placed, and its page is on the way. */
  readonly onOrdered?: () => void;
  /** The cart was ordered elsewhere. */
  readonly onPlaced: () => void;
  /** Draws the actions on all of its lines at once. */
  readonly actions?: (kinds: readonly KindCount[]) => ReactNode;
}

interface CartValues {
  readonly paymentSourceIdentifier: string;
  readonly purchaseOrderNumber: string;
  readonly notes: string;
  readonly carrierMessage: string;
  readonly schedule: ScheduleValues;
}

const schema = object({
  purchaseOrderNumber: string().trim().max(SETTINGS.orders.purchaseOrderNumberLength, 'error.text.tooLong'),
  notes: string().trim().max(SETTINGS.orders.notesLength, 'error.text.tooLong'),
  carrierMessage: string().trim().max(SETTINGS.orders.carrierMessageLength, 'error.text.tooLong'),
  schedule: scheduleSchema,
});

/** The lines of a cart, what its order is noted with, its price, and the question before it is sent. */
export function CartOrder({ cart, notice, empty, isEmptied = false, onOrdered, onPlaced, actions }: CartOrderProps) {
  const { t } = useTranslation(['cart', 'quickOrder']);
  const { cartId, accountIdentifier, lineItemCount, metadata } = cart;
  const isFilling = cart.pendingLineItemCount > 0;
  const waitsId = useId();
  const shown = useShownLines(cart);
  const price = useCartQuote(cart);
  // Another time is chosen and saved with the review.
  const isHeld = cart.invalidLineItemCount > 0 && !cart.causes.every(isOfSchedule);
  const renewPrice = () => {
    if (!isHeld) void price.renew().catch(() => undefined);
  };
  const removal = useLineRemoval(cartId, onPlaced);
  const [updateCart] = useUpdateCartMutation();
  const [isConfirming, setConfirming] = useState(false);
  const [hadLines, setHadLines] = useState(false);
  if (lineItemCount > 0 && !hadLines) setHadLines(true);
  const linesRef = useRef<HTMLElement>(null);
  useFocusOnceCorrected(linesRef, cart.invalidLineItemCount);
  const [initialValues] = useState<CartValues>({
    paymentSourceIdentifier: fromPaymentSource(cart.paymentSourceIdentifier, accountIdentifier),
    purchaseOrderNumber: metadata.purchaseOrderNumber ?? '',
    notes: metadata.notes ?? '',
    carrierMessage: metadata.carrierMessage ?? '',
    schedule: toInitialValues(cart.schedule),
  });
  const saveSchedule = useCartSchedule(cart);
  const tellRefusal = useMetadataRefusal();
  const isTexted = metadata.carrierMessage !== null || (price.quote !== null && price.quote.texts !== null);
  const review = async ({
    purchaseOrderNumber,
    notes,
    carrierMessage,
    schedule,
    ...values
  }: CartValues): Promise<void> => {
    const body = {
      paymentSourceIdentifier: toPaymentSource(values.paymentSourceIdentifier, accountIdentifier),
      metadata: {
        purchaseOrderNumber: orNull(purchaseOrderNumber),
        notes: orNull(notes),
        ...(isTexted && { carrierMessage: orNull(carrierMessage) }),
      },
    };
    await saveCart(updateCart({ cartId, accountIdentifier, body }).unwrap(), onPlaced).catch(tellRefusal);
    await saveCart(saveSchedule(schedule), onPlaced);
    await saveCart(price.renew(), onPlaced);
  };
  if (lineItemCount === 0 && !isFilling)
    return (
      <div className="pr-checkout">
        {hadLines && !isEmptied && removal.removed === null && <EmptiedElsewhere />}
        <RemovedNotice removal={removal} />
        {empty}
      </div>
    );
  return (
    <div className="pr-checkout">
      <CartAccount cart={cart} onPlaced={onPlaced} />
      {cart.status === 'PAYING' && (
        <Suspense fallback={null}>
          <PayingNotice cartId={cartId} onPlaced={onPlaced} onOpen={onPlaced} />
        </Suspense>
      )}
      {notice}
      {isFilling && <FillProgress cart={cart} waitsId={waitsId} />}
      {cart.unaddedLineItemCount > 0 && <UnaddedNotice count={cart.unaddedLineItemCount} />}
      {cart.causes.length > 0 && (
        <Suspense fallback={null}>
          <CartErrorGroups cart={cart} shown={shown} onShown={() => linesRef.current?.focus()} onPlaced={onPlaced} />
        </Suspense>
      )}
      <div className="pr-checkout__columns">
        <div className="pr-checkout__column">
          {lineItemCount > 0 && (
            <Section ref={linesRef} title={t('lines.title', { count: lineItemCount })}>
              <CartLines
                cart={cart}
                shown={shown}
                removal={removal}
                onChanged={renewPrice}
                onPlaced={onPlaced}
                actions={
                  <>
                    <CartMails cart={cart} onSaved={renewPrice} onPlaced={onPlaced} />
                    {actions?.(getKindCounts(price.quote))}
                  </>
                }
              />
            </Section>
          )}
        </div>
        <FormShell<CartValues, CartValues>
          initialValues={initialValues}
          schema={schema}
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
            cart={cart}
            price={price}
            isHeld={isHeld}
            isTexted={isTexted}
            waitsId={waitsId}
            isConfirming={isConfirming}
            onClose={() => setConfirming(false)}
            onOrdered={onOrdered}
            onPlaced={onPlaced}
          />
        </FormShell>
      </div>
    </div>
  );
}
