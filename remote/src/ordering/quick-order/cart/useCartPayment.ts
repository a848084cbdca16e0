import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useRef, useState } from 'react';
import {
  fromPaymentSource,
  PAYMENT_SOURCE,
  toPaymentSource,
} from '../../../entities/payment-source/paymentSourceValue.ts';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import { isPaymentRefused } from '../payment/paymentRefusal.ts';
import { useUpdateCartMutation } from '../quickOrderApi.ts';
import { saveCart } from './saveCart.ts';
import type { CartQuote } from './useCartQuote.ts';

/** The price of a cart as the way to pay that the form has makes it: while that is saved, it is asked for anew. */
export function useCartPayment(cart: ShoppingCart, price: CartQuote, onPlaced: () => void): CartQuote {
  const { cartId, accountIdentifier, paymentSourceIdentifier } = cart;
  const { values } = useFormikContext<{ readonly paymentSourceIdentifier: string }>();
  const [updateCart] = useUpdateCartMutation();
  const wanted = values.paymentSourceIdentifier;
  const [settled, setSettled] = useState(() => fromPaymentSource(paymentSourceIdentifier, accountIdentifier));
  const [error, setError] = useState<unknown>(undefined);
  const sent = useRef(settled);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const save = (source: string) => {
    sent.current = source;
    const run = async () => {
      if (sent.current !== source) return;
      const body = { paymentSourceIdentifier: toPaymentSource(source, accountIdentifier) };
      try {
        setError(undefined);
        await saveCart(updateCart({ cartId, accountIdentifier, body }).unwrap(), onPlaced);
      } catch (failure) {
        setError(failure);
        setSettled(source);
        return;
      }
      // A refusal is told by the price.
      await price.renew().catch(() => undefined);
      setSettled(source);
    };
    queue.current = queue.current.then(run);
    return queue.current;
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (wanted !== sent.current) void latest.current(wanted);
  }, [wanted]);
  useRefusedPayment(error ?? price.error, price.quote !== null);
  if (wanted !== settled) return { ...price, isUpdating: true };
  if (error === undefined) return price;
  const renew = async () => {
    await latest.current(wanted);
    return price.renew();
  };
  return { quote: null, error, isUpdating: price.isUpdating, renew };
}

/** Tells at the field what the way to pay is refused for, until there is a price. */
function useRefusedPayment(error: unknown, isPriced: boolean): void {
  const { refuseFields } = useContext(FormShellContext);
  const { setFieldTouched, validateForm } = useFormikContext();
  const isRefused = useRef(false);
  useEffect(() => {
    if (!isPaymentRefused(error) && !(isPriced && isRefused.current)) return;
    isRefused.current = isPaymentRefused(error);
    refuseFields(error);
    void setFieldTouched(PAYMENT_SOURCE, true, false);
    void validateForm();
  }, [error, isPriced, refuseFields, setFieldTouched, validateForm]);
}
