import type { RemovedCarts } from '@portal/shared/contract/shoppingCarts';
import { ORDER_SOURCES, type CartRemoval } from '@portal/shared/domain/enumerations';
import { oneOf } from '../../db/oneOf.ts';
import type { StaleCart } from './cartReadModel.ts';

/** A removed cart as its user reads of it. */
export const toRemovedCart = (cart: StaleCart): RemovedCarts[number] => ({
  accountIdentifier: cart.account_identifier,
  accountName: cart.account_name,
  orderSource: oneOf(ORDER_SOURCES, cart.order_source),
  lineItemCount: cart.line_count,
  reason: getRemovalReason(cart),
});

function getRemovalReason({ is_hidden, is_untouched }: StaleCart): CartRemoval {
  if (is_hidden) return 'ACCOUNT_NOT_VISIBLE';
  return is_untouched ? 'UNTOUCHED' : 'ACCOUNT_CLOSED';
}
