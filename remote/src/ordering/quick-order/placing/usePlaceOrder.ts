import { PATHS } from '@portal/shared/domain/access/paths';
import { useCallback, useRef, type RefObject } from 'react';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import { isRepeatable } from '../../../api/apiError.ts';
import { useAttempt } from '../../../entities/attempt/useAttempt.ts';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { useDraftStore, type DraftStore } from '../../../ui/form/draftStore.ts';
import type { CheckoutValues, OrderContent } from '../checkout/checkoutValues.ts';
import { toFingerprint } from '../checkout/checkoutValues.ts';
import { readOrderDraft, removeOrderDraft, writeOrderDraft, type PlacingAttempt } from '../../orderDraft.ts';
import { rememberTemplate } from '../message/lastTemplates.ts';
import type { TextConsentBody } from './textConsentBody.ts';
import type { PriceAnswer, Pricing } from '../price/usePricing.ts';
import { useCreateOrderMutation } from '../quickOrderApi.ts';
import { isAlreadyPlaced, isOvertaken } from './orderRefusal.ts';
import { isOfForm } from './serverFields.ts';

/** The pending attempt for this quote, else a new one; stored in the draft before it is sent. */
function findOrCreateAttempt(drafts: DraftStore, fingerprint: string, answer: PriceAnswer | null): PlacingAttempt {
  if (answer === null || answer.quote === null || answer.cartId === null || answer.fingerprint !== fingerprint)
    throw new Error('The price is not the one of this order');
  const { cartId, quote } = answer;
  const draft = readOrderDraft(drafts);
  const open = draft.attempt;
  if (open && open.cartId === cartId && open.quote.quoteIdentifier === quote.quoteIdentifier) return open;
  const attempt = { fingerprint, cartId, quote };
  writeOrderDraft(drafts, { ...draft, cartId, attempt });
  return attempt;
}

function endAttempt(drafts: DraftStore): void {
  const { reward, cartKey, cartId } = readOrderDraft(drafts);
  writeOrderDraft(drafts, { reward, cartKey, cartId });
}

/**
 * Places the order at the displayed price, and no other, and navigates to it. Rejects with the server's error: a stale quote
 * (another tab quoted the cart, or it expired) is asked for anew and confirmed anew, an invalid field returns to the form, an
 * order placed elsewhere is linked, anything else is shown in the dialog.
 */
export function usePlaceOrder(
  { answer, requote, markPlaced }: Pricing,
  textConsent: RefObject<TextConsentBody | null>,
): (content: OrderContent, values: CheckoutValues) => Promise<void> {
  const run = useAttempt('ORDER');
  const [createOrder] = useCreateOrderMutation();
  const drafts = useDraftStore();
  const principal = usePrincipal();
  const navigate = useNavigate();
  const { search } = useLocation();

  const placeOrder = useCallback(
    async (content: OrderContent, values: CheckoutValues) => {
      try {
        const { cartId, quote } = findOrCreateAttempt(drafts, toFingerprint(content), answer);
        const consent = textConsent.current;
        const body = { cartId, quoteIdentifier: quote.quoteIdentifier, ...(consent && { textConsent: consent }) };
        const { referenceOrderId } = await run(quote.accountIdentifier, body, (idempotencyKey) =>
          createOrder({ body, idempotencyKey }).unwrap(),
        );
        rememberTemplate(principal, values);
        removeOrderDraft(drafts);
        await navigate(generatePath(PATHS.orderComplete, { referenceOrderId }), { replace: true });
      } catch (error) {
        if (!isRepeatable(error)) endAttempt(drafts);
        if (isOvertaken(error)) requote();
        if (isAlreadyPlaced(error)) markPlaced();
        if (isOfForm(error, values)) await navigate({ pathname: PATHS.checkout, search }, { replace: true });
        throw error;
      }
    },
    [answer, createOrder, drafts, markPlaced, navigate, principal, requote, run, search, textConsent],
  );

  // A second click may come before the button is disabled or the next page is rendered: it shares the first call.
  const running = useRef<Promise<void> | null>(null);
  return useCallback(
    (content, values) => {
      running.current ??= placeOrder(content, values).catch((error: unknown) => {
        running.current = null;
        throw error;
      });
      return running.current;
    },
    [placeOrder],
  );
}
