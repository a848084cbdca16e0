import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import type { DraftConflict } from '../../drafts/createDraftSync.ts';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { readOrderDraft, removeOrderDraft } from '../../orderDraft.ts';
import type { Pricing } from '../price/usePricing.ts';
import { useLazyGetCartQuery } from '../quickOrderApi.ts';

/** Deletes the draft of an order that was placed elsewhere; the values stay visible. */
export function usePlacedElsewhere(pricing: Pricing, conflict: DraftConflict | null): void {
  useDraftEndedElsewhere(pricing, conflict === 'ended');
  const drafts = useDraftStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { values, dirty, resetForm } = useFormikContext<CheckoutValues>();
  const isEnded = useRef(false);
  useEffect(() => {
    if (pricing.placedCartId === null || isEnded.current) return;
    isEnded.current = true;
    resetForm({ values });
    void navigate({ pathname: PATHS.checkout, search }, { replace: true });
  }, [pricing.placedCartId, resetForm, values, navigate, search]);

  // A draft write may be pending until the reset form is rendered: it would restore a draft that was removed before.
  const isReset = pricing.placedCartId !== null && !dirty;
  useEffect(() => {
    if (isReset) removeOrderDraft(drafts);
  }, [isReset, drafts]);
}

/** When another tab deletes the draft, or another device ends it, the cart's status tells whether the order was placed. */
function useDraftEndedElsewhere({ currentCartId, markPlaced }: Pricing, isEnded: boolean): void {
  const drafts = useDraftStore();
  const [getCart] = useLazyGetCartQuery();
  useEffect(() => {
    const check = async () => {
      const cartId = currentCartId();
      if (cartId === null || (!isEnded && readOrderDraft(drafts).cartId !== undefined)) return;
      const { data: cart } = await getCart(cartId);
      if (cart?.status === 'PLACED') markPlaced();
    };
    const onStorage = () => void check();
    if (isEnded) void check();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [currentCartId, drafts, getCart, isEnded, markPlaced]);
}
