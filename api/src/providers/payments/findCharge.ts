import type { ChargeResult, FoundPayment } from './PaymentGateway.ts';
import { isUndecided } from './reasonCodes.ts';

type KnownCharge = Exclude<ChargeResult, { outcome: 'unknown' }>;

/**
 * Returns the result of the charge of an amount among the payments of its reference; null while nothing is known of it. A payment of
 * another amount is none of ours, nor is a request that was sent again.
 */
export function findCharge(
  payments: readonly FoundPayment[],
  { amountMinor, currencyCode }: Pick<FoundPayment, 'amountMinor' | 'currencyCode'>,
): KnownCharge | null {
  const own = payments.filter(
    (payment) =>
      payment.amountMinor === amountMinor && payment.currencyCode === currencyCode && !isUndecided(payment.reasonCode),
  );
  const { gatewayId, reasonCode, state } =
    own.find((payment) => payment.state === 'captured') ??
    own.find((payment) => payment.state === 'pending') ??
    own.at(-1) ??
    {};
  if (gatewayId === undefined || reasonCode === undefined || state === undefined || state === 'refunded') return null;
  return { outcome: state, gatewayId, reasonCode };
}
