import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { newUuid } from '../../../api/newUuid.ts';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { BusyButton, type BusyButtonProps } from '../../../ui/button/BusyButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import type { CheckoutValues, OrderContent } from '../checkout/checkoutValues.ts';
import { removeOrderDraft } from '../../orderDraft.ts';
import { useCheckedForm } from '../checkout/useCheckedForm.ts';
import { useCreateCartMutation, useUpdateCartMutation } from '../quickOrderApi.ts';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { useAddCartLinesMutation } from './cartApi.ts';
import './locales.ts';

export interface AddToCartProps extends Pick<BusyButtonProps, 'disabled' | 'aria-describedby'> {
  readonly toContent: (values: CheckoutValues) => OrderContent;
  readonly variant: 'filled' | 'default';
}

/** Asked where the cart is ordered, if at all. */
const ASKED_BY_CART = ['purchaseOrderNumber', 'notes'] as const;

/** Puts the rewards of the form into the user's cart in the place of ordering them, and goes there. */
export function AddToCart({ toContent, ...buttonProps }: AddToCartProps) {
  const { t, i18n } = useTranslation('cart');
  const navigate = useNavigate();
  const notify = useNotify();
  const drafts = useDraftStore();
  const getName = useAccountName();
  const check = useCheckedForm(ASKED_BY_CART);
  const putIn = usePutIntoCart();
  const { refuseFields } = useContext(FormShellContext);
  const { values, resetForm } = useFormikContext<CheckoutValues>();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();
  const [otherAccount, setOtherAccount] = useState<string | null>(null);

  const add = async (form: HTMLFormElement | null) => {
    if (isRunning.current) return;
    isRunning.current = true;
    if (!(await check(form))) {
      isRunning.current = false;
      return;
    }
    setBusy(true);
    setFailure(null);
    setOtherAccount(null);
    const content = toContent(values);
    try {
      const payer = await putIn(content);
      if (payer === content.accountIdentifier) {
        // The form is written to its draft as long as it is changed.
        flushSync(() => resetForm({ values }));
        removeOrderDraft(drafts);
        notify.success(t('add.done', { count: content.lineItems.length }));
        await navigate(PATHS.cart);
        return;
      }
      setOtherAccount(payer);
    } catch (error) {
      if (refuseFields(error).length > 0) await check(form);
      else setFailure(error);
    }
    isRunning.current = false;
    setBusy(false);
  };
  return (
    <>
      <BusyButton {...buttonProps} busy={isBusy} onClick={({ currentTarget }) => void add(currentTarget.form)}>
        {t('add.action')}
      </BusyButton>
      {otherAccount !== null && otherAccount !== values.accountIdentifier && (
        <Notice kind="warning" title={t('add.otherAccount', { account: getName(otherAccount) })}>
          {t('add.otherAccountText', { account: getName(otherAccount) })}
        </Notice>
      )}
      {failure !== null && <Notice kind="error">{apiErrorMessage(i18n, failure)}</Notice>}
    </>
  );
}

/** Puts an order's lines into the active cart and answers the account that this is paid from; into one of another account it puts nothing. */
function usePutIntoCart(): (content: OrderContent) => Promise<string> {
  const getIdempotencyKey = useIdempotencyKey();
  const [createCart] = useCreateCartMutation();
  const [updateCart] = useUpdateCartMutation();
  const [addLines] = useAddCartLinesMutation();
  return async ({ accountIdentifier, metadata, lineItems }) => {
    // Answers the cart that there is; a key of its own, as that may have been ordered since the last attempt.
    const cart = await createCart({
      body: { accountIdentifier, orderSource: 'CART', metadata: { ...metadata } },
      idempotencyKey: newUuid(),
    }).unwrap();
    const { cartId } = cart;
    if (cart.accountIdentifier !== accountIdentifier) {
      if (cart.lineItemCount > 0) return cart.accountIdentifier;
      await updateCart({ cartId, accountIdentifier, body: {} }).unwrap();
    }
    const body = [...lineItems];
    await addLines({ cartId, body, idempotencyKey: getIdempotencyKey({ cartId, body }) }).unwrap();
    return accountIdentifier;
  };
}
