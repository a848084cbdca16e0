import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PayingNotice } from '../payment/paymentParts.tsx';
import './cart.css';
import type { CartErrorGroupsProps } from './CartErrorGroups.tsx';
import { CartForm } from './CartForm.tsx';
import { CartLines } from './CartLines.tsx';
import { CartMails } from './CartMails.tsx';
import type { FillProgressProps } from './FillProgress.tsx';
import { LaterCartAccount } from './LaterCartAccount.tsx';
import type { UnaddedNoticeProps } from './UnaddedNotice.tsx';
import { getKindCounts, type KindCount } from './cartKinds.ts';
import { EmptiedElsewhere } from './EmptiedElsewhere.tsx';
import './locales.ts';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useCartQuote } from './useCartQuote.ts';
import { isOfSchedule } from './useCartSchedule.ts';
import { useFocusOnceCorrected } from './useFocusOnceCorrected.ts';
import { useLineRemoval } from './useLineRemoval.ts';
import { useShownLines } from './useShownLines.ts';

const CartErrorGroups = lazyPart<CartErrorGroupsProps>(
  async () => (await import(/* webpackChunkName: "cart-errors" */ './CartErrorGroups.tsx')).CartErrorGroups,
);
const FillProgress = lazyPart<FillProgressProps>(async () => (await import('./FillProgress.tsx')).FillProgress);
const UnaddedNotice = lazyPart<UnaddedNoticeProps>(async () => (await import('./UnaddedNotice.tsx')).UnaddedNotice);

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

/** The lines of a cart, what its order is noted with, its price, and the question before it is sent. */
export function CartOrder({ cart, notice, empty, isEmptied = false, onOrdered, onPlaced, actions }: CartOrderProps) {
  const { t } = useTranslation(['cart', 'quickOrder']);
  const { cartId, lineItemCount } = cart;
  const isFilling = cart.pendingLineItemCount > 0;
  const waitsId = useId();
  const shown = useShownLines(cart);
  const price = useCartQuote(cart);
  // Another time is chosen and saved with the review.
  const isHeld = cart.invalidLineItemCount > 0 && !cart.causes.every(isOfSchedule);
  const renewPrice = () => {
    if (!isHeld) void price.renew().catch(() => undefined);
  };
  const kinds = getKindCounts(price.quote);
  const mailedCount = kinds.find(({ kind }) => kind === 'PHYSICAL')?.count ?? 0;
  const removal = useLineRemoval(cartId, onPlaced);
  const [hadLines, setHadLines] = useState(false);
  if (lineItemCount > 0 && !hadLines) setHadLines(true);
  const linesRef = useRef<HTMLElement>(null);
  useFocusOnceCorrected(linesRef, cart.invalidLineItemCount);
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
      <LaterCartAccount cart={cart} onPlaced={onPlaced} />
      {cart.status === 'PAYING' && (
        <Suspense fallback={null}>
          <PayingNotice cartId={cartId} onPlaced={onPlaced} onOpen={onPlaced} />
        </Suspense>
      )}
      {notice}
      <Suspense fallback={null}>
        {isFilling && <FillProgress cart={cart} waitsId={waitsId} />}
        {cart.unaddedLineItemCount > 0 && <UnaddedNotice count={cart.unaddedLineItemCount} />}
      </Suspense>
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
                    <CartMails cart={cart} mailedCount={mailedCount} onSaved={renewPrice} onPlaced={onPlaced} />
                    {actions?.(kinds)}
                  </>
                }
              />
            </Section>
          )}
        </div>
        <CartForm
          cart={cart}
          price={price}
          isHeld={isHeld}
          waitsId={waitsId}
          onOrdered={onOrdered}
          onPlaced={onPlaced}
        />
      </div>
    </div>
  );
}
