import type { FoundPayment, RefundResult } from './PaymentGateway.ts';
import { isUndecided } from './reasonCodes.ts';

/** Returns the result of a refund among the payments of its reference; undefined while nothing is decided of it. */
export function findRefund(
  payments: readonly FoundPayment[],
): Exclude<RefundResult, { outcome: 'unknown' }> | undefined {
  const own = payments.filter(({ reasonCode }) => !isUndecided(reasonCode));
  const refunded = own.find(({ state }) => state === 'refunded');
  if (refunded !== undefined) return { outcome: 'refunded', gatewayId: refunded.gatewayId };
  const declined = own.findLast(({ state }) => state === 'declined');
  return declined && { outcome: 'declined', gatewayId: declined.gatewayId, reasonCode: declined.reasonCode };
}
