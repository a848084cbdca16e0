import type { ShippingFeeEstimate, ShippingFeeEstimates } from '@portal/shared/contract/shipping';
import { toMajor } from '@portal/shared/domain/money/money';
import { SETTINGS } from '@portal/shared/domain/settings';
import { shippingInfoOf, type ShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';
import type { Destination } from './destinations.ts';
import type { OfferedMethods } from './offeredMethods.ts';
import type { CartShipping } from './priceShipping.ts';

const { currencyCode: FEE_CURRENCY, freeGroundFromMinor } = SETTINGS.shipping;

interface Estimated {
  readonly destinations: readonly Destination[];
  readonly offered: OfferedMethods;
  /** The methods that are asked for. */
  readonly methods: readonly ShippingMethod[];
  readonly shipping: CartShipping;
  readonly currencyCode: string;
}

type Fees = Pick<
  ShippingFeeEstimates,
  'shippingFeeEstimates' | 'hasPoBox' | 'split' | 'addressCount' | 'currencyCode' | 'freeGround'
>;

/** Says what each method costs that brings everything to all addresses; and where some are for the postal service alone, for these and the rest. */
export function toFeeEstimates({ destinations, offered, methods, shipping, currencyCode }: Estimated): Fees {
  const estimatesOf = (some: readonly Destination[]): ShippingFeeEstimate[] =>
    methods
      .filter((method) => some.every(({ key }) => offered.get(key)?.has(method) === true))
      .map((method) => ({
        shippingInfo: shippingInfoOf(method),
        shippingFee: toMajor((shipping.shippingFees.get(method) ?? 0n) * BigInt(some.length), currencyCode),
      }));
  const postal = destinations.filter(({ reason }) => reason !== null);
  const rest = destinations.filter(({ reason }) => reason === null);
  const missingMinor = freeGroundFromMinor - shipping.mailedUsdMinor;
  return {
    shippingFeeEstimates: estimatesOf(destinations),
    hasPoBox: destinations.some(({ reason }) => reason === 'PO_BOX'),
    split: postal.length === 0 || rest.length === 0 ? null : { postal: estimatesOf(postal), rest: estimatesOf(rest) },
    addressCount: destinations.length,
    currencyCode,
    freeGround: {
      from: toMajor(freeGroundFromMinor, FEE_CURRENCY),
      missing: toMajor(missingMinor > 0n ? missingMinor : 0n, FEE_CURRENCY),
      currencyCode: FEE_CURRENCY,
    },
  };
}
