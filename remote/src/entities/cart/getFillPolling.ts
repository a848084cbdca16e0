import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { SETTINGS } from '@portal/shared/domain/settings';

/** Returns how often a cart is asked for anew: only while a job fills it. */
export const getFillPolling = (cart: ShoppingCart | null | undefined) => ({
  pollingInterval: cart && cart.pendingLineItemCount > 0 ? SETTINGS.orders.fillPollMs : 0,
});
