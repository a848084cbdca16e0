import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';

interface FillProgressProps {
  readonly cart: ShoppingCart;
  /** The `id` of what says why the order waits. */
  readonly waitsId: string;
}

/** How far a cart is that a job fills. */
export function FillProgress({ cart, waitsId }: FillProgressProps) {
  const { t } = useTranslation('cart');
  const { lineItemCount: done, pendingLineItemCount } = cart;
  const total = done + pendingLineItemCount;
  const progress = t('fill.progress', { done, total });
  return (
    <Notice kind="info" title={progress}>
      <progress className="pr-cart__progress" aria-label={progress} max={total} value={done} />
      <span>{t('fill.leave')}</span> <span id={waitsId}>{t('fill.waits')}</span>
    </Notice>
  );
}
