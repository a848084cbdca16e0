import { convert } from '../money/money.ts';
import { SETTINGS } from '../settings.ts';
import { shippingFacts, type ShippingMethod } from './shippingMethods.ts';

const { currencyCode, feesMinor, signatureMinor, freeGroundFromMinor } = SETTINGS.shipping;

/** The facts that fees depend on beside the method. `rateE8`: what one USD costs in the account's currency. */
export interface ShippingTerms {
  /** All mailed rewards of the order together, in cents of USD. */
  readonly mailedUsdMinor: bigint;
  readonly accountCurrency: string;
  readonly rateE8: bigint;
}

/** The fee of a method for one address, in cents of USD; standard shipping is free for many mailed rewards. */
export function shippingFeeUsd(method: ShippingMethod, mailedUsdMinor: bigint): bigint {
  const { service, isSigned, category } = shippingFacts(method);
  if (category === 'STANDARD_SHIPPING' && mailedUsdMinor >= freeGroundFromMinor) return 0n;
  return feesMinor[service] + (isSigned ? signatureMinor : 0n);
}

/** The fee of a method for one address, in minor units of the account's currency. */
export const shippingFee = (
  method: ShippingMethod,
  { mailedUsdMinor, accountCurrency, rateE8 }: ShippingTerms,
): bigint => convert(shippingFeeUsd(method, mailedUsdMinor), currencyCode, accountCurrency, rateE8);

/** The share of an address's fee that one of its lines takes: all the same, and the first one the remainder. */
export function shippingShare(feeMinor: bigint, lineCount: number, isFirst: boolean): bigint {
  const even = feeMinor / BigInt(lineCount);
  return isFirst ? feeMinor - even * (BigInt(lineCount) - 1n) : even;
}
