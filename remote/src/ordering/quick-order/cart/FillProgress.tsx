import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useGetActiveCartQuery } from '../../../entities/cart/cartApi.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useGetCartQuery } from '../quickOrderApi.ts';

const polled = { pollingInterval: SETTINGS.orders.fillPollMs };

interface FillProgressProps {
  readonly cart: ShoppingCart;
  /** The `id` of what says why the order waits. */
  readonly waitsId: string;
}

/** How far a cart is that a job fills. The page has the cart: here it is asked for again meanwhile. */
export function FillProgress({ cart, waitsId }: FillProgressProps) {
  const { t } = useTranslation('cart');
  const { cartId, lineItemCount: done, pendingLineItemCount } = cart;
  const isActive = cart.orderSource === 'CART';
  useGetActiveCartQuery(undefined, { ...polled, skip: !isActive });
  useGetCartQuery(cartId, { ...polled, skip: isActive });
  const total = done + pendingLineItemCount;
  const progress = t('fill.progress', { done, total });
  return (
    <Notice kind="info" title={progress}>
      <progress className="pr-cart__progress" aria-label={progress} max={total} value={done} />
      <span>{t('fill.leave')}</span> <span id={waitsId}>{t('fill.waits')}</span>
    </Notice>
  );
}
