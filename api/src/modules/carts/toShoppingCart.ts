import type { CartErrorGroup, CartMailing, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { CART_STATUSES, ORDER_SOURCES } from '@portal/shared/domain/enumerations';
import { oneOf } from '../../db/oneOf.ts';
import { countInvalidLines } from './cartErrorGroups.ts';
import { listUnschedulable, readCartSchedule } from './cartSchedule.ts';
import type { CartView } from './cartReadModel.ts';
import { faceFeeOf, faceOf, money, totalsByCurrency } from './currencyTotals.ts';
import type { Evaluation } from './evaluateCart.ts';

/** Returns what a cart's order is noted with. */
export const toMetadata = (cart: CartView): ShoppingCart['metadata'] => ({
  purchaseOrderNumber: cart.purchase_order_number,
  notes: cart.notes,
  carrierMessage: cart.carrier_message,
});

export const toShoppingCart = (
  cart: CartView,
  evaluation: Evaluation,
  { causes, mailing }: { readonly causes: readonly CartErrorGroup[]; readonly mailing: CartMailing | null },
): ShoppingCart => ({
  cartId: cart.id,
  status: oneOf(CART_STATUSES, cart.status),
  platformHash: cart.platform_hash,
  groupIdentifier: cart.customer_identifier,
  accountIdentifier: cart.account_identifier,
  userIdentifier: cart.user_hash,
  externalReferenceId: cart.external_reference_id,
  orderReferenceId: cart.reference_order_id,
  orderProcessor: null,
  orderProcessorIdentifier: null,
  orderSource: oneOf(ORDER_SOURCES, cart.order_source),
  paymentSourceIdentifier: cart.payment_source_identifier,
  estimate: {
    fxSubtotals: totalsByCurrency(evaluation.variants, faceOf),
    fxFees: totalsByCurrency(evaluation.variants, faceFeeOf),
    totalAmount: money(evaluation.totalMinor, cart.account_currency),
    totalFees: money(evaluation.totals.feeMinor, cart.account_currency),
  },
  errors: [...evaluation.cartErrors],
  containsInvalidLineItems: causes.length > 0,
  invalidLineItemCount: countInvalidLines(evaluation.variants),
  causes: [...causes],
  metadata: toMetadata(cart),
  lineItemCount: evaluation.lineCount,
  pendingLineItemCount: cart.pending_line_count,
  unaddedLineItemCount: cart.unadded_line_count,
  schedule: readCartSchedule(evaluation.variants),
  mailing,
  unschedulableRewards: listUnschedulable(evaluation.variants),
});
