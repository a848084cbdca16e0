import { FEATURE_DEFAULTS } from '@portal/shared/domain/access/features';
import { ownTreatment } from '../../providers/flags/createTreatmentProvider.ts';
import { AppError } from '../../errors/AppError.ts';
import type { CartView } from './cartReadModel.ts';
import { CART_FAILURES } from './cartsErrors.ts';

/** True for a cart of cards in bulk, which go to one address and are alone in their order. */
export const isBulkCart = ({ order_source }: Pick<CartView, 'order_source'>): boolean =>
  order_source === 'BULK_PHYSICAL';

/** False for a cart of cards in bulk where organisation or account do not order any. */
export function mayOrderBulk(
  cart: Pick<CartView, 'order_source' | 'bulk_orders_disabled' | 'feature_treatments'>,
): boolean {
  if (!isBulkCart(cart)) return true;
  const treatment = ownTreatment(cart.feature_treatments, 'bulk-orders') ?? FEATURE_DEFAULTS['bulk-orders'];
  return treatment === 'on' && !cart.bulk_orders_disabled;
}

/** Raises 403 for a cart of cards in bulk where these are switched off. */
export function requireBulkOrders(cart: CartView): void {
  if (!mayOrderBulk(cart)) throw new AppError(CART_FAILURES.bulkDisabled);
}
