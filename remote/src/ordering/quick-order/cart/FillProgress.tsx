import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { useTranslation } from 'react-i18next';
import { CountedProgress } from '../../../ui/feedback/CountedProgress.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

export interface FillProgressProps {
  readonly cart: ShoppingCart;
  /** The `id` of what says why the order waits. */
  readonly waitsId: string;
}

/** How far a cart is that a job fills. */
export function FillProgress({ cart, waitsId }: FillProgressProps) {
  const { t } = useTranslation('cart');
  const { lineItemCount: done, pendingLineItemCount } = cart;
  const total = done + pendingLineItemCount;
  return (
    <Notice kind="info">
      <CountedProgress text={t('fill.progress', { done, total })} value={done} max={total} />
      <span>{t('fill.leave')}</span> <span id={waitsId}>{t('fill.waits')}</span>
    </Notice>
  );
}
