import type { Quote } from '@portal/shared/contract/shoppingCarts';
import type { PhysicalOrder } from '../physicalOrder.ts';

/** An order before it is placed. */
export interface ReviewedOrder {
  readonly order: PhysicalOrder;
  /** Counts all lines of the cart, of which the order has the first hundred; null until it is there. */
  readonly quote: Quote | null;
}
