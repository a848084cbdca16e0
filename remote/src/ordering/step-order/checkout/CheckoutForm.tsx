import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { messageText } from '../../../i18n/messageText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import {
  CartPrice,
  orNull,
  rememberTemplate,
  saveCart,
  useCartQuote,
  useUpdateCartMutation,
  type ConfirmCartProps,
} from '../../quick-order/index.ts';
import { useSetUploadMetadataMutation } from '../stepOrderApi.ts';
import { removeStepsDraft, STEP_DRAFTS } from '../stepsDraft.ts';
import { getValue } from '../stepState.ts';
import type { StepOrder } from '../useStepOrder.ts';
import { OrderOverview } from './OrderOverview.tsx';
import { PayFrom } from './PayFrom.tsx';
import type { UploadOfOrder } from './useOwnCart.ts';

const ConfirmCart = lazyPart<ConfirmCartProps>(async () => (await import('../../quick-order/index.ts')).ConfirmCart);

interface DetailValues {
  readonly purchaseOrderNumber: string;
  readonly notes: string;
}

const schema = object({
  purchaseOrderNumber: string().trim().max(SETTINGS.orders.purchaseOrderNumberLength, 'error.text.tooLong'),
  notes: string().trim().max(SETTINGS.orders.notesLength, 'error.text.tooLong'),
});

interface CheckoutFormProps {
  readonly order: StepOrder;
  readonly upload: UploadOfOrder;
  readonly cart: ShoppingCart;
}

/** The order as a whole: what it is, who pays, how it is noted, what it costs. */
export function CheckoutForm({ order, upload, cart }: CheckoutFormProps) {
  const { t } = useTranslation(['stepOrder', 'quickOrder']);
  const { cartId, accountIdentifier, metadata } = cart;
  const getName = useAccountName();
  const drafts = useDraftStore();
  const principal = usePrincipal();
  const { isClosed, describedBy, reason } = useOrderingClosed(accountIdentifier);
  const price = useCartQuote(cart);
  const [setMetadata] = useSetUploadMetadataMutation();
  const [updateCart] = useUpdateCartMutation();
  const [isConfirming, setConfirming] = useState(false);
  const isHeld = cart.invalidLineItemCount > 0;
  const isFilling = cart.pendingLineItemCount > 0;
  const [initialValues] = useState<DetailValues>({
    purchaseOrderNumber: upload.purchaseOrderNumber ?? metadata.purchaseOrderNumber ?? '',
    notes: upload.notes ?? metadata.notes ?? '',
  });
  const review = async (body: { readonly purchaseOrderNumber: string | null; readonly notes: string | null }) => {
    await setMetadata({ uploadId: upload.uploadId, body }).unwrap();
    await saveCart(updateCart({ cartId, accountIdentifier, body: { metadata: body } }).unwrap(), order.onPlaced);
    await saveCart(price.renew(), order.onPlaced);
  };
  const finish = () => {
    rememberTemplate(principal, { accountIdentifier, etid: getValue(upload, 'etid') });
    removeStepsDraft(drafts);
  };
  return (
    <div className="pr-checkout">
      <PayFrom cart={cart} onPlaced={order.onPlaced} />
      {isHeld && <Refused cart={cart} />}
      <div className="pr-checkout__columns">
        <div className="pr-checkout__column">
          <Section title={t('checkout.order')}>
            <OrderOverview upload={upload} />
          </Section>
        </div>
        <FormShell<DetailValues, Parameters<typeof review>[0]>
          initialValues={initialValues}
          schema={schema}
          toBody={({ purchaseOrderNumber, notes }) => ({
            purchaseOrderNumber: orNull(purchaseOrderNumber),
            notes: orNull(notes),
          })}
          onSubmit={review}
          onSaved={() => setConfirming(true)}
          errorFallback={t('saveFailed')}
          draftKey={STEP_DRAFTS.details}
          fieldName={(field) => field.replace(/^metadata\./, '')}
          leaveGuard={false}
          label={t('checkout.details')}
        >
          <div className="pr-checkout__section">
            <h2>{t('checkout.details')}</h2>
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
            isHeld={isHeld}
            action={
              <SubmitButton disabled={isClosed || isHeld || isFilling} describedBy={describedBy}>
                {t('quickOrder:review.button')}
              </SubmitButton>
            }
            more={reason ?? (isFilling && <p className="pr-step-order__help">{t('checkout.filling')}</p>)}
          />
        </FormShell>
      </div>
      {isConfirming && (
        <OverlayBoundary onClose={() => setConfirming(false)}>
          <ConfirmCart
            cartId={cartId}
            price={price}
            onClose={() => setConfirming(false)}
            onOrdered={finish}
            onPlaced={order.onPlaced}
          />
        </OverlayBoundary>
      )}
    </div>
  );
}

/** Why people of the order cannot get it by now. */
function Refused({ cart: { causes, invalidLineItemCount: count } }: { readonly cart: ShoppingCart }) {
  const { t, i18n } = useTranslation('stepOrder');
  return (
    <Notice kind="error" title={t('checkout.refused', { count })}>
      {causes.map(({ causeId, i18nKey, values }) => (
        <p key={causeId} className="pr-checkout__line">
          {messageText(i18n, { key: i18nKey, ...(values && { values }) })}
        </p>
      ))}
    </Notice>
  );
}
