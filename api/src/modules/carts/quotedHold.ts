import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import { expectHoldEnd, holdReasonFor } from '@portal/shared/domain/ordering/orderHold';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { findAccount } from '../accounts/index.ts';
import type { CartPayment } from './cartPayment.ts';
import type { CartView } from './cartReadModel.ts';

/** Returns why an order of this cart would be held if it were placed now; null when it would go on at once. */
export async function readQuotedHold(
  tx: Tx,
  { kybStatus }: SessionUser,
  cart: CartView,
  { payment, now }: { readonly payment: CartPayment; readonly now: Date },
): Promise<Quote['hold']> {
  const account = await findAccount(tx, { platformId: cart.platform_id, accountId: cart.account_id });
  const reason = holdReasonFor({
    kybStatus: oneOf(KYB_STATUSES, kybStatus),
    confidence: account.confidence_attribute,
    isCard: payment.kind === 'CARD',
    isInCardReview: false,
  });
  return reason && { reason, expectedDate: expectHoldEnd({ reason, heldSince: now }, now).expectedDate };
}
