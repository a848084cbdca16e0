import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { PAYMENT_SOURCE } from '../../../entities/payment-source/paymentSourceValue.ts';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import type { MailedStepProps } from '../../mailed-lines/MailedStep.tsx';
import { LazyField } from '../../schedule/LazyField.tsx';
import { PayWith } from '../payment/PayWith.tsx';
import { CartPrice } from './CartPrice.tsx';
import type { ConfirmCartProps } from './ConfirmCart.tsx';
import { isOfMailing } from './cartLine.ts';
import './locales.ts';
import { useCartPayment } from './useCartPayment.ts';
import type { CartQuote } from './useCartQuote.ts';

const ConfirmCart = lazyPart<ConfirmCartProps>(
  async () => (await import(/* webpackChunkName: "cart" */ './ConfirmCart.tsx')).ConfirmCart,
);

const MailedStep = lazyPart<MailedStepProps>(
  async () => (await import('../../mailed-lines/MailedStep.tsx')).MailedStep,
);

const CartSchedule = lazyPart<{ readonly cart: ShoppingCart }>(
  async () => (await import('./CartSchedule.tsx')).CartSchedule,
);

export interface CartDetailsProps extends Pick<ConfirmCartProps, 'onClose' | 'onOrdered' | 'onPlaced'> {
  readonly cart: ShoppingCart;
  /** The price of its lines, as it was saved last. */
  readonly price: CartQuote;
  /** Lines that cannot be ordered come first. */
  readonly isHeld: boolean;
  readonly isTexted: boolean;
  /** The `id` of what says that lines are still added. */
  readonly waitsId: string;
  readonly isConfirming: boolean;
  /** Words of its button on a page that is the review itself; without them it leads to one. */
  readonly reviewLabel?: string | undefined;
  /** None of it can be sent later. */
  readonly isAtOnce?: boolean | undefined;
}

/** How a cart is paid, noted and scheduled, its price, and the question before it is sent. */
export function CartDetails({ cart, isHeld, isTexted, waitsId, isConfirming, ...props }: CartDetailsProps) {
  const { t } = useTranslation(['cart', 'quickOrder']);
  const { cartId, accountIdentifier } = cart;
  const { setFieldValue } = useFormikContext();
  const getName = useAccountName();
  const { isClosed, describedBy, reason } = useOrderingClosed(accountIdentifier);
  const { requiredOrderNotes, requiredPurchaseOrderNumber } = usePlatform();
  const heldId = useId();
  const isFilling = cart.pendingLineItemCount > 0;
  const isOfCart = cart.orderSource === 'CART' && props.reviewLabel === undefined;
  const leadsToSteps = cart.causes.some(isOfMailing);
  const price = useCartPayment(cart, props.price, props.onPlaced);
  const payWith = (source: string) => void setFieldValue(PAYMENT_SOURCE, source);
  return (
    <>
      <div className="pr-checkout__section">
        <h2>{t('details')}</h2>
        <PayWith accountIdentifier={accountIdentifier} />
        <TextField
          name="purchaseOrderNumber"
          label={t('quickOrder:account.purchaseOrderNumber')}
          required={requiredPurchaseOrderNumber}
        />
        <TextAreaField
          name="notes"
          label={t('quickOrder:account.notes')}
          help={t('quickOrder:account.notesHelp')}
          maxLength={SETTINGS.orders.notesLength}
          rows={2}
          required={requiredOrderNotes}
        />
        {isTexted && (
          <TextField
            name="carrierMessage"
            label={t('quickOrder:message.carrierMessage')}
            help={t('quickOrder:message.carrierMessageHelp')}
            counted={SETTINGS.orders.carrierMessageLength}
          />
        )}
        {props.isAtOnce !== true && (
          <LazyField height={132}>
            <CartSchedule cart={cart} />
          </LazyField>
        )}
      </div>
      <CartPrice
        price={price}
        accountIdentifier={accountIdentifier}
        account={getName(accountIdentifier)}
        isHeld={isHeld}
        onPayWith={payWith}
        action={
          leadsToSteps ? (
            <Suspense fallback={null}>
              <MailedStep cart={cart} />
            </Suspense>
          ) : (
            <SubmitButton
              disabled={isClosed || isHeld || isFilling || cart.status === 'PAYING'}
              describedBy={isFilling ? waitsId : (describedBy ?? (isHeld ? heldId : undefined))}
            >
              {props.reviewLabel ?? t('quickOrder:review.button')}
            </SubmitButton>
          )
        }
        more={
          reason ??
          (isHeld && (
            <p id={heldId} className="pr-checkout__help">
              {t('priceAfterFix')}
            </p>
          ))
        }
      />
      {isConfirming && (
        <OverlayBoundary onClose={props.onClose}>
          <ConfirmCart
            cartId={cartId}
            price={price}
            cancelLabel={isOfCart ? t('quickOrder:confirm.backToCart') : undefined}
            onPayWith={payWith}
            onClose={props.onClose}
            onOrdered={props.onOrdered}
            onPlaced={props.onPlaced}
          />
        </OverlayBoundary>
      )}
    </>
  );
}
