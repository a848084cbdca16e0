import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { messageText } from '../../../i18n/messageText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { Section } from '../../../ui/page/Section.tsx';
import {
  CartAccount,
  CartForm,
  FillProgress,
  isOfSchedule,
  PayingNotice,
  rememberTemplate,
  useCartQuote,
  type OrderNotes,
} from '../../quick-order/index.ts';
import { useSetUploadMetadataMutation } from '../stepOrderApi.ts';
import { removeStepsDraft } from '../stepsDraft.ts';
import { getValue } from '../stepState.ts';
import type { StepOrder } from '../useStepOrder.ts';
import { OrderOverview } from './OrderOverview.tsx';
import type { UploadOfOrder } from './useOwnCart.ts';

interface CheckoutFormProps {
  readonly order: StepOrder;
  readonly upload: UploadOfOrder;
  readonly cart: ShoppingCart;
}

/** The order as a whole: what it is, what pays it, how it is noted, what it costs. */
export function CheckoutForm({ order, upload, cart }: CheckoutFormProps) {
  const { t } = useTranslation('stepOrder');
  const { onPlaced } = order;
  const drafts = useDraftStore();
  const principal = usePrincipal();
  const waitsId = useId();
  const price = useCartQuote(cart);
  const [setMetadata] = useSetUploadMetadataMutation();
  const refused = cart.causes.filter((cause) => !isOfSchedule(cause));
  const note = (body: OrderNotes) => setMetadata({ uploadId: upload.uploadId, body }).unwrap();
  const finish = () => {
    const { accountIdentifier } = cart;
    rememberTemplate(principal, { accountIdentifier, etid: getValue(upload, 'etid') });
    removeStepsDraft(drafts);
  };
  return (
    <div className="pr-checkout">
      <CartAccount cart={cart} onPlaced={onPlaced} />
      {cart.status === 'PAYING' && (
        <Suspense fallback={null}>
          <PayingNotice cartId={cart.cartId} onPlaced={onPlaced} onOpen={onPlaced} />
        </Suspense>
      )}
      {cart.pendingLineItemCount > 0 && <FillProgress cart={cart} waitsId={waitsId} />}
      {refused.length > 0 && <Refused causes={refused} count={cart.invalidLineItemCount} />}
      <div className="pr-checkout__columns">
        <div className="pr-checkout__column">
          <Section title={t('checkout.order')}>
            <OrderOverview upload={upload} />
          </Section>
        </div>
        <CartForm
          cart={cart}
          price={price}
          isHeld={refused.length > 0}
          waitsId={waitsId}
          onNote={note}
          onOrdered={finish}
          onPlaced={onPlaced}
        />
      </div>
    </div>
  );
}

interface RefusedProps {
  readonly causes: ShoppingCart['causes'];
  readonly count: number;
}

/** Why people of the order cannot get it by now. */
function Refused({ causes, count }: RefusedProps) {
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
