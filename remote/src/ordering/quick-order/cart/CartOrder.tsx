import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { orNull } from '../checkout/checkoutValues.ts';
import { isAlreadyPlaced } from '../placing/orderRefusal.ts';
import { useUpdateCartMutation } from '../quickOrderApi.ts';
import './cart.css';
import { CartLines } from './CartLines.tsx';
import { CartMails } from './CartMails.tsx';
import { CartPrice } from './CartPrice.tsx';
import { FillProgress } from './FillProgress.tsx';
import { UnaddedNotice } from './UnaddedNotice.tsx';
import { getKindCounts, type KindCount } from './cartKinds.ts';
import type { ConfirmCartProps } from './ConfirmCart.tsx';
import './locales.ts';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useCartQuote } from './useCartQuote.ts';
import { useLineRemoval } from './useLineRemoval.ts';

const ConfirmCart = lazyPart<ConfirmCartProps>(
  async () => (await import(/* webpackChunkName: "cart" */ './ConfirmCart.tsx')).ConfirmCart,
);

interface CartOrderProps {
  readonly cart: ShoppingCart;
  /** Said above its lines. */
  readonly notice?: ReactNode;
  /** Said of a cart without lines. */
  readonly empty: ReactNode;
  /** The order is placed, and its page is on the way. */
  readonly onOrdered?: () => void;
  /** The cart was ordered elsewhere. */
  readonly onPlaced: () => void;
  /** Draws the actions on all of its lines at once. */
  readonly actions?: (kinds: readonly KindCount[]) => ReactNode;
}

interface CartValues {
  readonly purchaseOrderNumber: string;
  readonly notes: string;
}

const schema = object({
  purchaseOrderNumber: string().trim().max(SETTINGS.orders.purchaseOrderNumberLength, 'error.text.tooLong'),
  notes: string().trim().max(SETTINGS.orders.notesLength, 'error.text.tooLong'),
});

/** The lines of a cart, what its order is noted with, its price, and the question before it is sent. */
export function CartOrder({ cart, notice, empty, onOrdered, onPlaced, actions }: CartOrderProps) {
  const { t } = useTranslation(['cart', 'quickOrder']);
  const { cartId, accountIdentifier, lineItemCount, metadata } = cart;
  const isFilling = cart.pendingLineItemCount > 0;
  const waitsId = useId();
  const getName = useAccountName();
  const selected = useSelectedAccount();
  const { isClosed, describedBy, reason } = useOrderingClosed(accountIdentifier);
  const price = useCartQuote(cart);
  const renewPrice = () => void price.renew().catch(() => undefined);
  const removal = useLineRemoval(cartId, onPlaced);
  const [updateCart] = useUpdateCartMutation();
  const [isConfirming, setConfirming] = useState(false);
  const [initialValues] = useState<CartValues>({
    purchaseOrderNumber: metadata.purchaseOrderNumber ?? '',
    notes: metadata.notes ?? '',
  });
  const review = async ({ purchaseOrderNumber, notes }: CartValues): Promise<void> => {
    try {
      const body = { metadata: { purchaseOrderNumber: orNull(purchaseOrderNumber), notes: orNull(notes) } };
      await updateCart({ cartId, accountIdentifier, body }).unwrap();
      await price.renew();
    } catch (error) {
      if (isAlreadyPlaced(error)) onPlaced();
      throw error;
    }
  };
  if (lineItemCount === 0 && !isFilling)
    return (
      <div className="pr-checkout">
        <RemovedNotice removal={removal} />
        {empty}
      </div>
    );
  return (
    <div className="pr-checkout">
      {selected !== null && selected.accountIdentifier !== accountIdentifier && (
        <Notice kind="warning" title={t('quickOrder:account.paysFrom', { account: getName(accountIdentifier) })}>
          {t('quickOrder:account.selectedIs', { account: selected.accountName })}
        </Notice>
      )}
      {notice}
      {isFilling && <FillProgress cart={cart} waitsId={waitsId} />}
      {cart.unaddedLineItemCount > 0 && <UnaddedNotice count={cart.unaddedLineItemCount} />}
      {cart.containsInvalidLineItems && <Notice kind="error">{t('invalid')}</Notice>}
      <div className="pr-checkout__columns">
        <div className="pr-checkout__column">
          {lineItemCount > 0 && (
            <Section title={t('lines.title', { count: lineItemCount })}>
              <CartLines
                cart={cart}
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
          draftKey={`order.cart.${cartId}`}
          fieldName={(field) => field.replace(/^metadata\./, '')}
          leaveGuard={false}
          label={t('details')}
        >
          <div className="pr-checkout__section">
            <h2>{t('details')}</h2>
            <TextField name="purchaseOrderNumber" label={t('quickOrder:account.purchaseOrderNumber')} />
            <TextAreaField
              name="notes"
              label={t('quickOrder:account.notes')}
              help={t('quickOrder:account.notesHelp')}
              maxLength={SETTINGS.orders.notesLength}
              rows={2}
            />
          </div>
          <CartPrice
            price={price}
            accountIdentifier={accountIdentifier}
            account={getName(accountIdentifier)}
            action={
              <SubmitButton disabled={isClosed || isFilling} describedBy={isFilling ? waitsId : describedBy}>
                {t('quickOrder:review.button')}
              </SubmitButton>
            }
            more={reason ?? undefined}
          />
        </FormShell>
      </div>
      {isConfirming && (
        <OverlayBoundary onClose={() => setConfirming(false)}>
          <ConfirmCart
            cartId={cartId}
            price={price}
            cancelLabel={cart.orderSource === 'CART' ? t('quickOrder:confirm.backToCart') : undefined}
            onClose={() => setConfirming(false)}
            onOrdered={onOrdered}
            onPlaced={onPlaced}
          />
        </OverlayBoundary>
      )}
    </div>
  );
}
